import { type AuditEventType, auditEventTypes } from '@allmende/domain/deed/audit-event.ts'
import { auditEventTexts } from '@allmende/domain/audit/audit.texts.ts'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { DateField } from '../ui/form/DateField.tsx'
import { NumberField } from '../ui/form/NumberField.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { readDate } from '../ui/form/typed-date.ts'
import { useSay } from '../ui/language.tsx'
import classes from './AuditLog.module.css'
import { texts } from './AuditLogScreen.texts.ts'
import { everything, type LogFilter } from './log-filter.ts'

type LogFiltersProps = { filter: LogFilter; ofOneProject: boolean; onFilter: (filter: LogFilter) => void }

/** By project, event and days; what is typed counts as soon as it can be read. */
export function LogFilters({ filter, ofOneProject, onFilter }: LogFiltersProps) {
  const say = useSay()
  const types = useEventOptions()
  const widest = ofOneProject ? { ...everything, projectId: filter.projectId } : everything
  const isNarrowed = JSON.stringify(filter) !== JSON.stringify(widest)
  const backwards = filter.from && filter.to && filter.to < filter.from ? say(texts.toBeforeFrom) : undefined
  return (
    <search className={classes.filters} aria-label={say(texts.filters)}>
      {!ofOneProject && (
        <NumberField
          label={say(texts.projectNumber)}
          value={filter.projectId}
          min={1}
          isName
          onChange={(projectId) => onFilter({ ...filter, projectId: projectId || null })}
        />
      )}
      <SelectField<AuditEventType>
        label={say(texts.type)}
        placeholder={say(texts.allTypes)}
        options={types}
        value={filter.type}
        onChange={(type) => onFilter({ ...filter, type })}
      />
      <DayField label={say(texts.from)} value={filter.from} onDay={(from) => onFilter({ ...filter, from })} />
      <DayField
        label={say(texts.to)}
        value={filter.to}
        error={backwards}
        onDay={(to) => onFilter({ ...filter, to })}
      />
      {isNarrowed && (
        <Button variant="subtle" className={classes.reset} onClick={() => onFilter(widest)}>
          {say(texts.reset)}
        </Button>
      )}
    </search>
  )
}

type DayFieldProps = {
  label: string
  value: string | null
  error?: string | undefined
  onDay: (day: string | null) => void
}

/** Keeps what is no day yet to itself. */
function DayField({ label, value, error, onDay }: DayFieldProps) {
  const [unread, setUnread] = useState<string | null>(null)
  return (
    <DateField
      label={label}
      value={unread ?? value}
      error={error}
      onChange={(typed) => {
        const day = typed === null ? null : readDate(typed)
        setUnread(day === null ? typed : null)
        if (day !== value) onDay(day)
      }}
    />
  )
}

function useEventOptions() {
  const say = useSay()
  return useMemo(
    () =>
      auditEventTypes
        .map((value) => ({ value, label: say(auditEventTexts[value]) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, 'de')),
    [say],
  )
}
