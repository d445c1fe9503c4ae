import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import { roundDeadline } from '@allmende/domain/procedure/rounds.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { ReceiptFacts } from './course.ts'

/** Of a continuous procedure: for which round a room was filled and a receipt was given; null where that is not sure. */
export type Rounds = {
  ofRoom: (roomId: number) => number | null
  ofReceipt: (receipt: ReceiptFacts) => number | null
}

const none: Rounds = { ofRoom: () => null, ofReceipt: () => null }

/** By the attempts that the rooms were made for, of which each counts for one round. */
export function roundsIn(tender: ShownTender, parts: readonly LotOffer[], rooms: readonly Room[]): Rounds {
  if (!isContinuous(tender.type)) return none
  const attemptOf = (roomId: number): LotOffer | undefined => {
    const room = rooms.find(({ id }) => id === roomId)
    return parts.find(({ lotId, attempt }) => lotId === room?.lotId && attempt === room.attempt)
  }
  const filedFor = ({ kind, deadline }: Filed, roomId: number): number | null => {
    const { lotId, round = null } = attemptOf(roomId) ?? {}
    const lot = tender.lots.find(({ id }) => id === lotId)
    if (!lot || round === null || kind === 'OFFER') return round
    // Who withdrew and applied later counts for another round than her first receipt did.
    return deadline?.getTime() === roundDeadline(tender, lot, round).getTime() ? round : null
  }
  return {
    ofRoom: (roomId) => attemptOf(roomId)?.round ?? null,
    ofReceipt: ({ kind, parts: filed }) => {
      const rounds = filed.flatMap(({ deadline, files }) =>
        (files ?? []).map(({ roomId }) => filedFor({ kind, deadline }, roomId)),
      )
      const [round = null, ...others] = new Set(rounds)
      return others.length === 0 ? round : null
    },
  }
}

type Filed = { kind: ReceiptFacts['kind']; deadline: Date | null }
