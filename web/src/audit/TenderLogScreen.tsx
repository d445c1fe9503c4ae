import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import { rpcQuery } from '../rpc/queries.ts'
import { TenderFault } from '../tenders/TenderFault.tsx'
import { tenderIdIn, tenderPath, tendersPath } from '../tenders/tender-paths.ts'
import { texts as tenderTexts } from '../tenders/tenders.texts.ts'
import { useSay } from '../ui/language.tsx'
import { texts } from './AuditLogScreen.texts.ts'
import { LogPage } from './LogPage.tsx'
import { addressOf, filterOf, type LogFilter } from './log-filter.ts'

const route = '/projekte/$id/audit-log'

/** The log of one tender, for its team. */
export function TenderLogScreen() {
  const id = tenderIdIn(useParams({ from: route }).id)
  return id === null ? <NotFoundScreen /> : <KnownTenderLog key={id} id={id} />
}

function KnownTenderLog({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(rpcQuery('getProject', id))
  if (data) return isSeenInside(data) ? <TenderLog tender={data} /> : <NotFoundScreen />
  return error ? <TenderFault error={error} onRetry={() => void refetch()} /> : <LoadingScreen />
}

function TenderLog({ tender: { id, name } }: { tender: Tender }) {
  const say = useSay()
  const search = useSearch({ from: route })
  const filter = useMemo(() => filterOf(String(id), search), [id, search])
  const navigate = useNavigate()
  const show = useCallback(
    (wanted: LogFilter) =>
      void navigate({
        to: route,
        params: { id: String(id) },
        search: addressOf(wanted).search,
        replace: true,
        resetScroll: false,
      }),
    [navigate, id],
  )
  const crumbs = [
    { label: say(tenderTexts.tenders), path: tendersPath },
    { label: name, path: tenderPath(id) },
    { label: say(texts.title) },
  ]
  return (
    <LogPage
      title={say(texts.title)}
      lead={say(texts.leadOfTender, { name })}
      crumbs={crumbs}
      filter={filter}
      ofOneProject
      onFilter={show}
    />
  )
}
