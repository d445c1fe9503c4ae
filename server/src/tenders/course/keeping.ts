import { isNewTo } from '@allmende/domain/procedure/confirming.ts'
import { roundDeadline } from '@allmende/domain/procedure/rounds.ts'
import {
  finalAnswers,
  type Done,
  type Happening,
  type OpeningTarget,
  type ProcedureState,
} from '@allmende/domain/procedure/state.ts'
import type { Db } from '../../database/schema.ts'
import { findOrganization } from '../../organizations/organizations.queries.ts'
import { addAnswers, type GivenLetter, setDispatch, takeBackAnswer } from '../../procedure/answers.queries.ts'
import { addCourseSteps, type NewStep } from '../../procedure/course-steps.queries.ts'
import { isSameLotOffer } from '../../procedure/lot-offers.queries.ts'
import { touchOffers } from '../../procedure/offers.queries.ts'
import { addOpening } from '../../procedure/openings.queries.ts'
import type { Protocol } from '../../procedure/protocol.ts'
import { openReceipts } from '../../procedure/opened-receipts.queries.ts'
import { listStandingReceipts, type ReceiptLot } from '../../procedure/receipts.queries.ts'
import {
  addFirstVersion,
  removePendingChange,
  removeVersions,
  setFirstAnnounced,
} from '../changes/changes.queries.ts'
import { listNeverConfirmed } from '../changes/confirmations.queries.ts'
import { namesOfUsers } from './audience.ts'
import { listInfected } from '../../rooms/documents.queries.ts'
import type { CourseNames } from './course-names.ts'

type Kept = { db: Db; by: string; now: Date; names: CourseNames }

/** Writes down what a step leaves besides the state itself: the history, the protocol, and the answers, by their letters. */
export async function keepHappenings(kept: Kept, { state, happened }: Done): Promise<GivenLetter[]> {
  const { db, now, by, names } = kept
  await addCourseSteps(
    db,
    happened.flatMap((one) =>
      stepOf(one, state.tender.published).map((taken) => ({
        ...taken,
        tenderId: names.tenderId,
        at: now,
        by,
      })),
    ),
  )
  for (const one of happened) {
    if (one.kind === 'answerTakenBack') await takeBackAnswer(db, one, now)
    if (one.kind === 'letterDispatched') await setDispatch(db, one)
    if (one.kind === 'opened') await keepOpening(kept, one, state)
    await keepVersions(kept, one)
  }
  const letters = await addAnswers(
    db,
    happened.flatMap((one) =>
      one.kind === 'answered'
        ? [
            {
              offerId: one.offerId,
              lotId: one.lotId,
              attempt: one.attempt,
              kind: one.answer,
              isFinal: finalAnswers.includes(one.answer),
              at: now,
              by,
              reason: one.reason,
              winner: one.winnerOfferId === null ? null : names.organization(one.winnerOfferId),
              winnerOnRequest: one.winnerOnRequest,
              earliest: one.awardableFrom,
              names: {
                tender: names.project,
                authority: names.authority,
                address: names.authorityAddress,
                organization: names.organization(one.offerId),
                lot: names.lot(one.lotId),
              },
            },
          ]
        : [],
    ),
  )
  const moved = happened.flatMap((one) => (one.kind === 'lotOfferStage' ? [one.offerId] : []))
  await touchOffers(db, [...new Set(moved)], now, { stage: true })
  return letters
}

/** What is published has a first version; what is over has no change to come. */
async function keepVersions({ db, by, names }: Kept, one: Happening): Promise<void> {
  const { tenderId } = names
  if (one.kind === 'scheduled') await addFirstVersion(db, tenderId, { announced: one.published, by })
  if (one.kind === 'heardPublished') await setFirstAnnounced(db, tenderId, one.published)
  if (one.kind === 'unpublished') await removeVersions(db, tenderId)
  if (one.kind === 'cancelled' || one.kind === 'archived') await removePendingChange(db, tenderId)
}

type Step = Omit<NewStep, 'tenderId' | 'at' | 'by'>

const step: Step = { lotId: null, stage: null, outcome: null, event: null, reason: null }

function stepOf(one: Happening, published: Date | null): Step[] {
  if (one.kind === 'lotStage') return [{ ...step, lotId: one.lotId, stage: one.after }]
  if (one.kind === 'lotEnded') return [{ ...step, lotId: one.lotId, outcome: one.outcome }]
  if (one.kind === 'awardAnnounced') return [{ ...step, lotId: one.lotId, event: 'AWARD_ANNOUNCED' }]
  if (one.kind === 'awardWithdrawn')
    return [{ ...step, lotId: one.lotId, event: 'AWARD_WITHDRAWN', reason: one.reason }]
  if (one.kind === 'cancelled') return [{ ...step, stage: 8, reason: one.reason }]
  if (one.kind === 'becamePublic' && published !== null) return [{ ...step, stage: 2 }]
  return one.kind === 'archived' ? [{ ...step, stage: 9 }] : []
}

/** The protocol's facts are rows of the opening's own transaction, so that a crash leaves both or none. */
async function keepOpening(
  { db, now, names }: Kept,
  { lotId, target, round, first, second, lotOffers }: Extract<Happening, { kind: 'opened' }>,
  state: ProcedureState,
): Promise<void> {
  const offerIds = [...new Set(lotOffers.map(({ offerId }) => offerId))]
  const kind = target === 4 ? 'APPLICATION' : 'OFFER'
  const standing = await listStandingReceipts(db, lotId, offerIds, kind)
  const opened = lotOffers.flatMap((key) => {
    const receipt = standing.find((one) => isSameLotOffer(one, key))
    return receipt ? [receipt] : []
  })
  await openReceipts(
    db,
    opened.map(({ receiptId }) => receiptId),
    lotId,
    now,
  )
  const infected = new Set(
    await listInfected(
      db,
      opened.flatMap(({ files }) => files.map(({ documentId }) => documentId)),
    ),
  )
  const unconfirmed = await unconfirmedAt(db, { lotId, isInvited: target === 7 }, opened)
  const tellApart = await whoTheyAre(
    db,
    opened.map(({ offerId }) => names.organizationId(offerId)),
  )
  const filings = opened.map(
    ({
      offerId,
      attempt,
      receiptId,
      receivedAt,
      stampedBy,
      deadline,
      files,
    }): Protocol['filings'][number] => ({
      offerId,
      attempt,
      organization: names.organization(offerId),
      ...tellApart.get(names.organizationId(offerId)),
      receiptId,
      receivedAt: receivedAt.toISOString(),
      ...(stampedBy && { stampedBy }),
      deadline: deadline?.toISOString() ?? null,
      files,
      unconfirmed: unconfirmed.get(receiptId) ?? [],
      infected: files.flatMap(({ documentId }) => (infected.has(documentId) ? [documentId] : [])),
    }),
  )
  const nameOfUser = await namesOfUsers(db, [first.user, second.user])
  const protocol: Protocol = {
    lot: names.lot(lotId),
    tender: names.project,
    authority: names.authority,
    names: { first: nameOfUser(first.user), second: nameOfUser(second.user) },
    deadline: deadlineOf(state, { lotId, target, round })?.toISOString() ?? null,
    filings,
  }
  const users = { firstUser: first.user, firstAt: first.at, secondUser: second.user, at: second.at }
  await addOpening(db, { lotId, target, round, ...users, protocol })
}

/** Which announced changes those who filed had not confirmed: what they filed counts, and the protocol says so. */
async function unconfirmedAt(
  db: Db,
  of: { lotId: number; isInvited: boolean },
  opened: readonly ReceiptLot[],
) {
  const offerIds = [...new Set(opened.map(({ offerId }) => offerId))]
  const changes = Map.groupBy(await listNeverConfirmed(db, offerIds), ({ offerId }) => offerId)
  return new Map(
    opened.map(({ receiptId, offerId, receivedAt }) => [
      receiptId,
      (changes.get(offerId) ?? [])
        .filter((change) => isNewTo(change, { ...of, offerId, receivedAt }))
        .map(({ version, announced }) => ({ version, announced: announced.toISOString() })),
    ]),
  )
}

/** By what two companies of the same name are told apart. */
async function whoTheyAre(db: Db, organizationIds: readonly number[]) {
  const found = new Map<number, { city?: string; register?: string }>()
  for (const id of new Set(organizationIds)) {
    const organization = await findOrganization(db, id)
    if (!organization) continue
    const { contact, registrationNumber, registrationCourt, vat } = organization
    const register = registrationNumber
      ? [registrationNumber, registrationCourt].filter(Boolean).join(', ')
      : vat
    found.set(id, { ...(contact.city && { city: contact.city }), ...(register && { register }) })
  }
  return found
}

type Opened = { lotId: number; target: OpeningTarget; round: number | null }

/** Until when what was opened could be filed. */
function deadlineOf({ tender, lots }: ProcedureState, { lotId, target, round }: Opened): Date | null {
  const lot = lots.find(({ id }) => id === lotId)
  if (!lot || target === 7) return lot?.offerDeadline ?? null
  return round === null ? lot.applicationDeadline : roundDeadline(tender, lot, round)
}
