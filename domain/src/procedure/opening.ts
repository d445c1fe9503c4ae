import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import { done, inTurn, withLot } from './change.ts'
import { opened } from './opened.ts'
import { nextOpenableRound, roundDeadline, waitingRound } from './rounds.ts'
import { chosenLots, lotOf, type LotChoice, mayMoveTo, mayTouch } from './standing.ts'
import type {
  Done,
  Happening,
  LotCourse,
  OpeningInProgress,
  OpeningTarget,
  ProcedureState,
  Step,
} from './state.ts'
import { isContinuous } from './tender-type.ts'

/** How long the first of two waits for the second, in milliseconds. */
export const openingWindow = 900_000

/** Calls that arrived in time are finished by then, unless the tender says otherwise. */
const graceAfterDeadline = 10_000

/** From when a lot's filings can be opened as far as time goes; null while nothing says so. */
export function openableFrom(state: ProcedureState, lot: LotCourse, target: OpeningTarget): Date | null {
  const deadline = sealedUntil(state, lot, target)
  return deadline === null ? null : settledAfter(state, deadline)
}

/** From when on nothing that came by then is undecided. */
const settledAfter = ({ tender }: ProcedureState, deadline: Date): Date =>
  new Date(deadline.getTime() + (tender.settlesWithin ?? graceAfterDeadline))

/** From when on everything is decided that counts for what these lots are to open; null where nothing says so. */
export function lastOpenableFrom(
  state: ProcedureState,
  lotIds: LotChoice,
  target: OpeningTarget,
): Date | null {
  const lots = state.lots.filter(({ id }) => lotIds === null || lotIds.includes(id))
  const moments = lots.flatMap((lot) => [
    openableFrom(state, lot, target) ?? [],
    // Where a waiting room opens while offers are awaited, these are decided on first.
    lot.stage === 6 && lot.offerDeadline !== null ? settledAfter(state, lot.offerDeadline) : [],
  ])
  return moments.flat().toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null
}

function sealedUntil(state: ProcedureState, lot: LotCourse, target: OpeningTarget): Date | null {
  if (target === 7) return lot.offerDeadline
  if (!isContinuous(state.tender.type)) return lot.applicationDeadline
  const round = waitingRound(state, lot)
  return round === null ? null : roundDeadline(state.tender, lot, round)
}

/** The waiting room opens in every phase of its lot; everything else in its turn. */
function isTurn(state: ProcedureState, lot: LotCourse, target: OpeningTarget, now: Date): Verdict {
  if (target === 7 || !isContinuous(state.tender.type)) return mayMoveTo(state.tender, lot, target)
  if ((lot.stage ?? 0) < 3) return refused('competitionIsNext')
  const { offerDeadline: deadline } = lot
  // Offers that came in time are decided on first, for a waiting room that opens makes way for others.
  if (lot.stage === 6 && deadline !== null && now < settledAfter(state, deadline))
    return refused('offerDeadlineRuns', { values: { deadline } })
  return lot.award === null ? allowed : refused('awardStands')
}

function isTime(state: ProcedureState, lot: LotCourse, target: OpeningTarget, now: Date): Verdict {
  const isWaitingRoom = target === 4 && isContinuous(state.tender.type)
  const [deadline, from] = [sealedUntil(state, lot, target), openableFrom(state, lot, target)]
  if (deadline === null || from === null)
    return refused(
      isWaitingRoom
        ? 'waitingRoomEmpty'
        : target === 4
          ? 'applicationDeadlineMissing'
          : 'offerDeadlineMissing',
    )
  if (now >= from) return allowed
  return refused('openingTooEarly', {
    values: { deadline, from },
  })
}

/** Whether two people could open this now; the first confirmation is part of it. */
export const mayOpen = (state: ProcedureState, lot: LotCourse, target: OpeningTarget, now: Date): Verdict =>
  firstRefusal(mayTouch(state, lot, now), isTurn(state, lot, target, now), isTime(state, lot, target, now))

/** Which round the filings belong to; null in procedures without rounds. */
function roundOf(state: ProcedureState, lot: LotCourse, target: OpeningTarget, now: Date): number | null {
  if (!isContinuous(state.tender.type)) return null
  return target === 4 ? nextOpenableRound(state, lot, now) : lot.lastOpenedRound
}

export const isExpired = ({ date }: OpeningInProgress, now: Date): boolean =>
  now.getTime() - date.getTime() > openingWindow

type Confirmation = {
  lotIds: LotChoice
  target: OpeningTarget
  user: string
  isTeamMember: boolean
  /** Of the first one: still active, and in the team or a system administrator. */
  mayStillOpen: (user: string) => boolean
  wasTeamMember: (user: string) => boolean
}

/** The first of two confirms, or the second and it is open; each lot for itself. */
export const confirmOpening: Step<Confirmation> = (state, confirmation, now) => {
  const { lotIds, target } = confirmation
  const chosen = chosenLots(state, lotIds, (lot) =>
    firstRefusal(
      mayOpen(state, lot, target, now),
      secondFits(lot, confirmation, roundOf(state, lot, target, now), now),
    ),
  )
  if (!chosen.allowed) return chosen
  return inTurn(state, chosen.lots, (current, { id }) => confirmed(current, id, confirmation, now))
}

/** The confirmation that this one completes, if there is one. */
function firstOf(
  { opening }: LotCourse,
  { target, user, mayStillOpen }: Confirmation,
  round: number | null,
  now: Date,
): OpeningInProgress | null {
  const fits =
    opening !== null &&
    opening.target === target &&
    opening.round === round &&
    opening.user !== user &&
    !isExpired(opening, now) &&
    mayStillOpen(opening.user)
  return fits ? opening : null
}

/** Two who look after the platform do not open what belongs to a team. */
function secondFits(lot: LotCourse, confirmation: Confirmation, round: number | null, now: Date): Verdict {
  const first = firstOf(lot, confirmation, round, now)
  const hasTeam = first === null || confirmation.isTeamMember || confirmation.wasTeamMember(first.user)
  return hasTeam ? allowed : refused('openingWithoutTeam')
}

function confirmed(state: ProcedureState, lotId: number, confirmation: Confirmation, now: Date): Done {
  const lot = lotOf(state, lotId)
  if (lot === undefined) return done(state)
  const { target, user } = confirmation
  const round = roundOf(state, lot, target, now)
  const first = firstOf(lot, confirmation, round, now)
  if (first !== null) return opened(state, lot, first, { user, at: now })
  const opening: OpeningInProgress = { user, date: now, target, round }
  const { opening: before } = lot
  const expired: Happening[] =
    before !== null && isExpired(before, now) ? [{ kind: 'openingExpired', lotId, ...before }] : []
  return done(withLot(state, lotId, { opening }), [...expired, { kind: 'openingStarted', lotId, ...opening }])
}
