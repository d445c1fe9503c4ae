import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { rpcQuery } from '../rpc/queries.ts'
import { useActor } from '../session/useSession.ts'
import { usePageParts, useTender } from '../tenders/frame/tender-context.ts'
import { participantsPath } from '../tenders/tender-paths.ts'
import { AppLink } from '../ui/AppLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { decoded } from '../ui/hash.ts'
import { useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useStrayDrops } from '../ui/upload/useStrayDrops.ts'
import { LoginButton } from './LoginNeeded.tsx'
import type { RoomTender } from './room-tender.ts'
import { anchorOfRoom } from './room-paths.ts'
import { CreateRoom } from './RoomDialogs.tsx'
import classes from './rooms.module.css'
import { texts } from './rooms.texts.ts'
import { RoomSection } from './RoomSection.tsx'
import { RoomShape } from './RoomShape.tsx'
import { UploadHelp } from './uploads/UploadHelp.tsx'
import { useRoomJump } from './useRoomJump.ts'

/** `Below`: what another area says beside the documents. */
type DocumentsScreenProps = { Below: ComponentType<{ tender: RoomTender }> }

/** Every room of the authority that this person may see, with what lies in it. */
export function DocumentsScreen({ Below }: DocumentsScreenProps) {
  const say = useSay()
  const tender = useTender()
  const [isCreating, setCreating] = useState(false)
  const hash = decoded(useLocation({ select: (location) => location.hash }))
  const { data, error, refetch } = useQuery(rpcQuery('getRoomsByProjectId', tender.id))
  const isTeam = isSeenInside(tender)
  // Bidders' rooms stand on the pages of what they file, and for the team with each company.
  const rooms = useMemo(() => data?.filter(({ type }) => type === 'CLIENT'), [data])
  const hasBidders = isTeam && data?.some(({ type }) => type === 'CONTRACTOR')
  useStrayDrops()
  useRoomParts(rooms)
  useRoomJump(rooms, hash)
  const isAny = rooms !== undefined && rooms.length > 0
  const lot = isAny && tender.lots.find(({ identifier }) => identifier === hash)
  const create = isTeam && tender.archived === null && (
    <Button
      variant="default"
      leftSection={<IconPlus size={20} aria-hidden />}
      onClick={() => setCreating(true)}
    >
      {say(texts.create)}
    </Button>
  )
  return (
    <>
      <PageHeader
        level={2}
        title={say(texts.title)}
        {...(lot && { lead: say(texts.ofLot, { lot: `${lot.identifier} ${lot.name}`.trim() }) })}
        actions={isAny && create}
      />
      {hasBidders && (
        <p className={classes.quiet}>
          {say(texts.ofBidders)}{' '}
          <AppLink href={participantsPath(tender.id)}>{say(texts.toParticipants)}</AppLink>
        </p>
      )}
      {error && <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />}
      {!rooms && !error && <RoomShape />}
      {rooms && <Rooms tender={tender} rooms={rooms} create={create} />}
      <Below tender={tender} />
      {create && <CreateRoom tenderId={tender.id} opened={isCreating} onClose={() => setCreating(false)} />}
    </>
  )
}

type RoomsProps = { tender: RoomTender; rooms: readonly Room[]; create: ReactNode }

export function Rooms({ tender, rooms, create }: RoomsProps) {
  if (rooms.length === 0) return <NoRooms create={create} />
  return (
    <div className={classes.rooms}>
      {rooms.some(({ readOnly }) => readOnly === null) && <UploadHelp />}
      {rooms.map((room) => (
        <RoomSection key={room.id} tender={tender} room={room} />
      ))}
    </div>
  )
}

function NoRooms({ create }: { create: ReactNode }) {
  const say = useSay()
  const actor = useActor()
  if (create)
    return <EmptyState title={say(texts.noRooms)} text={say(texts.noRoomsForTeam)} action={create} />
  if (actor.kind === 'user')
    return <EmptyState title={say(texts.noRooms)} text={say(texts.noRoomsForOthers)} />
  return (
    <EmptyState title={say(texts.noRooms)} text={say(texts.noRoomsForVisitors)} action={<LoginButton />} />
  )
}

const noRooms: readonly Room[] = []

/** The rooms in the menu of the tender. */
function useRoomParts(rooms: readonly Room[] = noRooms): void {
  const parts = useMemo(
    () => rooms.map(({ id, name }) => ({ anchor: anchorOfRoom(id), label: name })),
    [rooms],
  )
  usePageParts(parts)
}
