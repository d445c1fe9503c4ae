import type { Crumb } from '../shell/Breadcrumbs.tsx'
import { Page } from '../shell/Page.tsx'
import { PdfButton } from '../shell/PdfButton.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './AuditLog.module.css'
import { texts } from './AuditLogScreen.texts.ts'
import { LogFilters } from './LogFilters.tsx'
import { LogView } from './LogView.tsx'
import { type LogFilter, momentsOf } from './log-filter.ts'

type FilteredLogProps = {
  filter: LogFilter
  /** The page belongs to one project, which cannot be filtered away. */
  ofOneProject?: boolean
  onFilter: (filter: LogFilter) => void
}

type LogPageProps = FilteredLogProps & { title: string; lead: string; crumbs: readonly Crumb[] }

/** What happened, newest first, to be filtered and taken home. */
export function LogPage({ title, lead, crumbs, ...log }: LogPageProps) {
  return (
    <Page title={title} lead={lead} crumbs={crumbs} actions={<LogPdf filter={log.filter} />}>
      <FilteredLog {...log} />
    </Page>
  )
}

/** The log as it is filtered, as a file. */
export function LogPdf({ filter }: { filter: LogFilter }) {
  const say = useSay()
  const { projectId, type } = filter
  return (
    <PdfButton
      request={{ kind: 'log', id: projectId, filter: { type, ...momentsOf(filter) } }}
      label={say(texts.pdf)}
    />
  )
}

export function FilteredLog({ filter, ofOneProject = false, onFilter }: FilteredLogProps) {
  return (
    <div className={classes.screen}>
      <LogFilters filter={filter} ofOneProject={ofOneProject} onFilter={onFilter} />
      <LogView key={JSON.stringify(filter)} filter={filter} isInTender={ofOneProject} />
    </div>
  )
}
