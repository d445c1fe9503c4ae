import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { CreateRoom } from '../../rooms/RoomDialogs.tsx'
import { RoomSection } from '../../rooms/RoomSection.tsx'
import { RoomShape } from '../../rooms/RoomShape.tsx'
import { lotName } from '../../tenders/course/lot-names.ts'
import { useSay } from '../../ui/language.tsx'
import { roomsOfPart } from '../filing/checklist.ts'
import { type Phase, roomStages } from '../offer-paths.ts'
import { isNegotiating, type OwnPart } from './own-parts.ts'
import { PartState } from './PartState.tsx'
import classes from './parts.module.css'
import { texts } from './phase.texts.ts'

type PartSectionProps = {
  tender: ShownTender
  phase: Phase
  own: OwnPart
  /** Of all her lots on this page; left out while they are loaded. */
  rooms: readonly Room[] | undefined
  /** The only lot of a page needs no name. */
  isOnly: boolean
}

export const anchorOfLot = (lotId: number): string => `los-${lotId}`

/** One lot: how it stands, and the rooms for what she files. */
export function PartSection({ tender, phase, own, rooms, isOnly }: PartSectionProps) {
  const heading = useId()
  if (isOnly)
    return (
      <div className={classes.lot}>
        <PartContent tender={tender} phase={phase} own={own} rooms={rooms} isOnly />
      </div>
    )
  return (
    <section id={anchorOfLot(own.lot.id)} tabIndex={-1} aria-labelledby={heading} className={classes.lot}>
      <h3 id={heading}>{lotName(own.lot)}</h3>
      <PartContent tender={tender} phase={phase} own={own} rooms={rooms} isOnly={false} />
    </section>
  )
}

export function PartContent({ tender, phase, own, rooms, isOnly }: PartSectionProps) {
  const say = useSay()
  const [isCreating, setCreating] = useState(false)
  if (!rooms) return <RoomShape />
  const shown = roomsOfPart(rooms, own)
  const canAdd = phase === 'negotiation' ? isNegotiating(own, tender) : own.isOpen
  return (
    <>
      <PartState tender={tender} phase={phase} own={own} />
      <div className={classes.rooms}>
        {shown.map((room) => (
          <RoomSection
            key={room.id}
            tender={tender}
            // Over is over, even where the server could not say so yet.
            room={phase === 'negotiation' || own.isOpen ? room : closed(room, phase)}
            level={isOnly ? 3 : 4}
            isInPhase
          />
        ))}
      </div>
      {canAdd && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={20} aria-hidden />}
            {...(!isOnly && { 'aria-label': say(texts.addRoomFor, { lot: lotName(own.lot) }) })}
            onClick={() => setCreating(true)}
          >
            {say(texts.addRoom)}
          </Button>
        </div>
      )}
      {canAdd && (
        <CreateRoom
          tenderId={tender.id}
          place={{ stage: roomStages[phase], lotId: own.lot.id }}
          opened={isCreating}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  )
}

const closed = (room: Room, phase: Phase): Room => ({
  ...room,
  readOnly: room.readOnly ?? (phase === 'offer' ? 'offerDeadlinePast' : 'applicationDeadlinePast'),
})
