import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { CreateRoom } from '../../rooms/RoomDialogs.tsx'
import { RoomSection } from '../../rooms/RoomSection.tsx'
import { RoomShape } from '../../rooms/RoomShape.tsx'
import { texts as roomTexts } from '../../rooms/rooms.texts.ts'
import { useRoomJump } from '../../rooms/useRoomJump.ts'
import { rpcQuery } from '../../rpc/queries.ts'
import { lotName } from '../../tenders/course/lot-names.ts'
import { decoded } from '../../ui/hash.ts'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { useStrayDrops } from '../../ui/upload/useStrayDrops.ts'
import type { Part } from './applicants.ts'
import classes from './applicants.module.css'
import { texts } from './applicants.texts.ts'
import { whySealed } from './why-sealed.ts'

export const roomsAnchor = 'datenraeume'

type ApplicantRoomsProps = { tender: TeamTender; offerId: number; parts: readonly Part[] }

/** The rooms of one company: of what is sealed no more than that it is there. */
export function ApplicantRooms({ tender, offerId, parts }: ApplicantRoomsProps) {
  const say = useSay()
  const titleId = useId()
  const [isCreating, setCreating] = useState(false)
  const { data, error, refetch } = useQuery(rpcQuery('getRoomsByProjectId', tender.id))
  const rooms = data?.filter((room) => room.offerId === offerId)
  const hash = decoded(useLocation({ select: (location) => location.hash }))
  useStrayDrops()
  useRoomJump(rooms, hash)
  const noteOf = ({ type, lotId }: Room): string | undefined => {
    if (type === 'CLIENT') return say(texts.onlyForThem)
    const lot = tender.lots.find(({ id }) => id === lotId)
    return lot && tender.lots.length > 1 ? lotName(lot) : undefined
  }
  return (
    <section id={roomsAnchor} tabIndex={-1} aria-labelledby={titleId} className={classes.rooms}>
      <div className={classes.roomsHead}>
        <h2 id={titleId}>{say(texts.rooms)}</h2>
        {tender.archived === null && (
          <Button
            variant="default"
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={() => setCreating(true)}
          >
            {say(roomTexts.create)}
          </Button>
        )}
      </div>
      <p className={classes.quiet}>{say(texts.roomsHint)}</p>
      {error && <LoadFault title={say(roomTexts.notLoaded)} error={error} onRetry={() => void refetch()} />}
      {!rooms && !error && <RoomShape />}
      {rooms?.length === 0 && <p className={classes.quiet}>{say(texts.noRooms)}</p>}
      {rooms?.map((room) => (
        <RoomSection
          key={room.id}
          tender={tender}
          room={room}
          note={noteOf(room)}
          whySealed={say(whySealed(room, parts))}
        />
      ))}
      <CreateRoom
        tenderId={tender.id}
        place={{ offerId }}
        opened={isCreating}
        onClose={() => setCreating(false)}
      />
    </section>
  )
}
