import { createStore } from '../rpc/store.ts'

/** Files on their way while somebody is elsewhere in the application. */
export type Underway = {
  files: number
  /** Of all of them together. */
  share: number
  /** It waits for the line or a login. */
  isHeld: boolean
  /** Where it can be seen. */
  href: string
}

export const underway = createStore<Underway | null>(null)
