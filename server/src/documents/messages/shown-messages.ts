import type { Message } from '@allmende/domain/messages/messages.contract.ts'
import { showMessage } from '@allmende/domain/messages/messages.views.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { participatesIn, readerOf, viewerOf } from '../../messages/message-readers.ts'
import { countMessages, listMessages } from '../../messages/messages.queries.ts'
import type { Context } from '../../rpc/method.ts'
import { paperLinesOf } from '../bounded-blocks.ts'

export type Reading = Pick<Context, 'db' | 'actor'>

/** About 300 pages: more would be no document any more, and drawing it would keep everybody else waiting. */
export const mostPaperLines = 16_000

/** What the head of a message takes, and each of its files. */
const [linesOfHead, linesOfFile] = [9, 3]
const pageSize = 50

/** The newest of them, the oldest first; `all` says how many there are. */
export type ShownMessages = { messages: Message[]; all: number; leftOut: { from: Date; to: Date } | null }

/** Each as it leaves the server by any other way. */
export async function shownMessages(
  reading: Reading,
  tender: TenderHead,
  mostLines: number = mostPaperLines,
): Promise<ShownMessages> {
  const reader = readerOf(reading)
  const query = { tenderId: tender.id, conversedWith: null, sort: 'created' } as const
  const all = await countMessages(reading.db, reader, query)
  const viewer = viewerOf(reading, tender, await participatesIn(reading, tender.id))
  const messages: Message[] = []
  let left = mostLines
  for (let offset = 0; offset < all; offset += pageSize) {
    const page = { ...query, descending: true, offset, limit: pageSize }
    for (const stored of await listMessages(reading.db, reader, page)) {
      const message = showMessage(viewer, stored)
      left -= linesOf(message)
      if (left < 0 && messages.length > 0) {
        const [oldest] = await listMessages(reading.db, reader, { ...query, descending: false, limit: 1 })
        const from = oldest?.created ?? message.created
        return { messages: messages.toReversed(), all, leftOut: { from, to: message.created } }
      }
      messages.push(message)
    }
  }
  return { messages: messages.toReversed(), all: messages.length, leftOut: null }
}

const linesOf = ({ messageText, question, recipientNames, attachmentCount }: Message): number =>
  linesOfHead +
  paperLinesOf(messageText) +
  paperLinesOf(question ?? '') +
  paperLinesOf(recipientNames.join(', ')) +
  attachmentCount * linesOfFile
