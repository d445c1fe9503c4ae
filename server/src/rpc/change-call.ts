import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { actorOf } from '@allmende/domain/accounts/accounts.rules.ts'
import type { Actor } from '@allmende/domain/actor.ts'
import type { AuditEvent } from '@allmende/domain/audit/audit.contract.ts'
import { ensure, Refusal, refuse } from '@allmende/domain/verdict.ts'
import { findSession } from '../accounts/sessions.queries.ts'
import { appendAuditEntry } from '../audit/audit.queries.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Db } from '../database/schema.ts'
import { appendMails } from '../mail/outbox.queries.ts'
import type { Announcement } from './announcements.ts'
import type { Caller, CallParts, Outcome, PreparedCall } from './calls.ts'
import { refusedError } from './errors.ts'
import { type CallKey, findKeptAnswer, keepAnswer, takeCallId } from './kept-answers.queries.ts'
import { KeptRefusal } from './kept-refusal.ts'
import type { Context, RegisteredChange } from './method.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Runs a change once: in one transaction with its log entry, its mails, its announcements and, where the
 * caller gave the call a UUID, the answer that a repeat gets.
 */
export async function runChange(
  parts: CallParts,
  method: RegisteredChange,
  prepared: PreparedCall,
): Promise<Outcome> {
  const key = keyOf(method, prepared)
  try {
    const repeated = key && (await findKeptAnswer(parts.db, key))
    if (repeated) return repeat(repeated, key)

    const inAdvance = method.before ? await before(parts, method, prepared) : undefined
    const outcome = await decide(parts, method, prepared, key, inAdvance)
    const left = prepared.call.now.getTime() + (method.takesAtLeast ?? 0) - Date.now()
    if (left > 0) await sleep(left)
    return outcome
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const outcome = { error: refusedError(error.verdict, prepared.caller.language) }
    await keepRefusal(parts, prepared, key, error, outcome)
    return outcome
  }
}

async function decide(
  parts: CallParts,
  method: RegisteredChange,
  prepared: PreparedCall,
  key: CallKey | null,
  inAdvance: unknown,
): Promise<Outcome> {
  const { caller, call, args, encode } = prepared
  const done = await inTransaction(parts.db, async (db) => {
    const context = await contextIn(db, parts, prepared)
    const taken = key && (await takeCallId(db, key))
    if (taken) return { repeated: repeat(taken, key) }

    const subject = await loadAllowed(method, context, prepared)
    const result = await method.run(context, subject, args, inAdvance)

    const outcome: Outcome = { result: encode(result) }
    if (key) await keepAnswer(db, key, JSON.stringify(outcome))
    const mails = method.mails?.(subject, result, args) ?? []
    await appendMails(db, mails, call.now)
    const events = eventsIn(method.record(subject, result, args))
    const announcements = [...(method.announce?.(subject, result, args) ?? []), ...announcing(events)]
    await parts.announcements.within(db, announcements)
    // Last, because the log's lock holds up everyone else's entries.
    await append(db, context.actor, events, call.now)
    return { outcome, result, announcements, mails }
  })
  if (done.repeated) return done.repeated

  await method.afterwards?.(caller.connection, done.result)
  if (done.announcements.some((announcement) => concerns(announcement, caller)))
    await caller.connection.reload()
  parts.announcements.committed(done.announcements)
  if (done.mails.length > 0) parts.sendMails?.()
  return done.outcome
}

const concerns = (announcement: Announcement, { session }: Caller): boolean =>
  announcement.kind === 'everySessionChanged' ||
  (announcement.kind === 'userChanged' && announcement.email === session?.user.email)

/** The slow part: first asked whether it is allowed, then worked outside any transaction. */
async function before(parts: CallParts, method: RegisteredChange, prepared: PreparedCall): Promise<unknown> {
  const permitted = await inTransaction(parts.db, async (db) => {
    const context = await contextIn(db, parts, prepared)
    return { context, subject: await loadAllowed(method, context, prepared) }
  })
  return method.before?.({ ...permitted.context, db: parts.db }, permitted.subject, prepared.args)
}

async function loadAllowed(method: RegisteredChange, context: Context, { args, call }: PreparedCall) {
  if (method.first) ensure(method.first(context.actor))
  const subject = (await method.load(context, ...args)) ?? refuse('notFound')
  ensure(method.allow(context.actor, subject, call.now))
  return subject
}

/** Who calls is looked up again inside: whoever was deactivated a moment ago changes nothing any more. */
async function contextIn(db: Db, parts: CallParts, { caller, call }: PreparedCall): Promise<Context> {
  const session = caller.session && (await findSession(db, caller.session.tokenHash, call.now))
  return {
    db,
    actor: actorOf(session),
    session,
    connection: caller.connection,
    address: caller.address,
    language: caller.language,
    now: call.now,
    config: parts.config,
    directory: parts.directory,
    portal: parts.portal,
    officialChecks: parts.officialChecks,
  }
}

const eventsIn = (recorded: AuditEvent | readonly AuditEvent[] | null): readonly AuditEvent[] =>
  [recorded ?? []].flat()

/** Whoever looks at the log sees it grow. */
const announcing = (events: readonly AuditEvent[]): readonly Announcement[] =>
  events.length > 0 ? [{ kind: 'storeChanged', entity: 'logEntry', id: null }] : []

async function append(db: Db, actor: Actor, events: readonly AuditEvent[], now: Date): Promise<void> {
  for (const event of events) {
    await appendAuditEntry(db, event.userName ?? (actor.kind === 'user' ? actor.email : 'anonym'), event, now)
  }
}

/** What of a refused call stays is written before it is answered. */
async function keepRefusal(
  parts: CallParts,
  prepared: PreparedCall,
  key: CallKey | null,
  refusal: Refusal,
  outcome: Outcome,
): Promise<void> {
  const { event, mails = [] } = refusal.verdict
  const kept = refusal instanceof KeptRefusal ? refusal.kept : null
  if (!event && mails.length === 0 && !kept) return
  const actor = actorOf(prepared.caller.session)
  const events = eventsIn(event ?? null)
  const announcements = [...(kept?.announce ?? []), ...announcing(events)]
  await inTransaction(parts.db, async (db) => {
    if (key && !(await takeCallId(db, key))) await keepAnswer(db, key, JSON.stringify(outcome))
    await kept?.run(db)
    await appendMails(db, mails, prepared.call.now)
    await parts.announcements.within(db, announcements)
    await append(db, actor, events, prepared.call.now)
  })
  parts.announcements.committed(announcements)
  if (mails.length > 0) parts.sendMails?.()
}

/** Only a logged-in caller's UUID makes a call repeatable. */
function keyOf(method: RegisteredChange, { caller, call, secret }: PreparedCall): CallKey | null {
  const { id, params, now } = call
  const actor = actorOf(caller.session)
  if (secret || actor.kind !== 'user' || typeof id !== 'string' || !uuid.test(id)) return null
  const paramsHash = createHash('sha256')
    .update(JSON.stringify(params ?? []))
    .digest()
  return { userEmail: actor.email, callId: id, method: method.name, paramsHash, created: now }
}

function repeat(kept: { method: string; paramsHash: Buffer; answer: string | null }, key: CallKey): Outcome {
  const same = kept.method === key.method && kept.paramsHash.equals(key.paramsHash)
  if (!same || kept.answer === null) refuse('callIdReused')
  return JSON.parse(kept.answer) as Outcome
}
