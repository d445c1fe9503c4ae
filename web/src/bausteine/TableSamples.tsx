import { Button, NativeSelect } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useSay } from '../ui/language.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column, Filter } from '../ui/table/table.types.ts'
import { toast } from '../ui/toasts.tsx'
import { texts } from './bausteine.texts.ts'
import { Sample, Section } from './Section.tsx'
import { type SampleTender, sampleTenders, type Status, statuses } from './samples.ts'

const shapes = ['7', '0', '1', '10000', 'loading', 'failed', 'stale'] as const
const tones = { draft: 'neutral', published: 'info', awarded: 'success', canceled: 'danger' } as const
const statusTexts = {
  draft: texts.neutral,
  published: texts.info,
  awarded: texts.success,
  canceled: texts.danger,
}
const area = new Intl.NumberFormat('de-DE')
const deadline = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' })

export function TableSamples() {
  const say = useSay()
  const [shape, setShape] = useState('7')
  const rows = useMemo(
    () =>
      shape === 'loading' || shape === 'failed'
        ? undefined
        : sampleTenders(shape === 'stale' ? 7 : Number(shape)),
    [shape],
  )
  const columns = useMemo<Column<SampleTender>[]>(
    () => [
      { key: 'name', title: say(texts.tender), value: (row) => row.name, width: '34%' },
      { key: 'city', title: say(texts.city), value: (row) => row.city, fact: true },
      {
        key: 'status',
        title: say(texts.status),
        value: (row) => say(statusTexts[row.status]),
        render: (row) => <StatusBadge tone={tones[row.status]}>{say(statusTexts[row.status])}</StatusBadge>,
        fact: true,
      },
      {
        key: 'area',
        title: say(texts.area),
        align: 'end',
        value: (row) => row.area,
        render: (row) => `${area.format(row.area)} qm`,
      },
      {
        key: 'deadline',
        title: say(texts.ends),
        align: 'end',
        value: (row) => row.deadline,
        render: (row) => deadline.format(row.deadline),
        fact: true,
      },
    ],
    [say],
  )
  const filters = useMemo<Filter<SampleTender>[]>(
    () => [
      {
        key: 'status',
        label: say(texts.status),
        options: statuses.map((status: Status) => ({ value: status, label: say(statusTexts[status]) })),
        value: (row) => row.status,
      },
      {
        key: 'city',
        label: say(texts.city),
        options: [...new Set(sampleTenders(40).map(({ city }) => city))].map((city) => ({
          value: city,
          label: city,
        })),
        value: (row) => row.city,
      },
    ],
    [say],
  )
  const label = (name: string) =>
    name === 'loading'
      ? say(texts.loading)
      : name === 'failed' || name === 'stale'
        ? `${say(texts.failed)} (${name})`
        : name
  return (
    <Section id="tabelle">
      <Sample title={say(texts.tenders)} wide>
        <NativeSelect
          label={say(texts.rows)}
          w={200}
          mb={16}
          data={shapes.map((name) => ({ value: name, label: label(name) }))}
          value={shape}
          onChange={(event) => setShape(event.currentTarget.value)}
        />
        <DataTable
          key={shape}
          caption={say(texts.tenders)}
          columns={columns}
          rows={rows}
          rowKey={(row) => String(row.id)}
          rowLink={(row) => `/_bausteine?zeile=${row.id}`}
          filters={filters}
          pageSizes={[25, 100, 500, 10_000]}
          empty={{
            title: say(texts.emptyTitle),
            text: say(texts.emptyText),
            action: <Button>{say(texts.create)}</Button>,
          }}
          error={shape === 'failed' || shape === 'stale' ? say(texts.noConnection) : undefined}
          onRetry={() => setShape('7')}
          renderActions={(row) => (
            <Button size="sm" variant="subtle" onClick={() => toast.info(row.name)}>
              {say(texts.show)}
            </Button>
          )}
        />
      </Sample>
    </Section>
  )
}
