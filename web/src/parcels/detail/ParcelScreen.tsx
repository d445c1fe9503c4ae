import { useQuery } from '@tanstack/react-query'
import { LoadingScreen } from '../../errors/LoadingScreen.tsx'
import { NotFoundScreen } from '../../errors/NotFoundScreen.tsx'
import { rpcQuery } from '../../rpc/queries.ts'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { ParcelPage } from './ParcelPage.tsx'
import { texts } from './parcel-detail.texts.ts'

/** `id` as the address has it: whatever cannot be one is not found. */
export function ParcelScreen({ id }: { id: string }) {
  const known = /^\d{1,10}$/.test(id) && Number(id) > 0 && Number(id) < 2 ** 31
  return known ? <KnownParcel key={id} id={Number(id)} /> : <NotFoundScreen />
}

function KnownParcel({ id }: { id: number }) {
  const say = useSay()
  const { data, error, refetch } = useQuery(rpcQuery('getPropertyById', id))
  // What one may no longer know of is gone, also while one looks at it.
  if (error?.type === 'NotFoundException') return <NotFoundScreen />
  if (data) return <ParcelPage parcel={data} />
  if (!error) return <LoadingScreen />
  return <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />
}
