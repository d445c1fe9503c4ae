import { type Refused, refused } from '../verdict.ts'
import type { LotCourse, LotOfferCourse, ProcedureState, TenderCourse } from './state.ts'
import { isContinuous } from './tender-type.ts'

export const partsIn = ({ lotOffers }: ProcedureState, { id }: Pick<LotCourse, 'id'>): LotOfferCourse[] =>
  lotOffers.filter(({ lotId }) => lotId === id)

/** Whether a part belongs to the round that the lot's stage is about; without rounds every part does. */
export const isOfOpenedRound = (
  { type }: Pick<TenderCourse, 'type'>,
  { lastOpenedRound }: Pick<LotCourse, 'lastOpenedRound'>,
  { round }: Pick<LotOfferCourse, 'round'>,
): boolean => !isContinuous(type) || (round !== null && round === lastOpenedRound)

/** Those of the round that was opened last. */
export const contendersIn = (state: ProcedureState, lot: LotCourse): LotOfferCourse[] =>
  partsIn(state, lot).filter((part) => isOfOpenedRound(state.tender, lot, part))

/** Something of hers was submitted and not withdrawn. */
export const hasFiled = ({
  applicationSent,
  offerSent,
}: Pick<LotOfferCourse, 'applicationSent' | 'offerSent'>): boolean =>
  applicationSent !== null || offerSent !== null

/** She has to be told how it ended. */
export const awaitsAnswer = (
  part: Pick<LotOfferCourse, 'applicationSent' | 'offerSent'> & { finalAnswer: unknown },
): boolean => hasFiled(part) && part.finalAnswer === null

/** Her part in a lot that counts; earlier attempts are history. */
export function latestPart(
  { lotOffers }: Pick<ProcedureState, 'lotOffers'>,
  offerId: number,
  lotId: number,
): LotOfferCourse | undefined {
  return lotOffers
    .filter((part) => part.offerId === offerId && part.lotId === lotId)
    .reduce<LotOfferCourse | undefined>(
      (latest, part) => (latest === undefined || part.attempt > latest.attempt ? part : latest),
      undefined,
    )
}

/** Whether all of these take part in the tender. */
export const areKnown = ({ lotOffers }: ProcedureState, offerIds: readonly number[]): boolean =>
  offerIds.every((id) => lotOffers.some(({ offerId }) => offerId === id))

export const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === ''

/** Everyone who is told "no" is told why. */
export function lackingReason(
  parts: readonly LotOfferCourse[],
  reasons: ReadonlyMap<number, string>,
): Refused | null {
  const lacking = new Set(parts.map(({ offerId }) => offerId).filter((id) => isBlank(reasons.get(id))))
  return lacking.size === 0 ? null : refused('reasonsMissing', { values: { count: lacking.size } })
}
