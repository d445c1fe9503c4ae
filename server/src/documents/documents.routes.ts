import { nameOf } from '@allmende/domain/actor.ts'
import { documentPolicy } from '@allmende/domain/documents/documents.policy.ts'
import { serves } from '../http/route.ts'
import type { Context } from '../rpc/method.ts'
import { seenTender } from '../tenders/seen-tender.ts'
import { type Wanted, wantedBy } from './documents.methods.ts'
import { pdfPermits } from './download-links.ts'
import { letterDocument } from './letter.document.ts'
import { logDocument } from './log.document.ts'
import { inTurn } from './in-turn.ts'
import type { Doc } from './paper.ts'
import { protocolDocument } from './protocol.document.ts'
import { receiptDocument } from './receipt.document.ts'
import { messagesDocument } from './messages/messages.document.ts'
import { parcelDocument } from './parcel/parcel.document.ts'
import { recordContents } from './record/record-contents.ts'
import { recordDocument } from './record/record.document.ts'
import { requesterOf } from './request-line.ts'
import { shownReceipt } from './shown-receipt.ts'
import { tenderDocument } from './tender.document.ts'

export const documentRoutes = [
  /** What a signed address permits, to whoever holds it: under the rights its person has at that moment. */
  serves('/api/v1/downloads/:name', {
    asks: pdfPermits.asks,
    load: wantedBy,
    allow: documentPolicy.make,
    serve: async (context, wanted) => ({
      body: inTurn({
        what: JSON.stringify([wanted.request, nameOf(context.actor), context.language]),
        make: () => paper(context, wanted),
      }),
      type: 'application/pdf',
      headers: { 'content-disposition': 'inline' },
      // A PDF runs nothing in our name.
      shownByBrowser: true,
    }),
  }),
]

async function paper(context: Context, wanted: Wanted): Promise<Doc> {
  const { db, actor, now, language } = context
  const requestedBy = requesterOf(actor)
  if (wanted.kind === 'log') return logDocument(db, wanted.request, { requestedBy, now })
  if (wanted.kind === 'protocol')
    return protocolDocument(wanted.opening, wanted.tender.name, { requestedBy, now, language })
  if (wanted.kind === 'letter') return letterDocument(wanted.letter, { requestedBy, now, language })
  if (wanted.kind === 'parcel') return parcelDocument(context, wanted.request)
  if (wanted.kind === 'receipt') {
    const receipt = await shownReceipt(db, wanted.receipt, wanted.viewer)
    return receiptDocument(receipt, { requestedBy, now, language })
  }
  if (wanted.kind === 'record')
    return recordDocument(await recordContents(context, wanted.tender.id), { requestedBy, now, language })
  if (wanted.kind === 'messages')
    return messagesDocument(context, wanted.tender, { requestedBy, now, language })
  return tenderDocument(db, await seenTender(context, wanted.tender.id), { requestedBy, now, language })
}
