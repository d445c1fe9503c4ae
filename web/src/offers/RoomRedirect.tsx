import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import { anchorOfRoom } from '../rooms/room-paths.ts'
import { texts } from '../rooms/rooms.texts.ts'
import { rpcQuery } from '../rpc/queries.ts'
import { useTender } from '../tenders/frame/tender-context.ts'
import { documentsPath } from '../tenders/tender-paths.ts'
import { useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import { phasePath, phases, roomStages } from './offer-paths.ts'

/** The address of a single room leads to the page that it stands on. */
export function RoomRedirect() {
  const { roomId } = useParams({ strict: false })
  const isId = /^[1-9]\d{0,15}$/.test(roomId ?? '')
  return isId ? <KnownRoom id={Number(roomId)} /> : <NotFoundScreen />
}

function KnownRoom({ id }: { id: number }) {
  const say = useSay()
  const tender = useTender()
  const { data: rooms, error, refetch } = useQuery(rpcQuery('getRoomsByProjectId', tender.id))
  if (error && !rooms)
    return <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />
  if (!rooms) return <LoadingScreen />
  const room = rooms.find((one) => one.id === id)
  return room ? <Navigate to={pageOf(tender, room)} hash={anchorOfRoom(id)} replace /> : <NotFoundScreen />
}

/** A bidder's own rooms stand on the pages of what she files, all others with the documents. */
function pageOf(tender: ShownTender, { type, stage }: Room): string {
  const phase = phases.find((one) => roomStages[one] === stage)
  return type === 'CONTRACTOR' && phase && !isSeenInside(tender)
    ? phasePath(tender.id, phase)
    : documentsPath(tender.id)
}
