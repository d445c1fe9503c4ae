import type { Submissions } from '@allmende/domain/offers/offers.contract.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { LotParticipant, TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'

type Tender = Pick<TeamTender, 'type'>
type Lot = Pick<TeamLot, 'id' | 'stage' | 'lastOpenedRound' | 'offersByRound'>

const partsIn = ({ offersByRound }: Lot): LotParticipant[] => offersByRound.flatMap(({ offers }) => offers)

/** Whether there are, or should be, offers of a lot to look at side by side. */
export const isCompared = (lot: Lot): boolean =>
  lot.stage === 7 || partsIn(lot).some(({ offerOpenedAt }) => offerOpenedAt !== null)

/** Those who could have offered, by round; without rounds there is one without number. */
export type ComparedRound = { round: number | null; parts: readonly LotParticipant[] }

/** The newest round first; who was never asked for an offer is none of them. */
export function comparedRounds({ type }: Tender, lot: Lot): ComparedRound[] {
  const asked = partsIn(lot)
    .filter(({ stage, offerSent }) => offerSent !== null || stage >= 4)
    .toSorted((one, other) => one.organizationName.localeCompare(other.organizationName, 'de'))
  if (!isContinuous(type)) return asked.length === 0 ? [] : [{ round: null, parts: asked }]
  return [...Map.groupBy(asked, ({ round }) => round ?? 0)]
    .filter(([round]) => round > 0 && round <= lot.lastOpenedRound)
    .map(([round, parts]) => ({ round, parts }))
    .toSorted((one, other) => other.round - one.round)
}

/** What was opened of an offer for this lot; null while nothing is known of it. */
export function openedFiles(
  part: Pick<LotParticipant, 'offerSent' | 'offerOpenedAt'>,
  lotId: number,
  submissions: Submissions['submissions'] | undefined,
  rooms: readonly Room[] | undefined,
): readonly FiledFile[] | null {
  if (part.offerOpenedAt === null || !submissions || !rooms) return null
  const opened = submissions.find(
    ({ kind, lotIds, receivedAt, openedAt }) =>
      kind === 'OFFER' &&
      openedAt !== null &&
      lotIds.includes(lotId) &&
      receivedAt.getTime() === part.offerSent?.getTime(),
  )
  if (!opened?.files) return null
  // One call files for several lots, and they are opened together.
  if (opened.lotIds.length === 1) return opened.files
  const own = new Set(rooms.filter((room) => room.lotId === lotId).map(({ id }) => id))
  return opened.files.filter(({ roomId }) => own.has(roomId))
}
