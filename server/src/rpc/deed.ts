import { type Actor, nameOf } from '@allmende/domain/actor.ts'
import type { AuditEvent } from '@allmende/domain/deed/audit-event.ts'
import type { Mail } from '@allmende/domain/deed/mail.ts'
import type { Db } from '../database/schema.ts'
import type { Announcement, Announcements } from './announcements.ts'
import type { Ledger } from './ledger.ts'
import type { Change } from './method.ts'

/** What somebody did: what the log says of it, whom it is mailed to, whose screens hear of it. */
export type Deed = {
  actor: Actor
  now: Date
  events: readonly AuditEvent[]
  mails: readonly Mail[]
  announcements: readonly Announcement[]
  /** Jobs that have something to do now. */
  wakes: readonly string[]
}

export type DeedParts = {
  ledger: Ledger
  announcements: Announcements
  /** Told how much was added to the log. */
  chargeLogged?: (bytes: number) => void
  /** Starts a job at once instead of when it would look next. */
  wake?: (job: string) => void
}

type Declared = Partial<Omit<Deed, 'actor' | 'now'>>

export function deed(actor: Actor, now: Date, declared: Declared): Deed {
  const { events = [], mails = [], announcements = [], wakes = [] } = declared
  // Whoever looks at the log sees it grow.
  const logged = events.length > 0 ? [{ kind: 'storeChanged', entity: 'log', id: null } as const] : []
  return { actor, now, events, mails, announcements: [...announcements, ...logged], wakes }
}

type Saying = Pick<Change<unknown[], unknown, unknown, unknown>, 'record' | 'mails' | 'announce' | 'wakes'>

/** What the steps of a change declare of what was done. */
export function declaredBy(
  steps: Saying,
  [subject, result, args]: [subject: unknown, result: unknown, args: unknown[]],
  actor: Actor,
  now: Date,
): Deed {
  return deed(actor, now, {
    events: eventsIn(steps.record(subject, result, args)),
    mails: steps.mails?.(subject, result, args) ?? [],
    announcements: steps.announce?.(subject, result, args) ?? [],
    wakes: steps.wakes ?? [],
  })
}

export const eventsIn = (recorded: AuditEvent | readonly AuditEvent[] | null): readonly AuditEvent[] =>
  [recorded ?? []].flat()

/** Writes it down in the transaction that did it. */
export async function enter(
  { ledger, announcements, chargeLogged }: DeedParts,
  db: Db,
  done: Deed,
): Promise<void> {
  await ledger.post(db, done.mails, done.now)
  await announcements.within(db, done.announcements)
  // Last, because the log's lock holds up everyone else's entries.
  const recorded = done.events.map((event) => ({ userName: event.userName ?? nameOf(done.actor), event }))
  if (recorded.length === 0) return
  chargeLogged?.(JSON.stringify(recorded).length)
  await ledger.enter(db, recorded, done.now)
}

/** Tells of it once it is committed. */
export function tell({ announcements, wake }: DeedParts, done: Deed): void {
  announcements.committed(done.announcements)
  if (done.mails.length > 0) for (const job of ['urgentMail', 'mail']) wake?.(job)
  for (const job of done.wakes) wake?.(job)
}
