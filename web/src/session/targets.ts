import { createStore } from '../rpc/store.ts'

/** Where to go on once the missing step of the login is done; a set target opens that step's dialog. */
export type Targets = { afterLogin: string | null; afterSecondFactor: string | null }

export const targets = createStore<Targets>({ afterLogin: null, afterSecondFactor: null })

export const rememberForLogin = (href: string) => targets.set({ afterLogin: href, afterSecondFactor: null })
export const rememberForSecondFactor = (href: string) =>
  targets.set({ afterLogin: null, afterSecondFactor: href })
export const forgetTargets = () => targets.set({ afterLogin: null, afterSecondFactor: null })
