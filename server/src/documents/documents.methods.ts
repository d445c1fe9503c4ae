import { PdfRequest } from '@allmende/domain/documents/documents.contract.ts'
import { documentPolicy } from '@allmende/domain/documents/documents.policy.ts'
import type { Methods } from '@allmende/domain/method.ts'
import { z } from 'zod'
import { methodsOf, read } from '../rpc/method.ts'
import { linkLifetime, sealPermit } from './download-links.ts'
import { logDocument } from './log.document.ts'
import type { Doc } from './paper.ts'
import { findSigningKey } from './signing-key.queries.ts'

export const documentMethods = [
  read('createPDFAndGetDownloadLink', {
    load: async (_context, request) => request,
    allow: documentPolicy.make,
    after: async ({ db, session, config, now }, pdf) => {
      const permit = {
        session: session?.tokenHash.toString('base64url') ?? null,
        expires: new Date(now.getTime() + linkLifetime),
        pdf,
      }
      const sealed = sealPermit(await findSigningKey(db), permit)
      return `${config.publicUrl ?? ''}/api/v1/downloads/${fileName(pdf)}?permit=${sealed}`
    },
    show: (_actor, url) => url,
  }),
]

const fileName = ({ kind, id }: PdfRequest): string =>
  id === null ? `audit-${kind}.pdf` : `audit-${kind}-projekt-${id}.pdf`

/** What the download's address serves; never called by name. */
const downloadContract = {
  downloadPdf: { kind: 'read', args: z.tuple([PdfRequest]), result: z.custom<Doc>() },
} as const satisfies Methods

/** Asked anew when the address is opened: under the rights its person has at that moment. */
export const pdfDownload = methodsOf<typeof downloadContract>().read('downloadPdf', {
  load: async (_context, request) => request,
  allow: documentPolicy.make,
  after: async ({ db, actor, now }, request) =>
    logDocument(db, request, { requestedBy: actor.kind === 'user' ? actor.email : 'anonym', now }),
  show: (_actor, document) => document,
})
