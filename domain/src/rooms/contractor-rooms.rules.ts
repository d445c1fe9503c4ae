import { allowed, firstRefusal, type Reason, refused, type Verdict } from '../verdict.ts'
import type { Room } from './rooms.contract.ts'

/** What a lot says about those who file for it. */
export type LotFacts = {
  /** From 2 published to 7 offers opened; null while it is a draft. */
  stage: number | null
  outcome: 'AWARDED' | 'NO_AWARD' | 'CANCELLED' | null
  /** Type 5: one round after the other, each with its own participation competition. */
  isContinuous: boolean
  /** Phase 3 is among those the procedure skips. */
  isCompetitionSkipped: boolean
  /** Of a continuous procedure; null while none was opened. */
  lastOpenedRound: number | null
  offerDeadline: Date | null
}

/** What one bidder's part in a lot says: of a room always the part that the room was made for, whatever came after it. */
export type LotOfferFacts = {
  /** From 0 registered to 7 opened. */
  stage: number
  isDenied: boolean
  /** Fixed by submitting; null until then, and in procedures without rounds. */
  round: number | null
  /** The lot's; of a continuous procedure that of its round or, while none is fixed, of the next one that can be had. */
  applicationDeadline: Date | null
  /** When the submission was opened, by two people; never when the lot went on. */
  applicationOpenedAt: Date | null
  offerOpenedAt: Date | null
}

/** Everything that decides what a bidder may file for a lot. */
export type Filing = { lot: LotFacts; lotOffer: LotOfferFacts; isPublic: boolean; isArchived: boolean }

/** The lot's stage as it is for this bidder: who is not in the round opened last, or was denied, may apply. */
export function effectiveStage({ lot, lotOffer }: Pick<Filing, 'lot' | 'lotOffer'>): number {
  const stage = lot.stage ?? 0
  const isOutside = lotOffer.isDenied || lotOffer.round === null || lotOffer.round !== lot.lastOpenedRound
  return lot.isContinuous && stage >= 3 && isOutside ? 3 : stage
}

const isPast = (deadline: Date | null, now: Date): deadline is Date => deadline !== null && now > deadline

/** Said to the millisecond: one later is late. */
const late = (reason: Reason, deadline: Date, now: Date): Verdict =>
  refused(reason, { values: { deadline, arrival: now } })

/** What every right needs, in whatever phase. */
function mayFile({ lot, lotOffer, isPublic, isArchived }: Filing): Verdict {
  if (isArchived) return refused('tenderArchived')
  if (!isPublic) return refused('tenderNotPublic')
  if (lot.outcome !== null) return refused('lotEnded')
  return lotOffer.isDenied ? refused('participationDenied') : allowed
}

function competitionRuns(filing: Filing, now: Date): Verdict {
  const { lot, lotOffer } = filing
  if (lot.isCompetitionSkipped) return refused('competitionSkipped')
  if ((lot.stage ?? 0) < 3) return refused('competitionNotBegun')
  if (lotOffer.applicationOpenedAt !== null) return refused('applicationOpened')
  // Let in without an application of hers, there is none that could have been opened.
  if (lotOffer.stage >= 2) return refused('competitionOver')
  const deadline = lotOffer.applicationDeadline
  if (isPast(deadline, now)) return late('applicationDeadlinePast', deadline, now)
  return effectiveStage(filing) === 3 ? allowed : refused('competitionOver')
}

function negotiationRuns(filing: Filing): Verdict {
  const stage = effectiveStage(filing)
  if (stage < 5) return refused('negotiationNotBegun')
  if (filing.lotOffer.stage < 3) return refused('notAdmitted')
  return stage === 5 ? allowed : refused('negotiationOver')
}

function offerPhaseRuns(filing: Filing, now: Date): Verdict {
  const { lot, lotOffer } = filing
  const stage = effectiveStage(filing)
  if (stage < 6) return refused('offerPhaseNotBegun')
  if (lotOffer.stage < 4) return refused('notInvitedToOffer')
  if (stage > 6 || lotOffer.stage > 6 || lotOffer.offerOpenedAt !== null) return refused('offersOpened')
  return isPast(lot.offerDeadline, now) ? late('offerDeadlinePast', lot.offerDeadline, now) : allowed
}

/** Submitting an application again and again, withdrawing it, and changing what belongs to it. */
export const mayApply = (filing: Filing, now: Date): Verdict =>
  firstRefusal(mayFile(filing), competitionRuns(filing, now))

/** The same for an offer. */
export const mayOffer = (filing: Filing, now: Date): Verdict =>
  firstRefusal(mayFile(filing), offerPhaseRuns(filing, now))

const mayNegotiate = (filing: Filing): Verdict => firstRefusal(mayFile(filing), negotiationRuns(filing))

export const canApply = (filing: Filing, now: Date): boolean => mayApply(filing, now).allowed
export const canOffer = (filing: Filing, now: Date): boolean => mayOffer(filing, now).allowed

/** Whether the bidder may change what is in a room of hers, by the phase it belongs to. */
export function mayWrite({ stage }: Pick<Room, 'stage'>, filing: Filing, now: Date): Verdict {
  if (stage === 4) return mayApply(filing, now)
  if (stage === 5) return mayNegotiate(filing)
  return stage === 7 ? mayOffer(filing, now) : refused('roomPhaseMissing')
}

/** A bidder's room that is, or was, sealed until it is opened; what is negotiated is open to both sides. */
export const isEverSealed = ({
  type,
  stage,
  projectId,
}: Pick<Room, 'type' | 'stage' | 'projectId'>): boolean =>
  type === 'CONTRACTOR' && projectId !== null && stage !== 5

/** Whether nobody but its bidder reads it yet; what is not known to be open is closed. */
export function isSealed(
  room: Pick<Room, 'type' | 'stage' | 'projectId'>,
  lotOffer: LotOfferFacts | null,
): boolean {
  if (!isEverSealed(room)) return false
  const { stage } = room
  const openedAt = stage === 4 ? lotOffer?.applicationOpenedAt : lotOffer?.offerOpenedAt
  return stage === null || openedAt === null || openedAt === undefined
}
