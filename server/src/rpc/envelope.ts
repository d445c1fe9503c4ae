import type { Call, CallId, Outcome } from './calls.ts'
import type { Stamp } from './stamp.ts'
import { invalidRequest, parseError, type RpcError, tooManyValues } from './errors.ts'
import { deepestNesting, mostValues, type Side } from './limits.ts'
import { weigh } from './weighing.ts'
import type { Language } from '@allmende/domain/texts.ts'

/** What one message holds: calls and, in their places, requests that are none. */
export type Message = { batch: boolean; entries: readonly (Call | 'invalid')[] } | Fault
/** A call, whenever it came. */
export type Said = Omit<Call, 'now' | 'stampedBy'>
type SaidMessage = { batch: boolean; entries: readonly (Said | 'invalid')[] } | Fault
export type Fault = 'unparsable' | 'invalid' | 'tooMany'

/** How many calls one message may hold. */
export const largestBatch = 50

/** Beyond this nothing is read; up to it whoever sends too many values is told so by the call itself. */
const boundsOf = (side: Side) => ({ depth: deepestNesting + 1, values: 2 * mostValues[side] })

/** Reads a JSON-RPC 2.0 message; what costs more than its sender may is not even parsed. */
export function readMessage(bytes: Buffer, side: Side): SaidMessage {
  const weighed = weigh(bytes, boundsOf(side))
  if (weighed !== 'bearable') return weighed === 'tooDeep' ? 'invalid' : weighed
  let json: unknown
  try {
    json = JSON.parse(bytes.toString())
  } catch {
    return 'unparsable'
  }
  if (!Array.isArray(json)) return { batch: false, entries: [toCall(json)] }
  if (json.length === 0 || json.length > largestBatch) return 'invalid'
  return { batch: true, entries: json.map((entry) => asPart(toCall(entry))) }
}

function toCall(json: unknown): Said | 'invalid' {
  if (typeof json !== 'object' || json === null) return 'invalid'
  const { jsonrpc, method, params, id } = json as Record<string, unknown>
  const wellFormed =
    jsonrpc === '2.0' &&
    typeof method === 'string' &&
    (params === undefined || (typeof params === 'object' && params !== null)) &&
    (id === undefined || id === null || typeof id === 'string' || typeof id === 'number')
  if (!wellFormed) return 'invalid'
  return { method, params, ...(id === undefined ? {} : { id }) }
}

const asPart = (entry: Said | 'invalid'): Said | 'invalid' =>
  entry === 'invalid' ? entry : { ...entry, inBatch: true }

/** All calls of a message came with its last byte. */
export function stamped(message: SaidMessage, { at, by }: Stamp): Message {
  if (typeof message === 'string') return message
  const entries = message.entries.map((entry) =>
    entry === 'invalid' ? entry : { ...entry, now: at, stampedBy: by },
  )
  return { batch: message.batch, entries }
}

/** Whether there is such a call among them. */
export const holdsCall = (message: Message, isSuch: (call: Call) => boolean): boolean =>
  typeof message === 'object' && message.entries.some((entry) => entry !== 'invalid' && isSuch(entry))

/** Results that several callers get, as they are written. */
const written = new WeakMap<Outcome, string>()

export const invalidAnswer = answerText(null, { error: invalidRequest })

function faultAnswer(fault: Fault, language: Language): string {
  if (fault === 'invalid') return invalidAnswer
  return answerText(null, { error: fault === 'tooMany' ? tooManyValues(language) : parseError })
}

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
  language: Language
  /** Told of whatever in it is no call, and so is paid for by no call. */
  stray: () => void
}

/** Answers every call of a message; null where there is nothing to answer. */
export async function answerMessage(
  message: Message,
  { run, changes, largest, refused, language, keep, stray }: Answering,
): Promise<Buffer | null> {
  if (typeof message === 'string') {
    stray()
    return Buffer.from(faultAnswer(message, language))
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
