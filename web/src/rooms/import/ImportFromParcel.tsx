import type { Parcel } from '@allmende/domain/parcels/parcels.contract.ts'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useState } from 'react'
import { ParcelChoice } from './ParcelChoice.tsx'
import { ParcelFilesChoice } from './ParcelFilesChoice.tsx'

type ImportFromParcelProps = { tender: TeamTender; room: Room; onClose: () => void }

/** First the parcel, then those of its files that become documents of the room. */
export function ImportFromParcel({ tender, room, onClose }: ImportFromParcelProps) {
  const [parcel, setParcel] = useState<Parcel | null>(null)
  const linked = [...new Set(tender.lots.flatMap(({ propertyIds }) => propertyIds))]
  return parcel === null ? (
    <ParcelChoice linked={linked} onChoose={setParcel} onClose={onClose} />
  ) : (
    <ParcelFilesChoice parcel={parcel} room={room} onOther={() => setParcel(null)} onClose={onClose} />
  )
}
