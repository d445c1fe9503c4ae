import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import { sayShortMoment } from '@allmende/domain/times.ts'
import { CloseButton } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import classes from './AuditLog.module.css'
import { texts } from './AuditLogScreen.texts.ts'
import { EntryDetail } from './EntryDetail.tsx'

type EntryPanelProps = { entry: LogEntry | null; beside: boolean; onClose: () => void }

/** The chosen entry: beside the list where there is room, else in a dialog. */
export function EntryPanel({ entry, beside, onClose }: EntryPanelProps) {
  const say = useSay()
  if (beside) return entry && <Sidebar key={entry.id} entry={entry} onClose={onClose} />
  return (
    <Dialog
      opened={entry !== null}
      onClose={onClose}
      title={entry ? say(texts.detail, { time: sayShortMoment(entry.created) }) : ''}
      size="medium"
    >
      {entry && <EntryDetail entry={entry} />}
    </Dialog>
  )
}

/** Takes the focus, so that keyboard and screen reader are where the news is, and gives it back. */
function Sidebar({ entry, onClose }: { entry: LogEntry; onClose: () => void }) {
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is a shortcut, the button closes too
    <aside className={classes.sidebar} aria-labelledby="audit-entry" onKeyDown={closeOnEscape}>
      <div className={classes.sidebarHead}>
        <h2 id="audit-entry" ref={heading} tabIndex={-1}>
          {say(texts.detail, { time: sayShortMoment(entry.created) })}
        </h2>
        <CloseButton aria-label={say(houseTexts.close)} onClick={onClose} />
      </div>
      <EntryDetail entry={entry} />
    </aside>
  )
}
