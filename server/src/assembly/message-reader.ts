import type { Logger } from 'pino'
import { openThread } from '../jobs/thread.ts'
import { type Message, stamped } from '../rpc/envelope.ts'
import {
  type LargeAnswer,
  type LargeQuestion,
  type ReadHeads,
  withArguments,
} from '../rpc/reading/large-messages.ts'
import { longestHere, type MessageReader, readHere, type Sending } from '../rpc/reading/message-reader.ts'
import { put } from '../rpc/reading/pieces.ts'

/** What waits here is bounded by the room for what arrives. */
const limits = { milliseconds: 60_000, waiting: 10_000, megabytes: 1024 }

type ReaderParts = { secretKey: () => Promise<Buffer>; log: Logger }

/** Long messages are weighed, parsed and checked in a thread beside everyone else's calls. */
export function openMessageReader({ secretKey, log }: ReaderParts): MessageReader {
  const file = new URL('./message-reader.worker.ts', import.meta.url)
  const thread = openThread<LargeQuestion, LargeAnswer>({ file, limits, log })

  async function ask<Kind extends LargeAnswer>(question: LargeQuestion): Promise<Kind> {
    // What is read is handed over before others are read, however many wait.
    const outcome = await thread.ask(question, { isFirst: 'next' in question })
    if (outcome.kind === 'done') return outcome.answer as Kind
    const why = 'reason' in outcome ? outcome.reason : outcome.kind
    throw new Error(`a message could not be read: ${why}`)
  }

  /** Each piece is asked for by itself, so that others' calls come in between. */
  async function argumentsOf(reading: number): Promise<Record<string, unknown[]>> {
    const args = {}
    for (;;) {
      const { piece } = await ask<Extract<LargeAnswer, { piece: unknown }>>({ next: reading })
      if (piece === null) return args
      put(args, piece)
    }
  }

  async function readBeside(bytes: Buffer, { stamp, side, language }: Sending): Promise<Message> {
    const message = { bytes, side, language, key: await secretKey() }
    const { reading, heads } = await ask<{ reading: number; heads: ReadHeads }>({ message })
    return stamped(
      typeof heads === 'string' ? heads : withArguments(heads, await argumentsOf(reading)),
      stamp,
    )
  }

  return {
    read: (bytes, sending) =>
      bytes.length > longestHere ? readBeside(bytes, sending) : readHere.read(bytes, sending),
    close: thread.close,
  }
}
