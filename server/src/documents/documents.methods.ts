import { addressAt, paths } from '@allmende/domain/addresses.ts'
import type { LogScope } from '@allmende/domain/audit/audit.policy.ts'
import { PdfRequest } from '@allmende/domain/documents/documents.contract.ts'
import { documentPolicy } from '@allmende/domain/documents/documents.policy.ts'
import type { Methods } from '@allmende/domain/method.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { z } from 'zod'
import { logScope } from '../audit/log-scope.ts'
import { type Context, methodsOf, read } from '../rpc/method.ts'
import { seenTender } from '../tenders/seen-tender.ts'
import { findTenderHead } from '../tenders/tenders.queries.ts'
import { linkLifetime, sealPermit } from './download-links.ts'
import { logDocument, type LogRequest } from './log.document.ts'
import type { Doc } from './paper.ts'
import { findSigningKey } from './signing-key.queries.ts'
import { tenderDocument } from './tender.document.ts'

/** What is wanted, with what decides about it. */
type Wanted =
  | ({ kind: 'log'; request: LogRequest } & LogScope)
  | { kind: 'project'; tender: TenderHead; request: PdfRequest }

async function wantedBy({ db }: Context, request: PdfRequest): Promise<Wanted | null> {
  if (request.kind === 'log') return { kind: 'log', request, ...(await logScope(db, request.id)) }
  const tender = await findTenderHead(db, request.id)
  return tender && { kind: 'project', tender, request }
}

export const documentMethods = [
  read('createPDFAndGetDownloadLink', {
    load: wantedBy,
    allow: documentPolicy.make,
    after: async ({ db, session, config, now, language }, { request: pdf }) => {
      const permit = {
        session: session?.tokenHash.toString('base64url') ?? null,
        expires: new Date(now.getTime() + linkLifetime),
        language,
        pdf,
      }
      const sealed = sealPermit(await findSigningKey(db), permit)
      return addressAt(config.publicUrl ?? '', paths.download(fileName(pdf), sealed))
    },
    show: (_actor, url) => url,
  }),
]

function fileName({ kind, id }: PdfRequest): string {
  if (kind === 'project') return `ausschreibung-${id}.pdf`
  return id === null ? `audit-${kind}.pdf` : `audit-${kind}-projekt-${id}.pdf`
}

/** What the download's address serves; never called by name. */
const downloadContract = {
  downloadPdf: { kind: 'read', args: z.tuple([PdfRequest]), result: z.custom<Doc>() },
} as const satisfies Methods

/** Asked anew when the address is opened: under the rights its person has at that moment. */
export const pdfDownload = methodsOf<typeof downloadContract>().read('downloadPdf', {
  load: wantedBy,
  allow: documentPolicy.make,
  after: async (context, wanted) => {
    const { db, actor, now, language } = context
    const requestedBy = actor.kind === 'user' ? actor.email : 'anonym'
    return wanted.kind === 'log'
      ? logDocument(db, wanted.request, { requestedBy, now })
      : tenderDocument(db, await seenTender(context, wanted.tender.id), { requestedBy, now, language })
  },
  show: (_actor, document) => document,
})
