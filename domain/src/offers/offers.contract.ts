import { z } from 'zod'
import { CountedId, final, Instant, LargeId, type Methods, Token, stampSources } from '../method.ts'
import { OrganizationId } from '../organizations/organizations.contract.ts'
import { FiledFile } from '../rooms/filed-file.ts'
import { filingKinds } from '../procedure/filing.contract.ts'
import { LotOffer, OfferId, Remark } from '../procedure/lot-offer.contract.ts'

/** How one organization takes part in a tender. */
export const Offer = z.object({
  id: OfferId,
  projectId: CountedId,
  organizationId: OrganizationId,
  organization: z.object({ name: z.string() }),
  /** The highest of its lot offers. */
  stage: z.int(),
  created: Instant,
  updated: Instant,
  stageUpdated: Instant,
  applicationSent: Instant.nullable(),
  offerSent: Instant.nullable(),
  lotOffers: z.array(LotOffer),
  /** Of a continuous procedure: her parts that were denied before she applied again. */
  earlierLotOffers: z.array(LotOffer),
  /** Of the submission or withdrawal this very call made. */
  receiptId: LargeId.nullable(),
})
export type Offer = z.infer<typeof Offer>

const StampedBy = z.enum(stampSources).nullable()

export const Submissions = z.object({
  submissions: z.array(
    z.object({
      receiptId: LargeId,
      lotIds: z.array(CountedId),
      kind: z.enum(filingKinds),
      receivedAt: Instant,
      /** Who took that moment; unknown of those from before this was kept. */
      stampedBy: StampedBy,
      deadline: Instant.nullable(),
      /** Null for the team until opened, and where there is no room for them here: then the receipt names them. */
      files: z.array(FiledFile).nullable(),
      withdrawnAt: Instant.nullable(),
      openedAt: Instant.nullable(),
    }),
  ),
  refused: z.array(
    z.object({
      at: Instant,
      stampedBy: StampedBy,
      lotId: CountedId,
      cause: z.string(),
      deadline: Instant.nullable(),
    }),
  ),
  /** For the own organization alone; the newest. */
  uploads: z.array(
    z.object({
      at: Instant,
      by: z.string(),
      roomId: LargeId,
      name: z.string(),
      removedAt: Instant.nullable(),
    }),
  ),
})
export type Submissions = z.infer<typeof Submissions>

export const LotIds = z.array(CountedId).min(1).max(1000)
const Reason = z.string().trim().max(10_000, final)

/** How much the team may note of an offer. */
export const longestRemark = 10_000

/** One of the things that two people opened of a lot: applications are 4, offers 7; where there are rounds, of which. */
export const OpenedPart = z.object({
  target: z.union([z.literal(4), z.literal(7)]),
  round: z.int().min(1).max(1_000_000).nullable().optional(),
})
export type OpenedPart = z.infer<typeof OpenedPart>

export const offersContract = {
  /** Takes part in every lot that can be joined; asked again it adds what is missing. */
  createOffer: {
    kind: 'change',
    args: z.tuple([z.object({ id: CountedId }), Token.optional()]),
    result: Offer,
  },
  /** 0 withdraws an application, 1 submits it, 3 and 4 are the team's board, 5 withdraws an offer, 6 submits it. */
  updateOfferStage: {
    kind: 'change',
    filing: true,
    args: z.tuple([
      OfferId,
      z.union([0, 1, 3, 4, 5, 6].map((stage) => z.literal(stage))),
      LotIds.nullable(),
      Reason.optional(),
    ]),
    result: Offer,
  },
  /** What was filed stands as it is, in the knowledge of what was announced since; the change is the version's number. */
  confirmChange: { kind: 'change', args: z.tuple([OfferId, LargeId]), result: Offer },
  /** The team's note on an offer for a lot; the version is 0 where there is none yet. */
  setOfferRemark: {
    kind: 'change',
    args: z.tuple([
      CountedId,
      OfferId,
      z.object({
        version: z.int().min(0).max(1_000_000_000),
        text: z.string().trim().max(longestRemark, final),
      }),
    ]),
    result: Remark,
  },
  getSubmissions: {
    kind: 'read',
    args: z.tuple([OfferId]),
    result: Submissions,
    shows: { entity: 'offer', idAt: 0 },
  },
  /** Everything that was opened of a lot by one opening, as one ZIP with a folder for each bidder; the last if not told. */
  getOffersZipLink: {
    kind: 'read',
    args: z.tuple([CountedId, OpenedPart.optional()]),
    result: z.string(),
  },
  getOffersByProjectId: {
    kind: 'read',
    args: z.tuple([CountedId]),
    result: z.array(Offer),
    shows: { entity: 'offer' },
  },
  getOffersByOrganizationId: {
    kind: 'read',
    args: z.tuple([OrganizationId]),
    result: z.array(Offer),
    shows: { entity: 'offer' },
  },
} as const satisfies Methods
