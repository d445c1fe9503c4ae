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
import { addAnswers, takeBackAnswer } from '../../procedure/answers.queries.ts'
import { addCourseSteps } from '../../procedure/course-steps.queries.ts'
import { isSameLotOffer } from '../../procedure/lot-offers.queries.ts'
import { touchOffers } from '../../procedure/offers.queries.ts'
import { addOpening } from '../../procedure/openings.queries.ts'
import type { Protocol } from '../../procedure/protocol.ts'
import { openReceipts } from '../../procedure/opened-receipts.queries.ts'
import { listStandingReceipts } from '../../procedure/receipts.queries.ts'
import { namesOfUsers } from './audience.ts'
import { listInfected } from '../../rooms/documents.queries.ts'
import type { CourseNames } from './course-names.ts'

type Kept = { db: Db; by: string; now: Date; names: CourseNames }

/** Writes down what a step leaves besides the state itself: the history, the answers, the protocol. */
export async function keepHappenings(kept: Kept, { state, happened }: Done): Promise<void> {
  const { db, now, by, names } = kept
  await addCourseSteps(
    db,
    happened.flatMap((one) =>
      stepOf(one, state.tender.published).map((step) => ({ ...step, tenderId: names.tenderId, at: now, by })),
    ),
  )
  for (const one of happened) {
    if (one.kind === 'answerTakenBack') await takeBackAnswer(db, one, now)
    if (one.kind === 'opened') await keepOpening(kept, one, state)
  }
  await addAnswers(
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
            },
          ]
        : [],
    ),
  )
  const moved = happened.flatMap((one) => (one.kind === 'lotOfferStage' ? [one.offerId] : []))
  await touchOffers(db, [...new Set(moved)], now, { stage: true })
}

type Step = {
  lotId: number | null
  stage: number | null
  outcome: 'AWARDED' | 'NO_AWARD' | 'CANCELLED' | null
}

function stepOf(one: Happening, published: Date | null): Step[] {
  if (one.kind === 'lotStage') return [{ lotId: one.lotId, stage: one.after, outcome: null }]
  if (one.kind === 'lotEnded') return [{ lotId: one.lotId, stage: null, outcome: one.outcome }]
  if (one.kind === 'cancelled') return [{ lotId: null, stage: 8, outcome: null }]
  if (one.kind === 'becamePublic' && published !== null) return [{ lotId: null, stage: 2, outcome: null }]
  return one.kind === 'archived' ? [{ lotId: null, stage: 9, outcome: null }] : []
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
  const tellApart = await whoTheyAre(
    db,
    opened.map(({ offerId }) => names.organizationId(offerId)),
  )
  const filings = opened.map(
    ({ offerId, attempt, receiptId, receivedAt, deadline, files }): Protocol['filings'][number] => ({
      offerId,
      attempt,
      organization: names.organization(offerId),
      ...tellApart.get(names.organizationId(offerId)),
      receiptId,
      receivedAt: receivedAt.toISOString(),
      deadline: deadline?.toISOString() ?? null,
      files,
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
