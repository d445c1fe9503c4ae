import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useSay } from '../ui/language.tsx'
import { texts } from './AuditLogScreen.texts.ts'
import { LogPage } from './LogPage.tsx'
import { addressOf, filterOf, type LogFilter } from './log-filter.ts'

const route = '/audit-log/{-$id}'

/** The whole log; the address says which part of it. */
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
  const { projectId } = filter
  const title = projectId === null ? say(texts.title) : say(texts.titleOfProject, { id: projectId })
  const crumbs =
    projectId === null
      ? [{ label: title }]
      : [{ label: say(texts.title), path: '/audit-log' }, { label: say(texts.project, { id: projectId }) }]
  return <LogPage title={title} lead={say(texts.lead)} crumbs={crumbs} filter={filter} onFilter={show} />
}
