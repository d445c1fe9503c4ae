import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { Page } from '../shell/Page.tsx'
import { usePdf } from '../shell/usePdf.ts'
import { useSay } from '../ui/language.tsx'
import classes from './AuditLog.module.css'
import { texts } from './AuditLogScreen.texts.ts'
import { LogFilters } from './LogFilters.tsx'
import { LogView } from './LogView.tsx'
import { addressOf, filterOf, type LogFilter, momentsOf } from './log-filter.ts'

const route = '/audit-log/{-$id}'

/** What happened, newest first; the address says which part of it. */
export function AuditLogScreen() {
  const say = useSay()
  const { id } = useParams({ from: route })
  const search = useSearch({ from: route })
  const filter = useMemo(() => filterOf(id, search), [id, search])
  const navigate = useNavigate()
  const show = useCallback(
    (wanted: LogFilter) =>
      void navigate({ to: route, ...addressOf(wanted), replace: true, resetScroll: false }),
    [navigate],
  )
  const { projectId, type } = filter
  const pdf = usePdf({ kind: 'log', id: projectId, filter: { type, ...momentsOf(filter) } })
  const title = projectId === null ? say(texts.title) : say(texts.titleOfProject, { id: projectId })
  const crumbs =
    projectId === null
      ? [{ label: title }]
      : [{ label: say(texts.title), path: '/audit-log' }, { label: say(texts.project, { id: projectId }) }]
  return (
    <Page
      title={title}
      lead={say(texts.lead)}
      crumbs={crumbs}
      actions={
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={20} aria-hidden />}
          loading={pdf.isPending}
          onClick={pdf.open}
        >
          {say(texts.pdf)}
        </Button>
      }
    >
      <div className={classes.screen}>
        <LogFilters filter={filter} onFilter={show} />
        <LogView key={JSON.stringify(filter)} filter={filter} />
      </div>
    </Page>
  )
}
