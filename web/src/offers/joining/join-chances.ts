import { type Joining, mayJoin, mostHelpfulRefusal } from '@allmende/domain/procedure/joining.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { PublicLot, PublicTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Refused } from '@allmende/domain/verdict.ts'
import { courseOf, lotCourseOf } from '../../tenders/course/shown-course.ts'

/** A lot she is not in, or not in any more, and whether she can join it now. */
export type LotChance = { lot: PublicLot; answer: Joining; isAgain: boolean }

/** Who was denied in a continuous procedure may try again; elsewhere one part in a lot is all there is. */
const isDeniedForNow = ({ type }: PublicTender, { lotOffer }: PublicLot): boolean =>
  isContinuous(type) && lotOffer !== null && lotOffer.deniedAt !== null

/** The lots that joining is about, with what it would lead to. */
export function lotChances(tender: PublicTender, hasInvitation: boolean, now: Date): LotChance[] {
  return tender.lots
    .filter((lot) => lot.lotOffer === null || isDeniedForNow(tender, lot))
    .map((lot) => ({
      lot,
      answer: mayJoin(courseOf(tender), lotCourseOf(lot), { hasInvitation }, now),
      isAgain: lot.lotOffer !== null,
    }))
}

export const canJoin = (chances: readonly LotChance[]): boolean =>
  chances.some(({ answer }) => answer.allowed)

/** Why she cannot join any lot; null where she can, or where there is none left to join. */
export function whyNoJoining(chances: readonly LotChance[]): Refused | null {
  if (chances.length === 0 || canJoin(chances)) return null
  return mostHelpfulRefusal(chances.flatMap(({ answer }) => (answer.allowed ? [] : [answer])))
}
