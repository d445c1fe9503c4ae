import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { rpcQuery } from '../../rpc/queries.ts'
import { type Rounds, roundsIn } from './rounds.ts'

/** Of all of a bidder's attempts in a tender: that which runs, and those before. */
export function useRounds(tender: ShownTender, rooms: readonly Room[]): Rounds {
  const { data: offers } = useQuery({
    ...rpcQuery('getOffersByProjectId', tender.id),
    enabled: isContinuous(tender.type),
  })
  const current = tender.lots.flatMap(({ lotOffer }) => lotOffer ?? [])
  const earlier = offers?.find(({ id }) => id === tender.offerId)?.earlierLotOffers ?? []
  return roundsIn(tender, [...current, ...earlier], rooms)
}
