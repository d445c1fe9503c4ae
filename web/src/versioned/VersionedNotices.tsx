import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { DraftOffer } from '../ui/form/DraftOffer.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './versioned.module.css'
import { texts } from './versioned.texts.ts'
import type { VersionedState } from './useVersioned.ts'

type VersionedNoticesProps = {
  state: VersionedState
  /** How both states compare, shown when someone else was faster. */
  conflict: ReactNode
}

/** At the top of a form: a draft to go on with, someone else's changes, why nothing was saved. */
export function VersionedNotices({ state, conflict }: VersionedNoticesProps) {
  const say = useSay()
  const { draft, offerNote, restore, failure, isStale, untold } = state
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (untold > 0) box.current?.focus()
  }, [untold])
  if (!draft.found && !draft.discarded && !draft.failed && !isStale && !failure) return null
  return (
    <div ref={box} tabIndex={-1} className={classes.notices}>
      <DraftOffer draft={draft} note={offerNote} onRestore={(which) => void restore(which)} />
      {draft.failed && <Alert tone="warning">{say(texts.noSpace)}</Alert>}
      {isStale && conflict}
      {failure && !isStale && <Alert tone="danger">{failure.message}</Alert>}
    </div>
  )
}
