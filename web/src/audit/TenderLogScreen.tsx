import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useTender } from '../tenders/frame/tender-context.ts'
import { useSay } from '../ui/language.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { texts } from './AuditLogScreen.texts.ts'
import { FilteredLog, LogPdf } from './LogPage.tsx'
import { addressOf, filterOf, type LogFilter } from './log-filter.ts'

const route = '/projekte/$id/audit-log'

/** The log of one tender, for its team. */
export function TenderLogScreen() {
  const say = useSay()
  const { id } = useTender()
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
  return (
    <>
      <PageHeader
        level={2}
        title={say(texts.title)}
        lead={say(texts.leadOfTender)}
        actions={<LogPdf filter={filter} />}
      />
      <FilteredLog filter={filter} ofOneProject onFilter={show} />
    </>
  )
}
