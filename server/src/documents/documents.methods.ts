import { addressAt, paths } from '@allmende/domain/addresses.ts'
import type { LogScope } from '@allmende/domain/audit/audit.policy.ts'
import {
  type documentsContract,
  type ParcelPdf,
  parcelIdsOf,
  type PdfRequest,
} from '@allmende/domain/documents/documents.contract.ts'
import { documentPolicy } from '@allmende/domain/documents/documents.policy.ts'
import { isOwnOffer } from '@allmende/domain/offers/offers.policy.ts'
import type { Addressee } from '@allmende/domain/rooms/sealed-tries.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { logScope } from '../audit/log-scope.ts'
import { type Context, methodsOf } from '../rpc/method.ts'
import { findLetter, type KeptLetter } from '../procedure/answers.queries.ts'
import { findOpening, type KeptOpening } from '../procedure/openings.queries.ts'
import { findReceipt, type KeptReceipt } from '../procedure/receipts.queries.ts'
import { findTenderOfLot } from '../tenders/course/lot-tender.queries.ts'
import { listProjectAdmins } from '../tenders/team.queries.ts'
import { findTenderHead } from '../tenders/tenders.queries.ts'
import { findParcelHeads, type ParcelHead } from '../parcels/parcel-heads.queries.ts'
import { pdfPermits } from './download-links.ts'
import type { LogRequest } from './log.document.ts'
import { letterFileName } from './letter-file.ts'
import { messagesFileName } from './messages/messages-file.ts'
import { parcelFileName } from './parcel/parcel-file.ts'
import { recordFileName } from './record/record-file.ts'
import { receiptFileName } from './receipt-file.ts'

const { read } = methodsOf<typeof documentsContract>()

/** What is wanted, with what decides about it. */
export type Wanted =
  | ({ kind: 'log'; request: LogRequest } & LogScope)
  | { kind: 'project'; tender: TenderHead; request: PdfRequest }
  | ({ kind: 'receipt'; request: PdfRequest } & WantedReceipt)
  | { kind: 'letter'; tender: TenderHead; letter: KeptLetter; organizationId: number; request: PdfRequest }
  | { kind: 'protocol'; tender: TenderHead; opening: KeptOpening; request: PdfRequest }
  | { kind: 'record' | 'messages'; tender: TenderHead; request: PdfRequest }
  | { kind: 'parcel'; parcels: readonly ParcelHead[]; request: ParcelPdf }

type WantedReceipt = {
  tender: TenderHead
  receipt: KeptReceipt
  organizationId: number
  isOpened: boolean
  projectAdmins: readonly Addressee[]
  viewer: 'own' | 'team'
}

/** Asked for the link, and once more when the link is opened. */
export async function wantedBy(context: Context, request: PdfRequest): Promise<Wanted | null> {
  const { db } = context
  if (request.kind === 'log') return { kind: 'log', request, ...(await logScope(db, request.id)) }
  if (request.kind === 'receipt') {
    const wanted = await wantedReceipt(context, request.id)
    return wanted && { kind: 'receipt', request, ...wanted }
  }
  if (request.kind === 'letter') {
    const letter = await findLetter(db, request.id)
    const tender = letter && (await findTenderHead(db, letter.tenderId))
    return (
      letter && tender && { kind: 'letter', tender, letter, organizationId: letter.organizationId, request }
    )
  }
  if (request.kind === 'parcel') {
    const ids = parcelIdsOf(request)
    const parcels = await findParcelHeads(db, ids)
    return parcels.length === ids.length ? { kind: 'parcel', parcels, request } : null
  }
  if (request.kind === 'protocol') {
    const opening = await findOpening(db, request.id)
    const tender = opening && (await findTenderOfLot(db, opening.lotId))
    return opening && tender && { kind: 'protocol', tender, opening, request }
  }
  const tender = await findTenderHead(db, request.id)
  return tender && { kind: request.kind, tender, request }
}

async function wantedReceipt({ db, actor }: Context, id: number): Promise<WantedReceipt | null> {
  const receipt = await findReceipt(db, id)
  const tender = receipt && (await findTenderHead(db, receipt.tenderId))
  if (!receipt || !tender) return null
  const { organizationId } = receipt
  const isOpened = receipt.lots.some(({ openedAt }) => openedAt !== null)
  const projectAdmins = await listProjectAdmins(db, tender.id)
  const viewer = isOwnOffer(actor, receipt) ? 'own' : 'team'
  return { tender, receipt, organizationId, isOpened, projectAdmins, viewer }
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

function fileName(request: PdfRequest): string {
  if (request.kind === 'parcel') return parcelFileName(parcelIdsOf(request))
  const { kind, id } = request
  if (kind === 'project') return `ausschreibung-${id}.pdf`
  // These ids are random: they count nobody.
  if (kind === 'receipt') return receiptFileName(id)
  if (kind === 'letter') return letterFileName(id)
  if (kind === 'protocol') return `oeffnungsniederschrift-${id}.pdf`
  if (kind === 'record') return recordFileName(id)
  if (kind === 'messages') return messagesFileName(id)
  return id === null ? `audit-${kind}.pdf` : `audit-${kind}-projekt-${id}.pdf`
}
