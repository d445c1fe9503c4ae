import { buffer } from 'node:stream/consumers'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Context } from '../../rpc/method.ts'
import { inTurn } from '../in-turn.ts'
import { messagesDocument } from './messages.document.ts'

export const messagesFileName = (tenderId: number): string => `nachrichten-${tenderId}.pdf`

/** All messages of a tender as they go into an archive, in German; the context is the system's. */
export async function messagesFile(context: Context, tender: TenderHead) {
  const asked = { requestedBy: null, now: context.now, language: 'de' } as const
  const content = await buffer(
    inTurn({
      what: `messages ${tender.id} for an archive`,
      make: async () => messagesDocument(context, tender, asked),
    }),
  )
  return { filename: messagesFileName(tender.id), contentType: 'application/pdf', content }
}
