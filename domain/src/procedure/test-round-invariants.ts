import { canApply } from '../rooms/contractor-rooms.rules.ts'
import { filingOf } from './filing.ts'
import { mayJoin } from './joining.ts'
import { seenBy } from './outside.ts'
import { isPublicAt } from './publicity.ts'
import { currentRound, roundAt, roundDeadline } from './rounds.ts'
import { isOpen } from './stages.ts'
import type { Done, Happening, LotCourse, LotOfferCourse, ProcedureState } from './state.ts'
import { isContinuous } from './tender-type.ts'
import { seenByBidder, toldOutside } from './test-views.ts'

/** What is wrong with the rounds of a lot. */
export function wrongRounds(state: ProcedureState, lot: LotCourse, now: Date): string[] {
  const { tender } = state
  if (!isContinuous(tender.type) || tender.published === null) return []
  const running = roundAt(tender, lot, now)
  const isRunning =
    isPublicAt(tender, now) && tender.archived === null && isOpen(lot) && (lot.stage ?? 0) >= 3
  const sealed = state.lotOffers.filter(({ lotId, stage }) => lotId === lot.id && stage === 1)
  const seen = seenBy(state, null).lots.find(({ id }) => id === lot.id) ?? lot
  const joining = (one: LotCourse) =>
    JSON.stringify([false, true].map((hasInvitation) => mayJoin(tender, one, { hasInvitation }, now)))
  const rules: [string, boolean][] = [
    ['an opened round runs', running !== null && running <= lot.lastOpenedRound],
    [
      'may not be withdrawn until the end of its round, or after it',
      isRunning &&
        sealed.some(
          (part) =>
            canApply(filingOf(state, part, now), now) !== now <= roundDeadline(tender, lot, part.round ?? 0),
        ),
    ],
    ['joined otherwise than outsiders are told', joining(seen) !== joining(lot)],
  ]
  return rules.filter(([, isBroken]) => isBroken).map(([rule]) => `lot ${lot.id}: ${rule}`)
}

const isEarlier = (before: Date | null, after: Date | null) =>
  before !== null && after !== null && after < before

/** What somebody filed is nothing that anybody else is told, or that moves a deadline. */
const isUnmoved = (before: ProcedureState, after: ProcedureState) =>
  before.tender === after.tender && before.lots === after.lots

/** Announced deadlines that become earlier, lengths that become shorter, and rounds whose past end moves. */
export function wrongDates(before: ProcedureState, { state: after }: Done, now: Date): string[] {
  if (before.tender.published === null || after.tender.published === null || isUnmoved(before, after))
    return []
  const [old, current] = [before.tender, after.tender]
  const isShorter =
    isEarlier(old.finalDeadline, current.finalDeadline) ||
    isEarlier(old.finalOfferDeadline, current.finalOfferDeadline) ||
    (old.deadlinePeriodDays ?? 0) > (current.deadlinePeriodDays ?? 0)
  const lots = before.lots.flatMap((lot) => {
    const then = after.lots.find(({ id }) => id === lot.id) ?? lot
    const last =
      isContinuous(old.type) && lot.applicationDeadline !== null ? currentRound(old, lot, now) : null
    const over = Array.from({ length: last ?? 0 }, (_round, at) => at + 1).filter(
      (round) => now > roundDeadline(old, lot, round),
    )
    return [
      ...(over.some(
        (round) => Number(roundDeadline(old, lot, round)) !== Number(roundDeadline(current, then, round)),
      )
        ? ['the end of a round that is over moves']
        : []),
      ...(isEarlier(lot.applicationDeadline, then.applicationDeadline) ||
      isEarlier(lot.offerDeadline, then.offerDeadline)
        ? ['a deadline becomes earlier']
        : []),
    ]
  })
  return [...(isShorter ? ['the procedure becomes shorter'] : []), ...lots]
}

/** Waiting rooms that are opened while offers are made. */
export const wrongWaitingRooms = (before: ProcedureState, { happened }: Done, now: Date): string[] =>
  happened.flatMap((one) => {
    if ((one.kind !== 'openingStarted' && one.kind !== 'opened') || one.target !== 4) return []
    const lot = before.lots.find(({ id }) => id === one.lotId)
    const runs = lot?.stage === 6 && lot.offerDeadline !== null && now <= lot.offerDeadline
    return runs && isContinuous(before.tender.type) ? ['opened while offers are made'] : []
  })

/** What everyone is told of; all else of a continuous procedure happens within a round. */
const told: readonly Happening['kind'][] = [
  'scheduled',
  'unpublished',
  'heardPublished',
  'becamePublic',
  'lotEnded',
  'cancelled',
  'archived',
]
const isTold = (one: Happening): boolean =>
  told.includes(one.kind) ||
  (one.kind === 'lotStage' && (one.after ?? 0) <= 3) ||
  (one.kind === 'deadlineChanged' && (one.which === 'application' || one.of === 'final'))

/** What happens within a round of a continuous procedure and is noticed by somebody who is not part of it. */
export function wrongNotice(before: ProcedureState, { state: after, happened }: Done, now: Date): string[] {
  if (!isContinuous(before.tender.type) || isUnmoved(before, after) || happened.some(isTold)) return []
  const isSame = (of: (state: ProcedureState) => unknown) =>
    JSON.stringify(of(before)) === JSON.stringify(of(after))
  const partsOf = ({ lotOffers }: ProcedureState, of: number) =>
    lotOffers.filter(({ offerId }) => offerId === of)
  const isOutside = (part: LotOfferCourse) => {
    const lot = before.lots.find(({ id }) => id === part.lotId)
    return part.deniedAt !== null || part.round === null || part.round !== lot?.lastOpenedRound
  }
  const isUntouched = (offerId: number) =>
    partsOf(before, offerId).length === partsOf(after, offerId).length &&
    partsOf(before, offerId).every((part) => isOutside(part) && after.lotOffers.includes(part))
  const bidders = [...new Set(before.lotOffers.map(({ offerId }) => offerId))].filter(isUntouched)
  return [
    ...(isSame((state) => toldOutside(state, now)) ? [] : ['outsiders notice what a round does']),
    ...bidders.flatMap((offerId) =>
      isSame((state) => seenByBidder(state, offerId, now)) ? [] : [`${offerId} notices what a round does`],
    ),
  ]
}
