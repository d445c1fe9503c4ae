import { isInternal, nameOf, signedIn } from '@allmende/domain/actor.ts'
import type { Offer, offersContract } from '@allmende/domain/offers/offers.contract.ts'
import { isOwnOffer, offerPolicy } from '@allmende/domain/offers/offers.policy.ts'
import { drag } from '@allmende/domain/procedure/board.ts'
import { join } from '@allmende/domain/procedure/joining.ts'
import { latestPart } from '@allmende/domain/procedure/participants.ts'
import { bidderOf } from '@allmende/domain/rooms/room-standing.ts'
import { isEditor } from '@allmende/domain/tenders/tenders.policy.ts'
import { existing, refuse, refused } from '@allmende/domain/verdict.ts'
import {
  addOffer,
  findOffer,
  findOfferOf,
  listOffers,
  listOffersOf,
  lockOffer,
  type NewOffer,
  newOfferId,
  type StoredOffer,
} from '../procedure/offers.queries.ts'
import { listLotOffersOf } from '../procedure/lot-offers.queries.ts'
import { setRemark } from '../procedure/offer-remarks.queries.ts'
import { type Context, methodsOf } from '../rpc/method.ts'
import { partsChanged, tenderMoved } from '../tenders/announcing.ts'
import { findTenderOf } from '../tenders/course/lot-tender.queries.ts'
import { moveOne, type Moved } from '../tenders/course/moving.ts'
import { findInvitationFor, isInvitationToken, useInvitation } from '../tenders/people/invitations.queries.ts'
import { listTeams } from '../tenders/team.queries.ts'
import { findTenderHead, holdTenderHead, lockTenderHead } from '../tenders/tenders.queries.ts'
import { confirm } from './confirming.ts'
import { file } from './filing.ts'
import type { FilingStage } from './filing-steps.ts'
import { offersOf } from './offer-views.ts'
import { keepPaceOfFiling } from './pace-of-filing.ts'
import { openedOffers } from './opened-offers.ts'
import { offersZipLink } from './offers-zip.routes.ts'
import { submissionsOf } from './submissions.ts'

const { read, change } = methodsOf<typeof offersContract>()

type Told = Moved & { offer: Offer; tender: { id: number; name: string } }

const afterMove = {
  answer: ({ offer }: Told) => offer,
  record: (_before: unknown, { events }: Told) => events,
  mails: (_before: unknown, { mails }: Told) => mails,
  announce: (_before: unknown, { tender, mails, concerned, offer }: Told) =>
    tenderMoved({ ...tender, mails, onlyFor: concerned === null ? undefined : offer.organizationId }),
  wakes: ['clock'],
}

const isFiling = (stage: number): stage is FilingStage => stage !== 3 && stage !== 4

async function begunPart({ db, now }: Context, offer: NewOffer): Promise<StoredOffer> {
  const id = newOfferId()
  await addOffer(db, id, offer, now)
  return existing(await findOffer(db, id))
}

/** A part and its tender, locked, so that what is decided about it still holds when it is done. */
async function lockedOffer({ db, now }: Context, offerId: number, stage: number) {
  const found = await findTenderOf(db, offerId)
  if (!found) return null
  const tender = await (isFiling(stage) ? holdTenderHead(db, found, now) : lockTenderHead(db, found.id))
  const offer = tender && (await lockOffer(db, offerId))
  return offer && { offer, tender, stage, organizationId: offer.organizationId }
}

async function seenOffer({ db }: Context, offerId: number) {
  const offer = await findOffer(db, offerId)
  const tender = offer && (await findTenderHead(db, offer.tenderId))
  return offer && tender && { offer, tender, organizationId: offer.organizationId }
}

/** Somebody's part in a lot; of several attempts the last. */
async function remarkable({ db, now }: Context, lotId: number, offerId: number) {
  const found = await findTenderOf(db, offerId)
  const tender = found && (await holdTenderHead(db, found, now))
  const offer = tender && (await findOffer(db, offerId))
  const part = latestPart({ lotOffers: await listLotOffersOf(db, [offerId]) }, offerId, lotId)
  if (!offer || !part) return null
  const { attempt } = part
  return { tender, organizationId: offer.organizationId, part: { offerId, lotId, attempt } }
}

async function shown(
  context: Context,
  offerId: number,
  viewer: 'team' | 'own',
  moved: Moved,
  receiptId: number | null = null,
): Promise<Offer> {
  const stored = existing(await findOffer(context.db, offerId))
  const [offer] = await offersOf(context, [stored], viewer, moved.after)
  return { ...existing(offer), receiptId }
}

export const offerMethods = [
  change('createOffer', {
    first: signedIn,
    load: ({ db }, { id }) => lockTenderHead(db, id),
    allow: offerPolicy.join,
    run: async (context, tender, [, token]) => {
      const { db, actor, now } = context
      const organizationId = bidderOf(actor) ?? refuse('onlyCompaniesJoin')
      const email = nameOf(actor)
      const known = await findOfferOf(db, tender.id, organizationId)
      const part =
        known ?? (await begunPart(context, { tenderId: tender.id, organizationId, createdBy: email }))
      const { id: offerId } = part
      const invitation = await findInvitationFor(db, tender.id, { email, organizationId })
      const hasInvitation = invitation !== null
      const isOthers =
        !hasInvitation && token !== undefined && (await isInvitationToken(db, tender.id, token))
      const moved = await moveOne(context, tender, part, (state) => {
        const step = join(state, { offerId, hasInvitation }, now)
        const isLocked = !step.allowed && step.reason === 'joiningByInvitation'
        return isLocked && isOthers ? refused('invitationOfAnother') : step
      })
      if (invitation) await useInvitation(db, invitation.id, organizationId, now)
      return { ...moved, tender, offer: await shown(context, offerId, 'own', moved) }
    },
    ...afterMove,
  }),

  change('updateOfferStage', {
    first: signedIn,
    load: lockedOffer,
    allow: (actor, subject) =>
      isFiling(subject.stage) ? offerPolicy.file(actor, subject) : offerPolicy.admit(actor, subject),
    run: async (context, { offer, tender, stage }, [offerId, , lotIds, reason = null]) => {
      if (isFiling(stage)) {
        const attempt = { tender, offer, stage, lotIds }
        await keepPaceOfFiling(context, attempt)
        const { receiptId, ...moved } = await file(context, attempt)
        return { ...moved, tender, offer: await shown(context, offerId, 'own', moved, receiptId) }
      }
      const target = stage === 3 ? 3 : 4
      const input = { offerId, lotIds, target, reason } as const
      const moved = await moveOne(context, tender, offer, (state) => drag(state, input, context.now))
      return { ...moved, tender, offer: await shown(context, offerId, 'team', moved) }
    },
    ...afterMove,
  }),

  change('confirmChange', {
    first: signedIn,
    // Held as for filing, so that nothing is opened meanwhile.
    load: (context, offerId) => lockedOffer(context, offerId, 0),
    allow: offerPolicy.file,
    run: (context, { offer, tender }, [, changeId]) => confirm(context, offer, tender, changeId),
    answer: ({ offer }) => offer,
    record: (_before, { events }) => events,
    announce: ({ tender }, { offer: { organizationId } }) => [
      { kind: 'storeChanged', entity: 'project', id: tender.id, onlyFor: organizationId },
      { kind: 'storeChanged', entity: 'offer', id: null, onlyFor: organizationId },
    ],
  }),

  change('setOfferRemark', {
    first: signedIn,
    load: remarkable,
    allow: offerPolicy.remark,
    run: async ({ db, actor, now }, { tender, part }, [, , remark]) => {
      if (tender.archived !== null) refuse('tenderArchived')
      const kept = await setRemark(db, { ...part, ...remark, by: nameOf(actor) }, now)
      return kept ?? refuse('changedMeanwhile')
    },
    // A note of the team's own; its row says who wrote it and when.
    record: () => null,
    announce: ({ tender }) => partsChanged(tender.id),
  }),

  read('getSubmissions', {
    first: signedIn,
    load: seenOffer,
    allow: offerPolicy.view,
    after: (context, subject) =>
      submissionsOf(context.db, subject.offer.id, isOwnOffer(context.actor, subject) ? 'own' : 'team'),
    show: (_actor, submissions) => submissions,
  }),

  read('getOffersZipLink', {
    first: signedIn,
    load: openedOffers,
    allow: offerPolicy.readOpened,
    after: (context, opened, [, part = null]) => offersZipLink(context, opened, part),
    show: (_actor, url) => url,
  }),

  read('getOffersByProjectId', {
    first: signedIn,
    load: ({ db }, projectId) => findTenderHead(db, projectId),
    allow: offerPolicy.listOfTender,
    after: async (context, tender) => {
      const isTeam = isEditor(context.actor, tender)
      const stored = isTeam
        ? await listOffers(context.db, tender.id)
        : await listOwnOffers(context, tender.id)
      return offersOf(context, stored, isTeam ? 'team' : 'own')
    },
    show: (_actor, offers) => offers,
  }),

  read('getOffersByOrganizationId', {
    first: signedIn,
    load: async (_context, organizationId) => ({ organizationId }),
    allow: offerPolicy.listOfOrganization,
    after: async (context, { organizationId }) => {
      const stored = await listOffersOf(context.db, organizationId)
      if (!isInternal(context.actor)) return offersOf(context, stored, 'own')
      return offersOf(context, await inOwnTenders(context, stored), 'team')
    },
    show: (_actor, offers) => offers,
  }),
]

/** Nobody else's are read, so that the time it takes does not tell how many there are. */
async function listOwnOffers({ db, actor }: Context, tenderId: number): Promise<StoredOffer[]> {
  const organizationId = bidderOf(actor)
  const own = organizationId === null ? null : await findOfferOf(db, tenderId, organizationId)
  return own ? [own] : []
}

/** Staff see the parts in tenders they run. */
async function inOwnTenders({ db, actor }: Context, stored: readonly StoredOffer[]): Promise<StoredOffer[]> {
  const teams = await listTeams(
    db,
    stored.map(({ tenderId }) => tenderId),
  )
  return stored.filter(({ tenderId }) => isEditor(actor, { team: teams.get(tenderId) ?? [] }))
}
