import { denialFor } from '@allmende/domain/procedure/answers.ts'
import { openedAmong, toldOfAward } from '@allmende/domain/procedure/award-choice.ts'
import { isOfOpenedRound } from '@allmende/domain/procedure/participants.ts'
import type { LotParticipant, TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { sayExactMoment } from '@allmende/domain/times.ts'
import { texts } from './award.texts.ts'

type Tender = Pick<TeamTender, 'type'>
type Lot = Pick<TeamLot, 'lastOpenedRound' | 'offersByRound'>

/** A company's part as the law of awards looks at it. */
export type Contender = LotParticipant & { finalAnswer: LotParticipant['answer'] }

const partsIn = ({ offersByRound }: Lot): Contender[] =>
  offersByRound
    .flatMap(({ offers }) => offers)
    .map((part) => ({ ...part, finalAnswer: part.answer }))
    .toSorted((one, other) => one.organizationName.localeCompare(other.organizationName, 'de'))

/** Whose offers a lot can be given to. */
export const possibleWinners = (tender: Tender, lot: Lot): Contender[] =>
  openedAmong(tender, lot, partsIn(lot))

/** How they stand in a choice; who was first counts for nothing there, so milliseconds do not either. */
export const winnerOptions = (winners: readonly Contender[], language: Language) =>
  winners.map(({ offerId, organizationName, offerSent }) => ({
    value: String(offerId),
    label: organizationName,
    ...(offerSent && {
      hint: say(texts.received, language, { moment: sayExactMoment(offerSent, language) }),
    }),
  }))

/** Whom an award or its announcement is told, who was not before, each with a reason: the waiting room too. */
export const awardToldTo = (lot: Lot, winner: number): Contender[] => toldOfAward(partsIn(lot), winner)

/** Whether she waits for a round that was never opened. */
export const isWaiting = (tender: Tender, lot: Lot, part: Contender): boolean =>
  !isOfOpenedRound(tender, lot, part)

/** Whether she was invited to offer and did not. */
export const hasNoOffer = (part: Contender): boolean =>
  denialFor(part) === 'offerDenied' && part.offerSent === null

export type Reasons = Readonly<Record<number, string>>

/** Those whose reason is asked for, and those for whom one was typed before somebody else told them: no word is lost. */
export const withTyped = (
  lot: Lot,
  winner: number,
  told: readonly Contender[],
  reasons: Reasons,
): Contender[] =>
  partsIn(lot).filter(
    ({ offerId }) =>
      offerId !== winner && (told.some((part) => part.offerId === offerId) || reasons[offerId]?.trim()),
  )

/** Those who would be told nothing of the why. */
export const unexplained = (told: readonly Contender[], reasons: Reasons): Contender[] =>
  told.filter(({ offerId }) => !reasons[offerId]?.trim())

/** One reason for all who have none, another for those who made no offer; what was written for somebody stays. */
export const filledIn = (
  told: readonly Contender[],
  reasons: Reasons,
  { common, ofNoOffer }: { common: string; ofNoOffer: string },
): Reasons => ({
  ...reasons,
  ...Object.fromEntries(
    unexplained(told, reasons).map((part) => [part.offerId, hasNoOffer(part) ? ofNoOffer : common]),
  ),
})

/** What the server is sent: for nobody else, however often the choice was changed before. */
export const reasonsFor = (told: readonly Contender[], reasons: Reasons): Record<string, string> =>
  Object.fromEntries(told.map(({ offerId }) => [String(offerId), reasons[offerId] ?? '']))

/** For whom the award of a lot is announced. */
export const announcedWinner = ({ award, ...lot }: Lot & Pick<TeamLot, 'award'>): Contender | undefined =>
  award ? partsIn(lot).find(({ offerId }) => offerId === award.offerId) : undefined
