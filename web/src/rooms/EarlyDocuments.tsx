import { useQuery } from '@tanstack/react-query'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import { rpcQuery } from '../rpc/queries.ts'
import { Page } from '../shell/Page.tsx'
import { useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import { Rooms } from './DocumentsScreen.tsx'
import { texts } from './rooms.texts.ts'

/** The documents of a tender that the portal has published and we have not yet: they are free from then on. */
export function EarlyDocuments({ id }: { id: number }) {
  const say = useSay()
  const { data: rooms, error, refetch } = useQuery(rpcQuery('getRoomsByProjectId', id))
  if (error?.type === 'NotFoundException') return <NotFoundScreen />
  if (error) return <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />
  if (!rooms) return <LoadingScreen />
  return (
    <Page title={say(texts.early, { id })} lead={say(texts.earlyLead)}>
      <Rooms tender={{ id }} rooms={rooms} create={null} />
    </Page>
  )
}
