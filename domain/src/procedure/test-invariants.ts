import { canApply, canOffer, mayWrite } from '../rooms/contractor-rooms.rules.ts'
import { nextDue } from './clock.ts'
import { ownDeadline, shownDeadline } from './display.ts'
import { filingOf } from './filing.ts'
import { openingWindow } from './opening.ts'
import { isInvitedIn, seenBy } from './outside.ts'
import { contendersIn, hasFiled, latestPart } from './participants.ts'
import { isPublicAt } from './publicity.ts'
import { roundDeadline } from './rounds.ts'
import { lotStatus, tenderStatus } from './status.ts'
import { nextStage } from './stages.ts'
import { type Done, finalAnswers, type LotCourse, type LotOfferCourse, type ProcedureState } from './state.ts'
import { isContinuous } from './tender-type.ts'
import { withUsedDeadlines } from './used-deadlines.ts'
import { wrongLetters, wrongTidings } from './test-letters.ts'
import type { Move } from './test-model.ts'
import { offersFollowApplications } from './deadlines.ts'
import { wrongDates, wrongNotice, wrongRounds, wrongWaitingRooms } from './test-round-invariants.ts'

/** What is wrong with one bidder's part in a lot. */
function wrongPart(state: ProcedureState, lot: LotCourse, part: LotOfferCourse, now: Date): string[] {
  const { tender } = state
  const filing = filingOf(state, part, now)
  const rights = { apply: canApply(filing, now), offer: canOffer(filing, now) }
  const writes = (stage: 4 | 5 | 7) => mayWrite({ stage }, filing, now).allowed
  const isRounds = isContinuous(tender.type)
  const answer = part.finalAnswer?.kind
  const [isAnswered, isWarned] = [answer !== undefined, (part.finalAnswer?.awardableFrom ?? null) !== null]
  const rules: [string, boolean][] = [
    ['sealed in an opened round', isRounds && part.stage === 1 && (part.round ?? 0) <= lot.lastOpenedRound],
    ['applied without a round', isRounds && part.stage >= 1 && part.round === null],
    ['in a round without having applied', part.stage === 0 && part.round !== null],
    ['opened before its lot', part.stage === 7 && lot.stage !== 7],
    ['offered before its phase', part.stage === 6 && (lot.stage ?? 0) < 6],
    ['denied beyond stage 2', part.deniedAt !== null && part.stage !== 2],
    ['denied with rights', part.deniedAt !== null && (rights.apply || rights.offer || writes(5))],
    ['may apply and offer', rights.apply && rights.offer],
    ['rights in a lot that is over', lot.outcome !== null && (rights.apply || rights.offer || writes(5))],
    ['rights in an archive', tender.archived !== null && (rights.apply || rights.offer || writes(5))],
    ['room of a skipped competition', tender.skippedPhases.includes(3) && (writes(4) || part.stage < 2)],
    ['room of a skipped negotiation', tender.skippedPhases.includes(5) && writes(5)],
    // Who withdraws after an award was announced to her keeps the answer.
    ['answered at 0', part.stage === 0 && isAnswered && !isWarned],
    ['answered without having filed', isAnswered && !isWarned && !hasFiled(part)],
    ['never answered', isOver(lot) && hasFiled(part) && answer === undefined],
    ['left without answer', isRounds && isLeft(lot, part) && hasFiled(part) && answer === undefined],
    ['opened, never submitted', part.offerOpenedAt !== null && part.offerSent === null],
    ['late application', isLate(part.applicationSent, deadlineOf(state, lot, part)) && part.stage === 1],
    ['late offer', isLate(part.offerSent, lot.offerDeadline) && part.stage === 6],
  ]
  return rules.filter(([, isBroken]) => isBroken).map(([rule]) => `${part.offerId} in ${lot.id}: ${rule}`)
}

const isOver = ({ outcome }: LotCourse) => outcome === 'AWARDED' || outcome === 'NO_AWARD'
const isLeft = ({ lastOpenedRound }: LotCourse, { round }: LotOfferCourse) =>
  round !== null && round < lastOpenedRound
const isLate = (sent: Date | null, deadline: Date | null) =>
  sent !== null && deadline !== null && sent > deadline
const deadlineOf = ({ tender }: ProcedureState, lot: LotCourse, { round }: LotOfferCourse) =>
  round === null ? lot.applicationDeadline : roundDeadline(tender, lot, round)

/** What is wrong with a lot. */
function wrongLot(state: ProcedureState, lot: LotCourse, now: Date): string[] {
  const { tender } = state
  const parts = state.lotOffers.filter(({ lotId }) => lotId === lot.id)
  const winners = parts.filter(({ finalAnswer }) => finalAnswer?.kind === 'offerAccepted')
  const live = new Set(parts.filter(({ deniedAt }) => deniedAt === null).map(({ offerId }) => offerId))
  const isFixed = ({ round }: LotOfferCourse) => round !== null || !isContinuous(tender.type)
  const rounds = parts.filter(isFixed).map(({ offerId, round }) => `${offerId} in ${round}`)
  const { opening } = lot
  const rules: [string, boolean][] = [
    [
      'a deadline of a skipped phase',
      tender.published !== null && withUsedDeadlines(tender, lot) !== lot && !isContinuous(tender.type),
    ],
    [
      'offers before applications',
      tender.published !== null && !offersFollowApplications(tender, lot).allowed,
    ],
    ['in a skipped phase', lot.stage !== null && tender.skippedPhases.includes(lot.stage)],
    ['awarded to other than one', winners.length !== (lot.outcome === 'AWARDED' ? 1 : 0)],
    ['one bidder twice', live.size !== parts.filter(({ deniedAt }) => deniedAt === null).length],
    [
      'one attempt twice',
      new Set(parts.map((part) => `${part.offerId}.${part.attempt}`)).size !== parts.length,
    ],
    ['one bidder twice in a round', new Set(rounds).size !== rounds.length],
    ['about to be opened, but over', opening !== null && lot.outcome !== null],
    ['about to be opened too early', opening !== null && !isPast(openingDeadline(state, lot), now)],
    ['about to be opened, but moved', opening !== null && !isOpenable(tender.type, lot)],
    ['award announced before offers were opened', lot.award !== null && lot.stage !== 7],
    ['announced, but ended without an award', lot.award !== null && lot.outcome === 'NO_AWARD'],
    ['cancelled alone', lot.outcome === 'CANCELLED' && !tender.isCancelled],
  ]
  return [
    ...rules.filter(([, isBroken]) => isBroken).map(([rule]) => `lot ${lot.id}: ${rule}`),
    ...parts.flatMap((part) => wrongPart(state, lot, part, now)),
    ...wrongLetters(lot, parts),
  ]
}

const never = new Date(8.64e15)
const isPast = (deadline: Date | null, now: Date) => deadline !== null && now > deadline
const isOpenable = (type: number, { stage, opening }: LotCourse) =>
  opening?.target === 7 ? stage === 6 : type === 5 ? (stage ?? 0) >= 3 : stage === 3

function openingDeadline({ tender }: ProcedureState, lot: LotCourse): Date | null {
  if (lot.opening?.target === 7) return lot.offerDeadline
  const round = lot.opening?.round ?? null
  return round === null ? lot.applicationDeadline : roundDeadline(tender, lot, round)
}

/** What must never be, whatever led to it. */
export const wrongState = (state: ProcedureState, now: Date): string[] => [
  ...state.lots.flatMap((lot) => [...wrongLot(state, lot, now), ...wrongRounds(state, lot, now)]),
  ...wrongDeadlines(state, now),
]

/** What lists name is stored: it may become another one only when the clock looks again, never by somebody's doing. */
function wrongDeadlines(state: ProcedureState, now: Date): string[] {
  const { tender, lotOffers } = state
  if (!isPublicAt(tender, now) || tender.archived !== null) return []
  const until = new Date((nextDue(state)?.getTime() ?? 8.64e15) - 1)
  const named = (at: Date) =>
    [shownDeadline(state, at), ...lotOffers.map(({ offerId }) => ownDeadline(state, offerId, at))].map(Number)
  return named(now).join() === named(until).join() ? [] : ['another deadline before the clock looks again']
}

const lotIn = (state: ProcedureState, lotId: number) => state.lots.find(({ id }) => id === lotId)
const partIn = (state: ProcedureState, key: { offerId: number; lotId: number; attempt: number }) =>
  state.lotOffers.find(
    (part) => part.offerId === key.offerId && part.lotId === key.lotId && part.attempt === key.attempt,
  )

/** Final answers that are given although one stands, and denials of what was never filed or is something else. */
function wrongAnswers(before: ProcedureState, { happened }: Done): string[] {
  const takenBack = happened.flatMap((one) => (one.kind === 'answerTakenBack' ? [one] : []))
  return happened.flatMap((one) => {
    if (one.kind !== 'answered') return []
    const part = partIn(before, one)
    const isFinal = finalAnswers.includes(one.answer)
    const wasFreed = takenBack.some((other) => other.offerId === one.offerId && other.lotId === one.lotId)
    const skipped = before.tender.skippedPhases
    return [
      ...(isFinal && part?.finalAnswer && !wasFreed ? [`${one.offerId} answered twice`] : []),
      ...(one.answer.startsWith('application') && skipped.includes(3)
        ? ['mail of a skipped competition']
        : []),
      ...(one.answer.endsWith('Denied') && part?.stage === 0 ? [`${one.offerId} denied at 0`] : []),
      ...(one.answer === (part && part.stage >= 4 ? 'applicationDenied' : 'offerDenied')
        ? [`${one.offerId} denied of something else`]
        : []),
    ]
  })
}

/** Openings by one, too late, of something else, or before the deadline. */
function wrongOpenings(before: ProcedureState, { happened }: Done, now: Date): string[] {
  return happened.flatMap((one) => {
    if (one.kind === 'openingStarted' || one.kind === 'opened') {
      const lot = lotIn(before, one.lotId)
      const opening = { user: '', date: now, target: one.target, round: one.round }
      const deadline = lot ? openingDeadline(before, { ...lot, opening }) : null
      if (deadline === null || now.getTime() < deadline.getTime() + 10_000) return [`${one.kind} too early`]
    }
    if (one.kind !== 'opened') return []
    const first = lotIn(before, one.lotId)?.opening
    const fits = first?.target === one.target && first.round === one.round && first.user === one.first.user
    const isInTime = one.second.at.getTime() - one.first.at.getTime() <= openingWindow
    const hasTeam = [one.first.user, one.second.user].some((user) => user !== 'xaver')
    return fits && isInTime && hasTeam && one.first.user !== one.second.user ? [] : ['opened wrongly']
  })
}

/** Lots that jump, and awards before their time. */
function wrongMoves(before: ProcedureState, { happened }: Done, now: Date): string[] {
  const isWaitingRoom = isContinuous(before.tender.type)
  return happened.flatMap((one) => {
    if (one.kind === 'lotStage' && one.before !== null && one.after !== null) {
      const next = nextStage(before.tender, { stage: one.before })
      return next === one.after || (isWaitingRoom && one.after === 4) ? [] : [`lot jumps to ${one.after}`]
    }
    if (one.kind !== 'lotEnded' || one.outcome !== 'AWARDED') return []
    const award = lotIn(before, one.lotId)?.award
    const isWaited = award
      ? award.awardableFrom !== null && now >= award.awardableFrom
      : !before.tender.isStandard || one.reason !== null
    return isWaited ? [] : ['awarded before the waiting period is over']
  })
}

/** Who is let in, and phases that begin without anybody although somebody was there. */
function wrongChoices(before: ProcedureState, { state, happened }: Done): string[] {
  return happened.flatMap((one) => {
    if (one.kind === 'lotOfferStage')
      return one.before === 0 && one.after >= 3 ? [`${one.offerId} let in without having applied`] : []
    if (one.kind !== 'lotStage' || one.after !== 5) return []
    const lot = lotIn(before, one.lotId)
    const could = lot ? contendersIn(before, lot).filter(({ deniedAt }) => deniedAt === null) : []
    const isAnyone = could.some((part) => partIn(state, part)?.stage === 3)
    return could.length > 0 && !isAnyone ? ['negotiated with nobody'] : []
  })
}

/** Applications that change their round, and lots that change though nobody named them. */
function wrongNeighbours(
  before: ProcedureState,
  { state, happened }: Done,
  { lotIds }: Pick<Move, 'lotIds'>,
): string[] {
  const isWithdrawn = happened.some(({ kind }) => kind === 'withdrawn')
  const moved = before.lotOffers.filter(
    (part) => part.stage >= 1 && part.round !== null && partIn(state, part)?.round !== part.round,
  )
  const others =
    lotIds === null
      ? []
      : [
          ...before.lots.filter((lot) => !lotIds.includes(lot.id) && lotIn(state, lot.id) !== lot),
          ...before.lotOffers.filter((part) => !lotIds.includes(part.lotId) && partIn(state, part) !== part),
        ]
  return [
    ...(moved.length > 0 && !isWithdrawn ? ['an application changes its round'] : []),
    ...(others.length > 0 ? ['another lot changes'] : []),
  ]
}

/** Filings that are taken after the deadline in force. */
function wrongFilings({ happened }: Done, now: Date): string[] {
  return happened.flatMap((one) =>
    (one.kind === 'submitted' || one.kind === 'withdrawn') && (one.deadline === null || now > one.deadline)
      ? [`${one.filing} ${one.kind} late`]
      : [],
  )
}

/** Words by which somebody outside would notice that something was opened. */
function wrongWords(before: ProcedureState, { state, happened }: Done, now: Date): string[] {
  if (!happened.some(({ kind }) => kind === 'opened')) return []
  const words = ({ tender, lots }: ProcedureState) =>
    JSON.stringify([
      tenderStatus({ tender, lots }, { parts: [] }, now),
      ...lots.map((lot) => lotStatus(tender, lot, { parts: [] }, now)),
    ])
  return [
    ...(words(before) === words(state) ? [] : ['an opening is told outside']),
    ...before.lotOffers.flatMap((part) =>
      isOfOthersOffers(before, state, part) && wordFor(before, part, now) !== wordFor(state, part, now)
        ? [`an opening is told to ${part.offerId}, who was not asked for an offer`]
        : [],
    ),
  ]
}

/** Whether offers of the others in her lot were opened, and she was not asked for one. */
function isOfOthersOffers(before: ProcedureState, after: ProcedureState, part: LotOfferCourse): boolean {
  const [lot, opened] = [before, after].map(({ lots }) => lots.find(({ id }) => id === part.lotId))
  return lot?.stage === 6 && opened?.stage === 7 && !isInvitedIn(before.tender, lot, part)
}

function wordFor(state: ProcedureState, { offerId, lotId }: LotOfferCourse, now: Date): string | undefined {
  const { tender, lots } = seenBy(state, offerId)
  const [lot, own] = [lots.find(({ id }) => id === lotId), latestPart(state, offerId, lotId)]
  const parts = own ? [{ ...own, awardableFrom: own.finalAnswer?.awardableFrom ?? null }] : []
  return lot && lotStatus(tender, lot, { parts }, now).word
}

/** What is published with deadlines that are over, or for offers before applications. */
function wrongPublications({ state: { tender, lots }, happened }: Done): string[] {
  const { published } = tender
  if (published === null || !happened.some(({ kind }) => kind === 'scheduled')) return []
  return lots.flatMap(({ id, applicationDeadline: applications, offerDeadline: offers }) => {
    const isInOrder =
      (applications ?? offers ?? never) > published && (offers ?? never) > (applications ?? published)
    return isInOrder ? [] : [`lot ${id} published with a deadline that is over`]
  })
}

/** What no step may do. */
export const wrongStep = (
  before: ProcedureState,
  done: Done,
  move: Pick<Move, 'lotIds'>,
  now: Date,
): string[] => [
  ...wrongAnswers(before, done),
  ...wrongOpenings(before, done, now),
  ...wrongMoves(before, done, now),
  ...wrongChoices(before, done),
  ...wrongTidings(before, done, now),
  ...wrongNeighbours(before, done, move),
  ...wrongFilings(done, now),
  ...wrongWords(before, done, now),
  ...wrongPublications(done),
  ...wrongDates(before, done, now),
  ...wrongWaitingRooms(before, done, now),
  ...wrongNotice(before, done, now),
]
