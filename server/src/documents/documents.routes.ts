import { nameOf } from '@allmende/domain/actor.ts'
import type { PdfRequest } from '@allmende/domain/documents/documents.contract.ts'
import { documentPolicy } from '@allmende/domain/documents/documents.policy.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { serves } from '../http/route.ts'
import type { HouseParts } from '../rpc/calls.ts'
import type { Context } from '../rpc/method.ts'
import type { Session } from '../rpc/session.ts'
import { findSigningKey } from '../settings/signing-key.queries.ts'
import { seenTender } from '../tenders/seen-tender.ts'
import { type Wanted, wantedBy } from './documents.methods.ts'
import { type Permit, readPermit } from './download-links.ts'
import { logDocument } from './log.document.ts'
import type { Doc } from './paper.ts'
import { tenderDocument } from './tender.document.ts'

export const documentRoutes = [
  /** What a signed address permits, to whoever holds it: under the rights its person has at that moment. */
  serves('/api/v1/downloads/:name', {
    asks: async ({ query }, house, now) => {
      const { permit: sealed } = query as { permit?: unknown }
      const key = await findSigningKey(house.db, house.services.keys)
      const permit = typeof sealed === 'string' ? readPermit(key, sealed) : null
      if (!permit) return refuse('downloadUnknown')
      if (permit.expires <= now) return refuse('downloadExpired')
      const session = await sessionOf(house, permit, now)
      return { args: [permit.pdf] as [PdfRequest], session, language: permit.language }
    },
    load: wantedBy,
    allow: documentPolicy.make,
    serve: async (context, wanted) => ({
      body: await paper(context, wanted),
      type: 'application/pdf',
      headers: { 'content-disposition': 'inline' },
      // A PDF runs nothing in our name.
      shownByBrowser: true,
    }),
  }),
]

async function paper(context: Context, wanted: Wanted): Promise<Doc> {
  const { db, actor, now, language } = context
  const requestedBy = nameOf(actor)
  if (wanted.kind === 'log') return logDocument(db, wanted.request, { requestedBy, now })
  return tenderDocument(db, await seenTender(context, wanted.tender.id), { requestedBy, now, language })
}

/** A permit lives no longer than the session it was given to. */
async function sessionOf(
  { db, sessions }: HouseParts,
  { session }: Permit,
  now: Date,
): Promise<Session | null> {
  if (session === null) return null
  return (await sessions.find(db, Buffer.from(session, 'base64url'), now)) ?? refuse('downloadExpired')
}
