import type { Methods } from '@allmende/domain/method.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { type ReadArguments, readArguments } from '../arguments.ts'
import { type Fault, readMessage, type Said } from '../envelope.ts'
import type { Side } from '../limits.ts'
import { bringsPassword } from '../passwords.ts'
import { saidHash } from '../said-hash.ts'
import { cut, type Piece } from './pieces.ts'

export type LargeMessage = { bytes: Uint8Array; side: Side; language: Language; key: Uint8Array }

/** A call without its arguments, which follow in pieces. */
export type Head = Omit<Said, 'params' | 'read'> & {
  hash: Uint8Array
  bringsPassword: boolean
  error: Extract<ReadArguments, { error: unknown }>['error'] | null
}

export type ReadHeads = { batch: boolean; entries: readonly (Head | 'invalid')[] } | Fault
/** `reading` is the asker's own number, so that no other thread than the one that read it knows it. */
export type LargeQuestion = { reading: number; message: LargeMessage } | { reading: number; next: true }
export type LargeAnswer = { heads: ReadHeads } | { piece: Piece | null }

/** What a thread does that reads large messages: first the calls' heads, then their arguments, piece by piece. */
export function largeMessages(contract: Methods): (question: LargeQuestion) => LargeAnswer {
  const readings = new Map<number, Generator<Piece>>()

  function read(reading: number, { bytes, side, language, key }: LargeMessage): LargeAnswer {
    const message = readMessage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), side)
    if (typeof message === 'string') return { heads: message }
    const args: Record<string, unknown[]> = {}
    const entries = message.entries.map((entry, index): Head | 'invalid' => {
      if (entry === 'invalid') return entry
      const { params, ...head } = entry
      const declared = Object.hasOwn(contract, head.method) ? contract[head.method] : undefined
      const given = declared ? readArguments(declared, params, side, language) : { args: [] }
      if ('args' in given) args[index] = given.args
      return {
        ...head,
        hash: saidHash(key, params, declared?.passwordAt),
        bringsPassword: bringsPassword(params, declared?.passwordAt),
        error: 'error' in given ? given.error : null,
      }
    })
    readings.set(reading, cut(args))
    return { heads: { batch: message.batch, entries } }
  }

  function next(reading: number): LargeAnswer {
    const piece = readings.get(reading)?.next()
    if (piece === undefined) throw new Error('there is no such reading')
    if (piece.done) readings.delete(reading)
    return { piece: piece.done ? null : piece.value }
  }

  return (question) =>
    'next' in question ? next(question.reading) : read(question.reading, question.message)
}

/** The calls of a message, once all their pieces are there. */
export function withArguments(
  { batch, entries }: Exclude<ReadHeads, string>,
  args: Record<string, unknown[]>,
): { batch: boolean; entries: readonly (Said | 'invalid')[] } {
  return {
    batch,
    entries: entries.map((entry, index): Said | 'invalid' => {
      if (entry === 'invalid') return entry
      const { hash, bringsPassword: brings, error, ...head } = entry
      const own = args[index]
      if (!error && !own) throw new Error('the arguments of a call are missing')
      const read = error ? { error } : { args: own ?? [] }
      return { ...head, read: { arguments: read, hash: Buffer.from(hash), bringsPassword: brings } }
    }),
  }
}
