import { buffer } from 'node:stream/consumers'
import { existing } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import { findLetter } from '../procedure/answers.queries.ts'
import { inTurn } from './in-turn.ts'
import { letterDocument } from './letter.document.ts'
import type { Doc } from './paper.ts'

/** Its id is random: it counts nobody. */
export const letterFileName = (id: number): string => `mitteilung-${id}.pdf`

/** A letter as its own organization is sent it by mail. */
export async function letterFile(db: Db, id: number, now: Date) {
  const content = await buffer(inTurn({ what: `letter ${id} by mail`, make: () => drawn(db, id, now) }))
  return { filename: letterFileName(id), contentType: 'application/pdf', content }
}

async function drawn(db: Db, id: number, now: Date): Promise<Doc> {
  // Mails are German.
  return letterDocument(existing(await findLetter(db, id)), { requestedBy: null, now, language: 'de' })
}
