import { ensure, Refusal, refuse } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Announcement } from './announcements.ts'
import type { Caller, HouseParts, Outcome, PreparedCall } from './calls.ts'
import { wallClock } from './clock.ts'
import { contextOf } from './context.ts'
import { declaredBy, enter, tell } from './deed.ts'
import { refusedError } from './errors.ts'
import { keepRefusal } from './kept-refusal.ts'
import {
  type CallKey,
  type KeptAnswersTable,
  findKeptAnswer,
  keepAnswer,
  takeCallId,
} from './kept-answers.queries.ts'
import type { Context, RegisteredChange } from './method.ts'
import { callBringsPassword } from './passwords.ts'
import { repeatableAs } from './repeatable.ts'
import { saidHash } from './said-hash.ts'

/**
 * Runs a change once: in one transaction with its log entry, its mails, its announcements and, where the
 * caller gave the call a UUID, the answer that a repeat gets.
 */
export async function runChange(
  parts: HouseParts,
  method: RegisteredChange,
  prepared: PreparedCall,
): Promise<Outcome> {
  const key = await keyOf(parts, method, prepared)
  const clock = parts.clock ?? wallClock
  const began = clock.now()
  try {
    // The slow part is not begun again; what has none finds out soon enough.
    const kept = key && method.before ? await findKeptAnswer(parts.db, key) : null
    const repeated = kept && key && repeat(kept, key)
    if (repeated) return repeated

    const inAdvance = method.before ? await before(parts, method, prepared) : null
    const outcome = await decide(parts, method, prepared, key, inAdvance)
    const left = began + (method.takesAtLeast ?? 0) - clock.now()
    if (left > 0) await clock.sleep(left)
    return outcome
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { verdict } = error
    const outcome = { error: refusedError(verdict, prepared.caller.language), reason: verdict.reason }
    await keepRefusal(parts, prepared, error, async (db) => {
      // Who mistyped her password asks the same again with the right one.
      if (!key || callBringsPassword(prepared.call, prepared.passwordAt)) return
      const taken = await takeCallId(db, key)
      if (!taken || isDecidedAnew(taken, key)) await keepAnswer(db, key, JSON.stringify(outcome))
    })
    return outcome
  }
}

async function decide(
  parts: HouseParts,
  method: RegisteredChange,
  prepared: PreparedCall,
  key: CallKey | null,
  inAdvance: InAdvance | null,
): Promise<Outcome> {
  const { caller, call, args, encode, arrived } = prepared
  // Whether its sender is logged in counts when it began, and what the rules say when its last byte is there.
  const now = arrived?.() ?? call.now
  const undo = async () => inAdvance && method.undo?.(inAdvance.context, inAdvance.made)
  const done = await inTransaction(parts.db, async (db) => {
    const context = { ...(await contextIn(db, parts, prepared)), now }
    const taken = key && (await takeCallId(db, key))
    const repeated = taken && repeat(taken, key)
    if (repeated) return { repeated }

    const subject = await loadAllowed(method, context, prepared)
    const result = await method.run(context, subject, args, inAdvance?.made)

    const outcome: Outcome = { result: encode(method.answer ? method.answer(result) : result) }
    if (key) await keepAnswer(db, key, JSON.stringify(outcome))
    const declared = declaredBy(method, [subject, result, args], context.actor, now)
    await enter(parts, db, declared)
    return { outcome, result, declared }
  }).catch(async (error: unknown) => {
    // Of what went wrong otherwise nobody knows whether it was done after all.
    if (error instanceof Refusal) await undo()
    throw error
  })
  if (done.repeated) {
    await undo()
    return done.repeated
  }

  await method.afterwards?.(caller.connection, done.result)
  if (done.declared.announcements.some((announcement) => concerns(announcement, caller)))
    await caller.connection.reload()
  tell(parts, done.declared)
  return done.outcome
}

const concerns = (announcement: Announcement, { session }: Caller): boolean =>
  announcement.kind === 'everySessionChanged' ||
  (announcement.kind === 'userChanged' && announcement.email === session?.email)

type InAdvance = { context: Context; made: unknown }

/** The slow part: first asked whether it is allowed, then worked outside any transaction. */
async function before(
  parts: HouseParts,
  method: RegisteredChange,
  prepared: PreparedCall,
): Promise<InAdvance> {
  const permitted = await inTransaction(parts.db, async (db) => {
    const context = await contextIn(db, parts, prepared)
    return { context, subject: await loadAllowed(method, context, prepared) }
  })
  const context = { ...permitted.context, db: parts.db }
  return { context, made: await method.before?.(context, permitted.subject, prepared.args) }
}

async function loadAllowed(method: RegisteredChange, context: Context, { args }: PreparedCall) {
  if (method.first) ensure(method.first(context.actor))
  const subject = (await method.load(context, ...args)) ?? refuse('notFound')
  ensure(method.allow(context.actor, subject, context.now))
  return subject
}

/** Who calls is looked up again inside: whoever was deactivated a moment ago changes nothing any more. */
async function contextIn(db: Db, parts: HouseParts, { caller, call }: PreparedCall): Promise<Context> {
  const session = caller.session && (await parts.sessions.find(db, caller.session.tokenHash, call.now))
  return contextOf(parts, db, session, caller, call)
}

async function keyOf(
  { secretKey }: HouseParts,
  method: RegisteredChange,
  prepared: PreparedCall,
): Promise<CallKey | null> {
  const known = repeatableAs(prepared)
  if (!known) return null
  const { params, read, now } = prepared.call
  const paramsHash = read?.hash ?? saidHash(await secretKey(), params, prepared.passwordAt)
  return { ...known, method: method.name, paramsHash, created: now }
}

/** The answer of who said it first; null where it was refused to who said the same later than this one. */
function repeat(kept: Omit<CallKey, 'userEmail' | 'callId'> & { answer: string | null }, key: CallKey) {
  const same = kept.method === key.method && kept.paramsHash.equals(key.paramsHash)
  if (!same) refuse('callIdReused')
  if (kept.answer === null) refuse('answerForgotten')
  return isDecidedAnew(kept, key) ? null : (JSON.parse(kept.answer) as Outcome)
}

/** Whether only what came later was refused. */
const isDecidedAnew = ({ answer, created }: Pick<KeptAnswersTable, 'answer' | 'created'>, key: CallKey) =>
  answer !== null && key.created < created && 'error' in (JSON.parse(answer) as Outcome)
