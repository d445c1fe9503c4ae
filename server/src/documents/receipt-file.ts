import { buffer } from 'node:stream/consumers'
import { existing } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import { findReceipt } from '../procedure/receipts.queries.ts'
import { inTurn } from './in-turn.ts'
import type { Doc } from './paper.ts'
import { receiptDocument } from './receipt.document.ts'
import { shownReceipt } from './shown-receipt.ts'

/** Its id is random: it counts nobody. */
export const receiptFileName = (id: number): string => `einreichung-${id}.pdf`

/** A receipt as its own organization is sent it by mail. */
export async function receiptFile(db: Db, id: number, now: Date) {
  const content = await buffer(inTurn({ what: `receipt ${id} by mail`, make: () => drawn(db, id, now) }))
  return { filename: receiptFileName(id), contentType: 'application/pdf', content }
}

async function drawn(db: Db, id: number, now: Date): Promise<Doc> {
  const receipt = existing(await findReceipt(db, id))
  const shown = await shownReceipt(db, receipt, 'own')
  // Mails are German.
  return receiptDocument(shown, { requestedBy: null, now, language: 'de' })
}
