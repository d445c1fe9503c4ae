import type { Call, CallId, Outcome } from './calls.ts'
import { invalidRequest, parseError, type RpcError } from './errors.ts'

/** What one message holds: calls and, in their places, requests that are none. */
export type Message = { batch: boolean; entries: readonly (Call | 'invalid')[] } | 'unparsable' | 'invalid'

/** How many calls one message may hold, and how deep its values may nest. */
export const largestBatch = 50
const deepestNesting = 64

/** Reads a JSON-RPC 2.0 message; `now` is when its last byte was read. */
export function readMessage(text: string, now: Date): Message {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return 'unparsable'
  }
  if (nestsDeeper(json, deepestNesting)) return 'invalid'
  if (!Array.isArray(json)) return { batch: false, entries: [toCall(json, now)] }
  if (json.length === 0 || json.length > largestBatch) return 'invalid'
  return { batch: true, entries: json.map((entry) => asPart(toCall(entry, now))) }
}

function toCall(json: unknown, now: Date): Call | 'invalid' {
  if (typeof json !== 'object' || json === null) return 'invalid'
  const { jsonrpc, method, params, id } = json as Record<string, unknown>
  const wellFormed =
    jsonrpc === '2.0' &&
    typeof method === 'string' &&
    (params === undefined || (typeof params === 'object' && params !== null)) &&
    (id === undefined || id === null || typeof id === 'string' || typeof id === 'number')
  if (!wellFormed) return 'invalid'
  return { method, params, now, ...(id === undefined ? {} : { id }) }
}

const asPart = (entry: Call | 'invalid'): Call | 'invalid' =>
  entry === 'invalid' ? entry : { ...entry, inBatch: true }

/** Level by level instead of by recursion, so that depth costs no stack. */
function nestsDeeper(json: unknown, limit: number): boolean {
  let level: unknown[] = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
  return false
}

/** Results that several callers get, as they are written. */
const written = new WeakMap<Outcome, string>()

export const unparsableAnswer = answerText(null, { error: parseError })
export const invalidAnswer = answerText(null, { error: invalidRequest })

/** Writes a result once for all who get it, and tells how long it is. */
export function writeOnce(outcome: { result: unknown }): number {
  const text = written.get(outcome) ?? JSON.stringify(outcome.result)
  written.set(outcome, text)
  return text.length
}

export function answerText(id: CallId, outcome: Outcome): string {
  const text = written.get(outcome)
  if (text !== undefined) return `{"jsonrpc":"2.0","result":${text},"id":${JSON.stringify(id)}}`
  const said = 'error' in outcome ? { error: outcome.error } : outcome
  return JSON.stringify({ jsonrpc: '2.0', ...said, id })
}

export function notificationText(method: string, params: unknown): string {
  return JSON.stringify({ jsonrpc: '2.0', method, params })
}

/** How a message is answered: by whom, and how much of it there is room for. */
export type Answering = {
  run: (call: Call) => Promise<Outcome>
  /** Whether a call changes anything. */
  changes: (call: Call) => boolean
  /** Bytes of a batch's answer that are never passed by what was read, and with what all from there on is refused. */
  largest: number
  refused: RpcError
  /** Told of every part of the answer; false where there is no room for more of it. */
  keep: (bytes: number) => boolean
  /** Told of whatever in it is no call, and so is paid for by no call. */
  stray: () => void
}

/** Answers every call of a message; null where there is nothing to answer. */
export async function answerMessage(
  message: Message,
  { run, changes, largest, refused, keep, stray }: Answering,
): Promise<Buffer | null> {
  if (message === 'unparsable' || message === 'invalid') {
    stray()
    return Buffer.from(message === 'invalid' ? invalidAnswer : unparsableAnswer)
  }
  // As bytes, which are sent as they are: a text beside them would be the same once more.
  const answers: Buffer[] = []
  let weight = 0
  let full = false
  const refusal = ({ id = null }: Call) => Buffer.from(answerText(id, { error: refused }))
  // Those still to come have to be refused with something, should this be the last that is answered.
  const saved = message.entries.map(
    (entry) => (entry === 'invalid' ? invalidAnswer.length : refusal(entry).length) + 1,
  )
  let rest = saved.reduce((sum, length) => sum + length, 1)
  const add = (answer: Buffer): void => {
    answers.push(answer)
    weight += answer.length + 1
    full ||= !keep(answer.length)
  }
  // What has happened is told whatever it weighs, for nobody would know it otherwise; those answers are small.
  const mustBeTold = (call: Call, outcome: Outcome) => 'result' in outcome && changes(call)
  // One after the other: a batch is one client's request and gets one client's share.
  for (const [index, entry] of message.entries.entries()) {
    rest -= saved[index] ?? 0
    if (entry === 'invalid') {
      stray()
      add(Buffer.from(invalidAnswer))
      continue
    }
    const outcome: Outcome = full ? { error: refused } : await run(entry)
    if (entry.id === undefined) continue
    const answer: Buffer = Buffer.from(answerText(entry.id, outcome))
    const crosses: boolean = message.batch && !full && weight + answer.length + 1 + rest > largest
    full ||= crosses
    add(crosses && !mustBeTold(entry, outcome) ? refusal(entry) : answer)
  }
  if (answers.length === 0) return null
  return message.batch ? listOf(answers) : (answers[0] ?? null)
}

const [opening, comma, closing] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer]

const listOf = (answers: readonly Buffer[]): Buffer =>
  Buffer.concat([...answers.flatMap((answer, index) => [index === 0 ? opening : comma, answer]), closing])
