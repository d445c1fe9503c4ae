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

/** So many are kept: the mails about one receipt go to all people of a company, one after the other. */
const mostKept = 8
const kept = new Map<string, Promise<Buffer>>()

/** A receipt as its own organization is sent it by mail; it never changes, so it is drawn once. */
export async function receiptFile(db: Db, id: number, now: Date) {
  const what = `receipt ${id} by mail`
  const content = kept.get(what) ?? buffer(inTurn({ what, make: () => drawn(db, id, now) }))
  kept.delete(what)
  kept.set(what, content)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  // One that could not be drawn is drawn again.
  content.catch(() => kept.delete(what))
  return { filename: receiptFileName(id), contentType: 'application/pdf', content: await content }
}

async function drawn(db: Db, id: number, now: Date): Promise<Doc> {
  const receipt = existing(await findReceipt(db, id))
  const shown = await shownReceipt(db, receipt, 'own')
  // Mails are German.
  return receiptDocument(shown, { requestedBy: null, now, language: 'de' })
}
