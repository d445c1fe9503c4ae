import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import { anchorOfRoom } from '../rooms/room-paths.ts'
import { texts } from '../rooms/rooms.texts.ts'
import { rpcQuery } from '../rpc/queries.ts'
import { useTender } from '../tenders/frame/tender-context.ts'
import { useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import { numberIn, pageOfRoom } from './room-page.ts'

/** The address of a single room leads to the page that it stands on. */
export function RoomRedirect() {
  const id = numberIn(useParams({ strict: false }).roomId)
  return id === null ? <NotFoundScreen /> : <KnownRoom id={id} />
}

function KnownRoom({ id }: { id: number }) {
  const say = useSay()
  const tender = useTender()
  const { data: rooms, error, refetch } = useQuery(rpcQuery('getRoomsByProjectId', tender.id))
  if (error && !rooms)
    return <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />
  if (!rooms) return <LoadingScreen />
  const room = rooms.find((one) => one.id === id)
  return room ? (
    <Navigate to={pageOfRoom(tender, room)} hash={anchorOfRoom(id)} replace />
  ) : (
    <NotFoundScreen />
  )
}
