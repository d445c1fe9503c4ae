import type { TemplateSummary } from '@allmende/domain/templates/templates.contract.ts'
import { sayDay } from '@allmende/domain/times.ts'
import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { templatesQuery } from './templates.query.ts'
import { Page } from '../shell/Page.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column, Filter } from '../ui/table/table.types.ts'
import { newPath, pathOf } from './template-paths.ts'
import { TemplateMenu } from './TemplateMenu.tsx'
import { texts } from './templates.texts.ts'

/** All forms: the authority's own first, then the standard's. */
export function TemplateListScreen() {
  const say = useSay()
  const { data, error, refetch } = useQuery(templatesQuery)
  const { columns, filters } = useColumns()
  return (
    <Page title={say(texts.forms)} count={data?.length} lead={say(texts.lead)} actions={<NewButton />}>
      <DataTable
        caption={say(texts.forms)}
        columns={columns}
        filters={filters}
        rows={data}
        rowKey={({ id }) => id}
        rowLink={pathOf}
        renderActions={(template) => <TemplateMenu template={template} />}
        empty={{ title: say(texts.empty), text: say(texts.emptyText), action: <NewButton /> }}
        error={error?.message}
        onRetry={() => void refetch()}
      />
    </Page>
  )
}

function NewButton() {
  const say = useSay()
  return (
    <Button component={AppLink} href={newPath} leftSection={<IconPlus size={20} aria-hidden />}>
      {say(texts.newForm)}
    </Button>
  )
}

type Say = (text: Bilingual, values?: Values) => string

function useColumns() {
  const say = useSay()
  return useMemo(() => ({ columns: columnsOf(say), filters: filtersOf(say) }), [say])
}

function columnsOf(say: Say): readonly Column<TemplateSummary>[] {
  return [
    { key: 'name', title: say(texts.name), value: ({ name }) => name },
    {
      key: 'kind',
      title: say(texts.kind),
      value: (template) => originOf(template, say),
      fact: true,
      width: '180px',
    },
    {
      key: 'sdkVersion',
      title: say(texts.sdkVersion),
      value: ({ sdkVersion }) => sdkVersion ?? '',
      fact: true,
      width: '120px',
    },
    {
      key: 'state',
      title: say(texts.state),
      value: ({ active }) => say(active ? texts.active : texts.inactive),
      render: ({ active }) => <StateBadge active={active} />,
      fact: true,
      width: '130px',
    },
    {
      key: 'updated',
      title: say(texts.updated),
      value: ({ updated }) => updated,
      render: ({ updated }) => (updated ? sayDay(updated) : ''),
      fact: true,
      width: '170px',
      wideOnly: true,
    },
  ]
}

function filtersOf(say: Say): readonly Filter<TemplateSummary>[] {
  return [
    {
      key: 'state',
      label: say(texts.state),
      options: [
        { value: 'active', label: say(texts.active) },
        { value: 'inactive', label: say(texts.inactive) },
      ],
      value: ({ active }) => (active ? 'active' : 'inactive'),
    },
    {
      key: 'kind',
      label: say(texts.kind),
      options: [
        { value: 'own', label: say(texts.own) },
        { value: 'standard', label: say(texts.standard) },
      ],
      value: ({ builtIn }) => (builtIn ? 'standard' : 'own'),
    },
  ]
}

function originOf({ builtIn, id, baseTemplateId }: TemplateSummary, say: Say): string {
  if (builtIn) return `${say(texts.standard)}, ${id}`
  return baseTemplateId ? say(texts.copyOf, { id: baseTemplateId }) : say(texts.own)
}

export function StateBadge({ active }: { active: boolean }) {
  const say = useSay()
  return (
    <StatusBadge tone={active ? 'success' : 'neutral'}>
      {say(active ? texts.active : texts.inactive)}
    </StatusBadge>
  )
}
