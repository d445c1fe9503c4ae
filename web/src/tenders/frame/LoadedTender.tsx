import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { LoadingScreen } from '../../errors/LoadingScreen.tsx'
import { NotFoundScreen } from '../../errors/NotFoundScreen.tsx'
import { rpcQuery } from '../../rpc/queries.ts'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { tenderIdIn } from '../tender-paths.ts'
import { texts } from './frame.texts.ts'

type LoadedTenderProps = {
  /** As the address has it: whatever cannot be one is not found. */
  id: string | undefined
  children: (tender: ShownTender) => ReactNode
  /** What there is to see of a tender that this person may not know of yet. */
  Otherwise?: ComponentType<{ id: number }> | undefined
}

/** A tender once it is there; until then, and where this person may not know of it, what there is to say. */
export function LoadedTender({ id, ...shown }: LoadedTenderProps) {
  const known = tenderIdIn(id)
  return known === null ? <NotFoundScreen /> : <KnownTender id={known} {...shown} />
}

type KnownTenderProps = Omit<LoadedTenderProps, 'id'> & { id: number }

function KnownTender({ id, children, Otherwise = NotFoundScreen }: KnownTenderProps) {
  const say = useSay()
  const { data, error, refetch } = useQuery(rpcQuery('getProject', id))
  if (data) return <Fragment key={id}>{children(data)}</Fragment>
  if (!error) return <LoadingScreen />
  if (error.type === 'NotFoundException') return <Otherwise id={id} />
  return <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />
}
