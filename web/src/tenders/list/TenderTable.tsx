import { mostCounted, type TenderFilter } from '@allmende/domain/tenders/tenders.contract.ts'
import { offeredTypes } from '@allmende/domain/tenders/tenders.rules.ts'
import { listedTypeTexts, tenderLabels } from '@allmende/domain/tenders/tenders.texts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { rpcQuery } from '../../rpc/queries.ts'
import { useSay } from '../../ui/language.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { TableQuery } from '../../ui/table/table.types.ts'
import { tenderPath } from '../tender-paths.ts'
import type { Tab } from '../tender-tabs.ts'
import { emptyTexts, tabTexts, texts } from '../tenders.texts.ts'
import { useTenderColumns } from '../useTenderColumns.tsx'
import { narrowedBy, usualPageSize } from './list-address.ts'
import type { ListSearch } from './list-search.ts'
import { useAsked } from './useAsked.ts'

/** `wayOn`: where somebody goes from a tab that is empty. */
type TenderTableProps = { tab: Tab; search: ListSearch; wayOn: ReactNode }

/** The tenders of a tab; what is asked of them stands in the address. */
export function TenderTable({ tab, search, wayOn }: TenderTableProps) {
  const say = useSay()
  const [query, ask] = useAsked(search)
  const { rows, total, error, retry } = useTenders(tab, query)
  const { columns, cards, sortMenu } = useTenderColumns(tab)
  const empty = emptyTexts[tab]
  const types = offeredTypes.map((type) => ({ value: String(type), label: say(listedTypeTexts[type]) }))
  return (
    <DataTable
      caption={`${say(texts.tenders)}: ${say(tabTexts[tab])}`}
      searchLabel={say(texts.search)}
      columns={columns}
      cards={cards}
      sortMenu={sortMenu}
      filters={[{ key: 'type', label: say(tenderLabels.type), options: types }]}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowLink={({ id }) => tenderPath(id)}
      pageSize={usualPageSize}
      server={{ total, countedTo: mostCounted, query, onQuery: ask }}
      empty={{ title: say(empty.title), text: say(empty.text), action: wayOn }}
      error={error}
      onRetry={retry}
    />
  )
}

type Order = Pick<Exclude<TenderFilter, string>, 'sort'>

function useTenders(tab: Tab, asked: TableQuery) {
  const { sort, page, pageSize: limit } = asked
  const filter = { tab, ...narrowedBy(asked) }
  const order = sort && ({ sort: `${sort.key}:${sort.direction}` } as Order)
  const kept = { placeholderData: keepPreviousData }
  const rows = useQuery({
    ...rpcQuery('getProjects', { ...filter, ...order, offset: (page - 1) * limit, limit }),
    ...kept,
  })
  const total = useQuery({ ...rpcQuery('countProjects', filter), ...kept })
  return {
    rows: total.data === undefined ? undefined : rows.data,
    total: total.data ?? 0,
    error: (rows.error ?? total.error)?.message,
    retry: () => void Promise.all([rows.refetch(), total.refetch()]),
  }
}
