import type { Refused } from '../verdict.ts'
import { announceAward, award, setAwardableFrom, withdrawAward } from './award.ts'
import { drag } from './board.ts'
import { announceChange } from './changing.ts'
import type { DispatchWay } from './dispatch.contract.ts'
import { recordDispatch } from './dispatching.ts'
import { archive, cancel, endLot } from './ending.ts'
import { submitApplication, submitOffer, uploaded, withdrawApplication, withdrawOffer } from './filing.ts'
import { join } from './joining.ts'
import { confirmOpening } from './opening.ts'
import { publish, unpublish } from './publication.ts'
import type { StartStage } from './stages.ts'
import { startCompetition, startNegotiation, startOffers } from './starting.ts'
import type { Done, LotOfferKey, ProcedureState } from './state.ts'

/** Something that somebody may try at any time, whether or not it is legal. */
export type Move = {
  name: string
  by: 'team' | 'bidder'
  /** Of a bidder, or of what the team does about her alone. */
  offerId: number | null
  /** The only lots it may change; null where it is about all. */
  lotIds: readonly number[] | null
  run: (state: ProcedureState, now: Date) => Done | Refused
}

type Run = Move['run']
export const byTeam = (name: string, lotIds: readonly number[] | null, run: Run): Move => ({
  name,
  by: 'team',
  offerId: null,
  lotIds,
  run,
})
const aboutBidder = (name: string, offerId: number, lotIds: readonly number[], run: Run): Move => ({
  ...byTeam(name, lotIds, run),
  offerId,
})
const byBidder = (name: string, offerId: number, lotIds: readonly number[] | null, run: Run): Move => ({
  name: `${offerId} ${name}`,
  by: 'bidder',
  offerId,
  lotIds,
  run,
})

/** Two of the team and a system administrator who is not. */
const team = ['anna', 'berta']
export const everyone = [...team, 'xaver']
const isOfTeam = (user: string) => team.includes(user)

const without = { firstNotice: 'none' } as const

export function publications(starts: readonly StartStage[], at: Date): Move[] {
  return starts.map((start) =>
    byTeam(`publish at ${start}`, null, (state, now) =>
      publish(state, { published: at > now ? at : now, isMarked: false, start, lotIds: null }, now),
    ),
  )
}

/** Every subset of those who may be chosen, and leaving the choice out. */
const choicesOf = (offerIds: readonly number[]): (readonly number[] | null)[] => [
  null,
  ...offerIds.map((id) => [id]),
  ...(offerIds.length > 1 ? [offerIds] : []),
]

/** Until when offers for a lot are asked for: never earlier than what was announced. */
export const nextEnd =
  (lotId: number, ends: readonly Date[]) =>
  ({ lots }: ProcedureState, now: Date): Date | null => {
    const announced = lots.find(({ id }) => id === lotId)?.offerDeadline ?? now
    return ends.find((end) => end > now && end >= announced) ?? null
  }

/** What a team can try with one lot. */
export function movesWithLot(
  lotId: number,
  offerIds: readonly number[],
  ends: readonly Date[],
  people: readonly string[] = everyone,
  ways: readonly DispatchWay[] = ['POST', 'FAX'],
): Move[] {
  const lotIds = [lotId]
  // Of those who have joined by then.
  const reasonsFor = ({ lotOffers }: ProcedureState) =>
    new Map(lotOffers.map(({ offerId }) => [offerId, 'Nicht das wirtschaftlichste']))
  const reason = 'Es geht nicht anders'
  const next = nextEnd(lotId, ends)
  return [
    byTeam('start competition', lotIds, (state, now) => startCompetition(state, { lotIds }, now)),
    ...choicesOf(offerIds).flatMap((chosen) => [
      byTeam(`negotiate with ${chosen ?? 'all'}`, lotIds, (state, now) =>
        startNegotiation(state, { lotIds, offerIds: chosen, reasons: reasonsFor(state) }, now),
      ),
      byTeam(`ask ${chosen ?? 'all'} for offers`, lotIds, (state, now) =>
        startOffers(state, { lotIds, offerIds: chosen, offerDeadline: next(state, now) }, now),
      ),
    ]),
    ...people.flatMap((user) =>
      ([4, 7] as const).map((target) =>
        byTeam(`${user} opens ${target}`, lotIds, (state, now) => {
          const rights = { isTeamMember: isOfTeam(user), mayStillOpen: () => true, wasTeamMember: isOfTeam }
          return confirmOpening(state, { lotIds, target, user, ...rights }, now)
        }),
      ),
    ),
    ...offerIds.flatMap((offerId) => [
      byTeam(`announce ${offerId}`, lotIds, (state, now) =>
        announceAward(state, { lotId, offerId, reasons: reasonsFor(state) }, now),
      ),
      byTeam(`award ${offerId}`, lotIds, (state, now) =>
        award(
          state,
          { lotId, offerId, reasons: reasonsFor(state), withoutWaiting: null, tellWinner: false },
          now,
        ),
      ),
      byTeam(`award ${offerId} at once`, lotIds, (state, now) =>
        award(
          state,
          { lotId, offerId, reasons: reasonsFor(state), withoutWaiting: reason, tellWinner: true },
          now,
        ),
      ),
      ...([3, 4] as const).map((target) =>
        aboutBidder(`drag ${offerId} to ${target}`, offerId, lotIds, (state, now) =>
          drag(state, { offerId, lotIds, target, reason }, now),
        ),
      ),
      ...ways.map((how) =>
        aboutBidder(`letter to ${offerId} by ${how}`, offerId, lotIds, (state, now) =>
          recordDispatch(state, { lotId, offerId, dispatchedAt: now, how, hasLeft: false }, now),
        ),
      ),
    ]),
    byTeam('letters are gone', lotIds, (state, now) =>
      setAwardableFrom(state, { lotId, lastLetterLeft: now }, now),
    ),
    byTeam('withdraw award', lotIds, (state, now) => withdrawAward(state, { lotId, reason }, now)),
    byTeam('end', lotIds, (state, now) => endLot(state, { lotId, reason }, now)),
  ]
}

/** What a team can try with the whole. */
export const movesWithTender: readonly Move[] = [
  byTeam('unpublish', null, (state, now) => unpublish(state, without, now)),
  byTeam('cancel', null, (state, now) => cancel(state, { ...without, reason: 'Kein Bedarf' }, now)),
  byTeam('archive', null, (state, now) => archive(state, {}, now)),
]

/** Row 11, as far away as given. */
export function extensions(
  lotId: number,
  { applications, offers }: { applications: Date; offers: Date },
): Move[] {
  const reason = 'Störung'
  return [
    byTeam('later applications', [lotId], (state, now) =>
      announceChange(state, { lots: [{ lotId, applicationDeadline: applications }], reason }, now),
    ),
    byTeam('later offers', [lotId], (state, now) =>
      announceChange(state, { lots: [{ lotId, offerDeadline: offers }], reason }, now),
    ),
  ]
}

/** The end of all rounds moves. */
export const longerProcedure = (finalDeadline: Date): Move =>
  byTeam('later end', null, (state, now) =>
    announceChange(state, { lots: [], finalDeadline, reason: 'Störung' }, now),
  )

/** So does their length. */
export const longerRounds = (deadlinePeriodDays: number): Move =>
  byTeam('longer rounds', null, (state, now) =>
    announceChange(state, { lots: [], deadlinePeriodDays, reason: 'Störung' }, now),
  )

/** What a bidder can try. */
export function movesOfBidder(offerId: number, lotIds: readonly number[]): Move[] {
  const parts = lotIds.flatMap((lotId) => [1, 2].map((attempt): LotOfferKey => ({ offerId, lotId, attempt })))
  return [
    byBidder('joins', offerId, null, (state, now) => join(state, { offerId, hasInvitation: false }, now)),
    byBidder('joins, invited', offerId, null, (state, now) =>
      join(state, { offerId, hasInvitation: true }, now),
    ),
    ...lotIds.flatMap((lotId) => {
      const filed = { offerId, lotIds: [lotId] }
      return [
        byBidder(`applies ${lotId}`, offerId, [lotId], (state, now) => submitApplication(state, filed, now)),
        byBidder(`takes application back ${lotId}`, offerId, [lotId], (state, now) =>
          withdrawApplication(state, filed, now),
        ),
        byBidder(`offers ${lotId}`, offerId, [lotId], (state, now) => submitOffer(state, filed, now)),
        byBidder(`takes offer back ${lotId}`, offerId, [lotId], (state, now) =>
          withdrawOffer(state, filed, now),
        ),
      ]
    }),
    ...parts.map((part) =>
      byBidder(`uploads ${part.lotId}.${part.attempt}`, offerId, [part.lotId], (state, now) =>
        uploaded(state, { ...part, roomStage: 7 }, now),
      ),
    ),
  ]
}
