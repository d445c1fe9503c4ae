import { type Actor, isInternal, visitor } from '@allmende/domain/actor.ts'
import type { Behalf } from '../database/behalf.ts'
import type { Db } from '../database/schema.ts'
import type { Side } from './limits.ts'

/** A login as connections and calls see it; the area of accounts adds what it knows besides. */
export interface Session {
  /** The token itself is known to its browser only. */
  tokenHash: Buffer
  email: string
  actor: Actor
  expires: Date
}

/** Whose account a session counts for; who is not fully logged in is a stranger like any other. */
export const accountIn = (session: Session | null): string | null =>
  session?.actor.kind === 'user' ? session.actor.email : null

/** As whose filings what is sent with this session is waited for: those of a company stand in one line anyway. */
export function filerIn(session: Session | null): string | null {
  const actor = session?.actor
  if (actor?.kind !== 'user') return null
  return actor.organizationId === null ? `account ${actor.email}` : `organization ${actor.organizationId}`
}

/** On which side whoever has this session stands; who is not fully logged in is a visitor like any other. */
export function sideOf(session: Session | null): Side {
  const actor = session?.actor ?? visitor
  if (isInternal(actor)) return 'internal'
  return actor.kind === 'user' ? 'external' : 'visitor'
}

/** Finds sessions and keeps those alive that are in use. */
export type SessionKeeper = {
  open: (token: string, now: Date) => Promise<Session | null>
  /**
   * On whose behalf the token is looked up: the account it named lately, or its own where this house gave it out. Null
   * where nothing speaks for whoever brings it. Nothing is looked up for that.
   */
  behalfOf: (token: string) => Behalf | null
  /**
   * The session that something was given to, whoever brings it: looked up in the turn of the account it had lately, so
   * that its owner does not wait with strangers, and not again where it is known to be over.
   */
  given: (tokenHash: Buffer, now: Date) => Promise<Session | null>
  /** The same as whose filings are waited for. */
  filerOf: (token: string) => string | null
  /** As it is now; inside a transaction, as that one sees it. */
  find: (db: Db, tokenHash: Buffer, now: Date) => Promise<Session | null>
  reload: (session: Session, now: Date) => Promise<Session | null>
  /** The session as it is after being used now; null when it is over. */
  use: (session: Session, now: Date) => Promise<Session | null>
  /** What `setSessionUser` tells its own screens, as it goes over the wire. */
  described: (session: Session) => unknown[]
}
