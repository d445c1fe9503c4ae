import { z } from 'zod'
import { auditEventTypes } from '../deed/audit-event.ts'
import { Instant, LargeId, type Methods } from '../method.ts'
import { ServerId } from '../parcels/folder.ts'
import { ParcelId } from '../parcels/parcels.contract.ts'
import { TenderId } from '../tenders/tenders.contract.ts'

/** So many parcels one exposé tells of, and so many chosen pictures it shows. */
export const [mostParcels, mostPictures] = [50, 24]

/** What a parcel is, in words, on a map and in pictures: one by its `id`, or several by their `ids` as one document. */
const ParcelPdf = z
  .object({
    kind: z.literal('parcel'),
    id: ParcelId.optional(),
    ids: z.array(ParcelId).min(1).max(mostParcels).optional(),
    /** Which pictures, as long as they are there; without a word the first ones. */
    images: z.array(ServerId).max(mostPictures).optional(),
    /** As visitors get it, whoever asks. */
    asVisitor: z.boolean().optional(),
  })
  .refine(({ id, ids }) => (id === undefined) !== (ids === undefined))
export type ParcelPdf = z.infer<typeof ParcelPdf>

/** Each of them once, in the order asked for. */
export const parcelIdsOf = ({ id, ids }: ParcelPdf): number[] => [
  ...new Set(ids ?? (id === undefined ? [] : [id])),
]

/** Which document is wanted; its content is always the server's own data. */
export const PdfRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('log'),
    /** The tender whose log it is; null for the whole log. */
    id: TenderId.nullable(),
    filter: z
      .object({
        type: z.enum(auditEventTypes).nullable().optional(),
        from: Instant.optional(),
        to: Instant.optional(),
      })
      .optional(),
  }),
  /** The notice of a tender. */
  z.object({ kind: z.literal('project'), id: TenderId }),
  /** What a bidder holds of one submission or withdrawal. */
  z.object({ kind: z.literal('receipt'), id: LargeId }),
  /** What a bidder was told about a lot; the id is the letter's. */
  z.object({ kind: z.literal('letter'), id: LargeId }),
  /** What an opening found; the id is the opening's. */
  z.object({ kind: z.literal('protocol'), id: LargeId }),
  /** How it was awarded, for the files of the authority; the id is the tender's. */
  z.object({ kind: z.literal('record'), id: TenderId }),
  /** What was written about a tender, as far as the caller may read it; the id is the tender's. */
  z.object({ kind: z.literal('messages'), id: TenderId }),
  ParcelPdf,
])
export type PdfRequest = z.infer<typeof PdfRequest>

export const documentsContract = {
  /** The address of the document, good for a few minutes. */
  createPDFAndGetDownloadLink: { kind: 'read', args: z.tuple([PdfRequest]), result: z.string() },
} as const satisfies Methods
