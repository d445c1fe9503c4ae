import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowUp } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { TableSkeleton } from '../ui/table/TableSkeleton.tsx'
import classes from './AuditLog.module.css'
import { texts } from './AuditLogScreen.texts.ts'
import { EntryPanel } from './EntryPanel.tsx'
import { LogList } from './LogList.tsx'
import type { LogFilter } from './log-filter.ts'
import { leftOut, splitFrom } from './log-room.ts'
import { ReadOn } from './ReadOn.tsx'
import { useHeldBack } from './useHeldBack.ts'
import { useLog } from './useLog.ts'

const noEntries: readonly LogEntry[] = []
const now = { getInitialValueInEffect: false }

/** The entries of one filter, and beside them the chosen one. */
export function LogView({ filter, isInTender }: { filter: LogFilter; isInTender: boolean }) {
  const say = useSay()
  const narrow = useMediaQuery('(max-width: 991.98px)', undefined, now) ?? false
  const wide = useMediaQuery(`(min-width: ${splitFrom(isInTender)}px)`, undefined, now) ?? true
  const { log, error, retry, readOn, isReading, readingError } = useLog(filter)
  const { shown, waiting } = useHeldBack(log?.entries ?? noEntries)
  const [chosen, setChosen] = useState<LogEntry | null>(null)
  const close = useCallback(() => setChosen(null), [])
  const split = wide && chosen !== null
  const isBackwards = filter.from !== null && filter.to !== null && filter.to < filter.from

  const failure = error && (
    <Alert
      tone="danger"
      title={say(log ? texts.stale : texts.failed)}
      action={
        <Button size="sm" variant="default" onClick={retry}>
          {say(houseTexts.retry)}
        </Button>
      }
    >
      {error.message}
    </Alert>
  )
  if (!log) return failure ?? <TableSkeleton columns={skeletonColumns} narrow={narrow} />
  if (log.entries.length === 0 || isBackwards)
    return failure ?? <EmptyState title={say(texts.emptyTitle)} text={say(texts.empty)} />
  return (
    <div className={classes.view} data-split={split || undefined}>
      <div className={classes.list}>
        {failure}
        {waiting > 0 && (
          <Button
            className={classes.waiting}
            leftSection={<IconArrowUp size={20} aria-hidden />}
            onClick={() => window.scrollTo({ top: 0 })}
          >
            {say(waiting === 1 ? texts.oneWaiting : texts.waiting, { n: waiting })}
          </Button>
        )}
        <LogList
          log={log}
          entries={shown}
          chosen={chosen?.id ?? null}
          onChoose={setChosen}
          narrow={narrow}
          leftOut={leftOut({ isSplit: split, isInTender })}
        />
        <ReadOn
          complete={log.complete}
          count={shown.length}
          isReading={isReading}
          error={readingError?.message}
          onReadOn={readOn}
        />
      </div>
      <EntryPanel entry={chosen} beside={wide} onClose={close} />
    </div>
  )
}

const skeletonColumns = ['created', 'type', 'userName', 'about'].map((key) => ({ key, title: '' }))
