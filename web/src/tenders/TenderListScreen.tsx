import type { TenderType } from '@allmende/domain/procedure/tender-type.ts'
import type { TenderFilter } from '@allmende/domain/tenders/tenders.contract.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { offeredTypes } from '@allmende/domain/tenders/tenders.rules.ts'
import { listedTypeTexts, tenderLabels } from '@allmende/domain/tenders/tenders.texts.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { rpcQuery } from '../rpc/queries.ts'
import { useActor } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { TableQuery } from '../ui/table/table.types.ts'
import { initialQuery } from '../ui/table/useTableQuery.ts'
import { BegunTenders } from './BegunTenders.tsx'
import { importPath, newPath, tenderPath } from './tender-paths.ts'
import { type Tab, tabIn, tabsFor } from './tender-tabs.ts'
import classes from './TenderListScreen.module.css'
import { emptyTexts, tabTexts, texts } from './tenders.texts.ts'
import { useTenderColumns } from './useTenderColumns.tsx'

const pageSize = 100

/** Every tender this person may see, tab by tab. */
export function TenderListScreen() {
  const say = useSay()
  const actor = useActor()
  const tabs = tabsFor(actor)
  const tab = tabIn(useLocation({ select: ({ hash }) => hash }), tabs)
  const mayCreate = tenderPolicy.create(actor).allowed
  const create = (
    <Button component={AppLink} href="/wizard/3" leftSection={<IconPlus size={20} aria-hidden />}>
      {say(texts.create)}
    </Button>
  )
  const actions = (
    <>
      {tab === 'entwurf' && (
        <>
          <Button component={AppLink} href={importPath} variant="default">
            {say(texts.importNotice)}
          </Button>
          <Button component={AppLink} href={newPath} variant="default">
            {say(texts.chooseForm)}
          </Button>
        </>
      )}
      {create}
    </>
  )
  return (
    <Page title={say(texts.tenders)} actions={mayCreate && actions}>
      <nav aria-label={say(texts.tabs)} className={classes.tabs}>
        {tabs.map((one) => (
          <AppLink key={one} href={`/projekte#${one}`} aria-current={one === tab ? 'page' : undefined}>
            {say(tabTexts[one])}
          </AppLink>
        ))}
      </nav>
      {tab === 'entwurf' && <BegunTenders />}
      <TenderTable key={tab} tab={tab} action={mayCreate && create} />
    </Page>
  )
}

function TenderTable({ tab, action }: { tab: Tab; action: ReactNode }) {
  const say = useSay()
  const [query, setQuery] = useState(() => initialQuery(pageSize))
  const { rows, total, error, retry } = useTenders(tab, query)
  const { columns, cards } = useTenderColumns(tab)
  const empty = emptyTexts[tab]
  const types = offeredTypes.map((type) => ({ value: String(type), label: say(listedTypeTexts[type]) }))
  return (
    <DataTable
      caption={`${say(texts.tenders)}: ${say(tabTexts[tab])}`}
      searchLabel={say(texts.search)}
      columns={columns}
      cards={cards}
      filters={[{ key: 'type', label: say(tenderLabels.type), options: types }]}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowLink={({ id }) => tenderPath(id)}
      pageSize={pageSize}
      server={{ total, query, onQuery: setQuery }}
      empty={{ title: say(empty.title), text: say(empty.text), action }}
      error={error}
      onRetry={retry}
    />
  )
}

function useTenders(tab: Tab, asked: TableQuery) {
  const { search, sort, page, pageSize: limit } = asked
  const types = (asked.filters['type'] ?? []).map((type) => Number(type) as TenderType)
  const filter = { tab, ...(search && { search }), ...(types.length > 0 && { types }) }
  const order =
    sort && ({ sort: `${sort.key}:${sort.direction}` } as Pick<Exclude<TenderFilter, string>, 'sort'>)
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
