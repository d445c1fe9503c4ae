import { addressAt, paths } from '@allmende/domain/addresses.ts'
import type { LogScope } from '@allmende/domain/audit/audit.policy.ts'
import type { PdfRequest, documentsContract } from '@allmende/domain/documents/documents.contract.ts'
import { documentPolicy } from '@allmende/domain/documents/documents.policy.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { logScope } from '../audit/log-scope.ts'
import { type Context, methodsOf } from '../rpc/method.ts'
import { findTenderHead } from '../tenders/tenders.queries.ts'
import { pdfPermits } from './download-links.ts'
import type { LogRequest } from './log.document.ts'

const { read } = methodsOf<typeof documentsContract>()

/** What is wanted, with what decides about it. */
export type Wanted =
  | ({ kind: 'log'; request: LogRequest } & LogScope)
  | { kind: 'project'; tender: TenderHead; request: PdfRequest }

/** Asked for the link, and once more when the link is opened. */
export async function wantedBy({ db }: Context, request: PdfRequest): Promise<Wanted | null> {
  if (request.kind === 'log') return { kind: 'log', request, ...(await logScope(db, request.id)) }
  const tender = await findTenderHead(db, request.id)
  return tender && { kind: 'project', tender, request }
}

export const documentMethods = [
  read('createPDFAndGetDownloadLink', {
    load: wantedBy,
    allow: documentPolicy.make,
    after: async (context, { request: pdf }) => {
      const permit = await pdfPermits.give(context, pdf)
      // The browser that asks knows where it is, even where the operator has named no address.
      return addressAt(context.config.publicUrl ?? '', paths.download(fileName(pdf), permit))
    },
    show: (_actor, url) => url,
  }),
]

function fileName({ kind, id }: PdfRequest): string {
  if (kind === 'project') return `ausschreibung-${id}.pdf`
  return id === null ? `audit-${kind}.pdf` : `audit-${kind}-projekt-${id}.pdf`
}
