import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Deadline } from '../../tenders/course/Deadline.tsx'
import { useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Phase } from '../offer-paths.ts'
import { lotName } from '../../tenders/course/lot-names.ts'
import { Letters } from './Letters.tsx'
import type { OwnPart } from './own-parts.ts'
import { usePartState } from './usePartState.ts'
import classes from './parts.module.css'
import { deadlineLabels, texts } from './phase.texts.ts'

type PartStateProps = { tender: ShownTender; phase: Phase; own: OwnPart }

/** How a part stands, until when something can be done, and what lacks for it. */
export function PartState({ tender, phase, own }: PartStateProps) {
  const say = useSay()
  const { lot, part, deadline, round, isOpen } = own
  const { archived } = tender
  const { label, tone, text, values, reason } = usePartState(tender, phase, own)
  const lacks = isOpen && part.missing.length > 0
  return (
    <div className={classes.state}>
      <div className={classes.line}>
        <StatusBadge tone={tone}>{say(label)}</StatusBadge>
        {round !== null && <span className={classes.label}>{say(texts.round, { n: round })}</span>}
      </div>
      {text && <p>{say(text, values)}</p>}
      {deadline && (
        <p className={classes.line}>
          <span className={classes.label}>{say(deadlineLabels[phase])}:</span>
          <Deadline moment={deadline} of={{ archived, outcome: lot.outcome }} />
        </p>
      )}
      {reason && (
        <>
          <p className={classes.label}>{say(texts.reason)}:</p>
          <blockquote className={classes.reason}>{reason}</blockquote>
        </>
      )}
      <Letters letters={part.letters} lot={tender.lots.length > 1 ? lotName(lot) : null} />
      {lacks && <p className={classes.missing}>{say(texts.missing, { rooms: part.missing.join(', ') })}</p>}
    </div>
  )
}
