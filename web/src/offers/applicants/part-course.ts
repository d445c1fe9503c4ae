import type { Answer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import { isOfNoAward } from '@allmende/domain/procedure/no-award.ts'
import { answerText } from '@allmende/domain/procedure/procedure.texts.ts'
import type { LotParticipant, TeamLot } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { specialTexts } from '../../tenders/participants/participants.texts.ts'
import { courseTexts } from './applicants.texts.ts'

export type CourseEntry = { at: Date; text: Bilingual; reason: string | null }

/** What has happened with a company's part in a lot, the oldest first. */
export function courseOf({ outcome }: Pick<TeamLot, 'outcome'>, part: LotParticipant): CourseEntry[] {
  const { answer, deniedAt, reason } = part
  const isToldByAnswer = answer?.kind === 'applicationDenied' || answer?.kind === 'offerDenied'
  const wordsFor = ({ kind, winner, winnerOnRequest }: Answer) =>
    isOfNoAward({ outcome, deniedAt, kind, winner })
      ? specialTexts.ended
      : answerText(kind, winner !== null || winnerOnRequest)
  const entry = (at: Date | null, text: Bilingual, why: string | null = null): CourseEntry[] =>
    at === null ? [] : [{ at, text, reason: why }]
  return [
    ...entry(part.applicationSent, courseTexts.applicationSent),
    ...entry(part.applicationOpenedAt, courseTexts.applicationOpened),
    // Who is denied is told so at once: that is one thing.
    ...(isToldByAnswer ? [] : entry(deniedAt, courseTexts.denied, reason)),
    ...entry(part.offerSent, courseTexts.offerSent),
    ...entry(part.offerOpenedAt, courseTexts.offerOpened),
    ...(answer ? entry(answer.at, wordsFor(answer), answer.reason) : []),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
