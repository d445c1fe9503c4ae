import type { MessageFilter, MessageSort } from '@allmende/domain/messages/messages.contract.ts'
import { longestOfMessage } from '@allmende/domain/messages/messages.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { rpcQuery } from '../../rpc/queries.ts'
import { useSay } from '../../ui/language.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { TableQuery } from '../../ui/table/table.types.ts'
import { messagePath } from '../message-paths.ts'
import { texts } from '../messages.texts.ts'
import { useMessageColumns } from './useMessageColumns.tsx'

type MessageListProps = {
  tender: ShownTender
  query: TableQuery
  onQuery: (query: TableQuery) => void
  /** What can be done where there is nothing yet. */
  action: ReactNode
}

/** Every message that somebody may read of a tender. */
export function MessageList({ tender, query, onQuery, action }: MessageListProps) {
  const say = useSay()
  const isTeam = isSeenInside(tender)
  const { columns, cards, sortMenu } = useMessageColumns(isTeam)
  const { rows, total, error, retry } = useMessages(tender.id, query)
  return (
    <DataTable
      caption={say(texts.title)}
      searchLabel={say(texts.search)}
      columns={columns}
      cards={cards}
      sortMenu={sortMenu}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowLink={({ id }) => messagePath(tender.id, id)}
      pageSize={query.pageSize}
      pageSizes={[50, 200, 500]}
      server={{ total, query, onQuery }}
      empty={{ title: say(texts.none), text: say(isTeam ? texts.noneTeam : texts.noneOutside), action }}
      error={error}
      onRetry={retry}
    />
  )
}

/** As the server takes it: trimmed, and not asked for what is not asked. */
export function filterOf({ search, sort }: TableQuery): MessageFilter {
  const words = search.trim().slice(0, longestOfMessage.search)
  return {
    ...(words !== '' && { search: words }),
    ...(sort && { sort: sort.key as MessageSort, descending: sort.direction === 'desc' }),
  }
}

function useMessages(tenderId: number, query: TableQuery) {
  const { page, pageSize: limit, search } = query
  const kept = { placeholderData: keepPreviousData }
  const filter = useMemo(() => filterOf(query), [query])
  const counted = filterOf({ ...query, search, sort: null })
  const rows = useQuery({
    ...rpcQuery('getMessages', tenderId, null, { ...filter, offset: (page - 1) * limit, limit }),
    ...kept,
  })
  const total = useQuery({ ...rpcQuery('countMessages', tenderId, null, counted), ...kept })
  return {
    rows: total.data === undefined ? undefined : rows.data,
    total: total.data ?? 0,
    error: (rows.error ?? total.error)?.message,
    retry: () => void Promise.all([rows.refetch(), total.refetch()]),
  }
}
