import { buffer } from 'node:stream/consumers'
import type { Context } from '../../rpc/method.ts'
import { inTurn } from '../in-turn.ts'
import { recordContents } from './record-contents.ts'
import { recordDocument } from './record.document.ts'

export const recordFileName = (tenderId: number): string => `vergabevermerk-${tenderId}.pdf`

/** The record as it goes into an archive, in German like the log; `db` of the context is the database itself. */
export async function recordFile(context: Context, tenderId: number) {
  const asked = { requestedBy: null, now: context.now, language: 'de' } as const
  const content = await buffer(
    inTurn({
      what: `record ${tenderId} for an archive`,
      make: async () => recordDocument(await recordContents({ ...context, language: 'de' }, tenderId), asked),
    }),
  )
  return { filename: recordFileName(tenderId), contentType: 'application/pdf', content }
}
