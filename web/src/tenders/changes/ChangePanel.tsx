import type { ComparedPart, ComparedTender } from '@allmende/domain/tenders/changes/compared.ts'
import { countLines } from '@allmende/domain/tenders/changes/comparison.ts'
import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { Suspense, useId, useState } from 'react'
import { late } from '../../shell/late.ts'
import { useSay } from '../../ui/language.tsx'
import type { ReadyTemplate } from '../useTemplate.ts'
import { toldName } from './announcement.ts'
import { mayAnnounce } from './change-verdict.ts'
import classes from './changes.module.css'
import { texts as changesTexts } from './changes.texts.ts'
import { texts } from './change-form.texts.ts'
import { Comparison } from './Comparison.tsx'
import { useComparison } from './useComparison.ts'

const AnnounceDialog = late(async () => (await import('./AnnounceDialog.tsx')).AnnounceDialog)

type ChangePanelProps = {
  announced: TeamTender
  /** As the form has it now, saved or not. */
  current: ComparedTender
  ready: Pick<ReadyTemplate, 'form' | 'lists'>
  dirty: boolean
  onJump: (path: ValuePath) => void
  onDiscard: () => void
  onAnnounced: () => void
}

/** On top of the form of a published tender: what a change is, what has changed so far, and what becomes of it. */
export function ChangePanel(props: ChangePanelProps) {
  const { announced, current, ready, dirty, onJump, onDiscard, onAnnounced } = props
  const say = useSay()
  const heading = useId()
  const why = useId()
  const parts = useComparison(ready, announced, current)
  const [isComparing, setComparing] = useState(false)
  const [isAnnouncing, setAnnouncing] = useState(false)
  const count = countLines(parts)
  const canAnnounce = announced.hasChanges && mayAnnounce(announced)
  return (
    <section aria-labelledby={heading} className={classes.panel}>
      <h2 id={heading}>{say(texts.panel)}</h2>
      <p>{say(texts.whatItIs)}</p>
      <output>
        <strong>{say(texts.soFar)}: </strong>
        {count === 0
          ? say(texts.nothingYet)
          : say(count === 1 ? texts.oneSoFar : texts.someSoFar, { n: count })}
      </output>
      {count > 0 && <ChangedList parts={parts} onJump={onJump} />}
      <div className={classes.ways}>
        {count > 0 && (
          <Button
            size="sm"
            variant="default"
            aria-expanded={isComparing}
            onClick={() => setComparing(!isComparing)}
          >
            {say(isComparing ? texts.closeComparison : texts.comparison)}
          </Button>
        )}
        {canAnnounce && (
          <Button
            size="sm"
            variant="default"
            disabled={dirty}
            aria-describedby={dirty ? why : undefined}
            onClick={() => setAnnouncing(true)}
          >
            {say(changesTexts.announce)}
          </Button>
        )}
        {(announced.hasChanges || count > 0) && (
          <Button size="sm" variant="subtle" color="red" onClick={onDiscard}>
            {say(changesTexts.discard)}
          </Button>
        )}
      </div>
      {canAnnounce && dirty && (
        <p id={why} className={classes.quiet}>
          {say(texts.saveFirst)}
        </p>
      )}
      {isComparing && count > 0 && <Comparison parts={parts} />}
      {isAnnouncing && (
        <Suspense>
          <AnnounceDialog tender={announced} onClose={() => setAnnouncing(false)} onAnnounced={onAnnounced} />
        </Suspense>
      )}
    </section>
  )
}

/** More than these are found in the comparison. */
const mostShown = 8

function ChangedList({
  parts,
  onJump,
}: {
  parts: readonly ComparedPart[]
  onJump: ChangePanelProps['onJump']
}) {
  const say = useSay()
  const lines = parts.flatMap((part) => part.lines.map((line) => ({ part, line })))
  return (
    <ul className={classes.changed}>
      {lines.slice(0, mostShown).map(({ part, line }) => (
        <li key={line.key}>
          <button type="button" onClick={() => onJump(line.path)}>
            {part.key === 'own' ? line.label : `${toldName(part, say)}: ${line.label}`}
          </button>
        </li>
      ))}
      {lines.length > mostShown && <li>{say(changesTexts.more, { n: lines.length - mostShown })}</li>}
    </ul>
  )
}
