import type { Logger } from 'pino'
import { openThread } from '../jobs/thread.ts'
import { type Message, stamped } from '../rpc/envelope.ts'
import {
  type LargeAnswer,
  type LargeQuestion,
  type ReadHeads,
  withArguments,
} from '../rpc/reading/large-messages.ts'
import { FairLine } from '../rpc/fair-line.ts'
import { longestHere } from '../rpc/limits.ts'
import { type MessageReader, readHere, type Sending } from '../rpc/reading/message-reader.ts'
import { put } from '../rpc/reading/pieces.ts'

const limits = { milliseconds: 60_000, waiting: 2, megabytes: 1024 }

type ReaderParts = { secretKey: () => Promise<Buffer>; log: Logger }

/** Long messages are weighed, parsed and checked in a thread beside everyone else's calls. */
export function openMessageReader({ secretKey, log }: ReaderParts): MessageReader {
  const file = new URL('./message-reader.worker.ts', import.meta.url)
  // One after the other and each to its end, so that no more than one lies in memory beside its bytes.
  const line = new FairLine()
  let last = 0
  const thread = openThread<LargeQuestion, LargeAnswer>({ file, limits, log })

  async function ask<Kind extends LargeAnswer>(question: LargeQuestion): Promise<Kind> {
    const outcome = await thread.ask(question)
    if (outcome.kind === 'done') return outcome.answer as Kind
    const why = 'reason' in outcome ? outcome.reason : outcome.kind
    throw new Error(`a message could not be read: ${why}`)
  }

  /** Each piece is asked for by itself, so that others' calls come in between. */
  async function argumentsOf(reading: number): Promise<Record<string, unknown[]>> {
    const args = {}
    for (;;) {
      const { piece } = await ask<Extract<LargeAnswer, { piece: unknown }>>({ reading, next: true })
      if (piece === null) return args
      put(args, piece)
    }
  }

  async function readWhole(bytes: Buffer, { stamp, side, language, isGone }: Sending): Promise<Message> {
    if (isGone()) return 'unparsable'
    const reading = ++last
    const message = { bytes, side, language, key: await secretKey() }
    const { heads } = await ask<{ heads: ReadHeads }>({ reading, message })
    if (typeof heads === 'string') return heads
    return stamped(withArguments(heads, await argumentsOf(reading)), stamp)
  }

  return {
    read: (bytes, sending) =>
      bytes.length > longestHere
        ? line.run(sending.sender, () => readWhole(bytes, sending))
        : readHere.read(bytes, sending),
    close: thread.close,
  }
}
