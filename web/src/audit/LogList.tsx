import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import { auditEventTexts } from '@allmende/domain/audit/audit.texts.ts'
import { sayShortMoment } from '@allmende/domain/times.ts'
import { useMemo } from 'react'
import { useSay } from '../ui/language.tsx'
import { MailAddress } from '../ui/MailAddress.tsx'
import { TableCards } from '../ui/table/TableCards.tsx'
import { TableRows } from '../ui/table/TableRows.tsx'
import type { Column, RowState } from '../ui/table/table.types.ts'
import classes from './AuditLog.module.css'
import { texts } from './AuditLogScreen.texts.ts'
import type { Log } from './log-pages.ts'

type LogListProps = {
  log: Log
  entries: readonly LogEntry[]
  chosen: number | null
  onChoose: (entry: LogEntry) => void
  narrow: boolean
  /** Columns there is no room for. */
  leftOut: readonly string[]
}

/** The entries as rows, on phones as cards; only those near the window are in the document. */
export function LogList({ log, entries, chosen, onChoose, narrow, leftOut }: LogListProps) {
  const say = useSay()
  const columns = useColumns(chosen, onChoose, leftOut.includes('about'))
  const stateOf = ({ id }: LogEntry): RowState => {
    if (id === chosen) return 'chosen'
    return log.fresh.has(id) ? 'fresh' : undefined
  }
  const shared = {
    caption: say(texts.entries),
    columns: narrow ? columns : columns.filter(({ key }) => !leftOut.includes(key)),
    rows: entries,
    rowKey: ({ id }: LogEntry) => String(id),
    rowState: stateOf,
  }
  if (narrow) return <TableCards {...shared} />
  return (
    <TableRows
      {...shared}
      onOpen={onChoose}
      sort={null}
      onSort={() => undefined}
      firstRow={1}
      total={log.complete ? entries.length : null}
    />
  )
}

/** `isRoomy`: there are few enough for addresses to have more room. */
function useColumns(
  chosen: number | null,
  onChoose: (entry: LogEntry) => void,
  isRoomy: boolean,
): readonly Column<LogEntry>[] {
  const say = useSay()
  return useMemo(
    () => [
      {
        key: 'created',
        title: say(texts.time),
        width: '176px',
        render: (entry) => (
          <button
            type="button"
            className={classes.open}
            aria-label={say(texts.open, { time: sayShortMoment(entry.created) })}
            aria-expanded={entry.id === chosen}
            onClick={() => onChoose(entry)}
          >
            {sayShortMoment(entry.created)}
          </button>
        ),
      },
      { key: 'type', title: say(texts.type), render: ({ type }) => say(auditEventTexts[type]) },
      {
        key: 'userName',
        title: say(texts.user),
        width: isRoomy ? '36%' : '28%',
        render: ({ userName }) => (userName ? <MailAddress address={userName} /> : userName),
      },
      { key: 'about', title: say(texts.about), render: (entry) => <About entry={entry} /> },
    ],
    [say, chosen, onChoose, isRoomy],
  )
}

function About({ entry }: { entry: LogEntry }) {
  const about = aboutOf(entry) || '–'
  return about.includes('@') ? <MailAddress address={about} /> : about
}

/** The one thing an entry is about; the details say the rest. */
function aboutOf({ data, projectId }: LogEntry): string {
  const { file, room, user, organization, project } = data
  return file ?? room ?? user ?? organization ?? project ?? (projectId === null ? '' : String(projectId))
}
