import { heldBecause, isDeactivated, type SessionFacts } from '@allmende/domain/accounts/accounts.rules.ts'
import type { SessionUser } from '@allmende/domain/accounts/accounts.contract.ts'
import { isInternal } from '@allmende/domain/actor.ts'
import { createStore } from '../rpc/store.ts'

/** Who sits in front of this browser, as far as the server has said. */
export type Session = {
  /** The server has answered, or there was nothing to ask. */
  settled: boolean
  token: string | null
  user: SessionUser | null
  twoFactorConfirmed: boolean
  /** She has just confirmed her e-mail address. */
  justActivated: boolean
  /** How the last session of this tab ended: by her own wish, or not. */
  ended: 'left' | 'expired' | null
}

export const nobody: Session = {
  settled: true,
  token: null,
  user: null,
  twoFactorConfirmed: false,
  justActivated: false,
  ended: null,
}

export const session = createStore<Session>({ ...nobody, settled: false })

export function patchSession(changes: Partial<Session>) {
  session.set({ ...session.get(), ...changes })
}

/** Resolves as soon as it is known who is here. */
export function sessionSettled(): Promise<Session> {
  if (session.get().settled) return Promise.resolve(session.get())
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (!session.get().settled) return
      stop()
      resolve(session.get())
    })
  })
}

/** Logged out, or what the rules of accounts need to know of the login. */
export function factsOf(
  { token, user, twoFactorConfirmed }: Session,
  twoFactorRequired: boolean,
): SessionFacts | null {
  return token && user ? { user, twoFactorConfirmed, twoFactorRequired } : null
}

/** What the login still lacks, seen from the screen. */
export type Standing =
  | 'visitor'
  | 'secondFactorPending'
  | 'secondFactorUndecided'
  | 'emailUnconfirmed'
  | 'full'

export function standingOf(facts: SessionFacts | null): Standing {
  if (!facts || isDeactivated(facts.user)) return 'visitor'
  const held = heldBecause(facts)
  if (held === 'secondFactorPending' || held === 'emailUnconfirmed') return held
  // The server only insists where the settings do; the screen asks everyone once.
  if (held === 'secondFactorUndecided' || facts.user.twoFactorEnabled === null) return 'secondFactorUndecided'
  return held ?? 'full'
}

/** Where a person starts who is, or will be, logged in. */
export function homeOf(user: SessionUser): '/wizard/1' | '/projekte' {
  return isInternal({ ...user, kind: 'user' }) ? '/wizard/1' : '/projekte'
}
