import type { TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { longestReason } from '../../tenders/course/reasons.ts'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSay } from '../../ui/language.tsx'
import classes from './award.module.css'
import { texts } from './award.texts.ts'
import { type Contender, filledIn, hasNoOffer, isWaiting, type Reasons, unexplained } from './contenders.ts'

type ReasonFieldsProps = {
  tender: TeamTender
  lot: TeamLot
  told: readonly Contender[]
  reasons: Reasons
  onReasons: (reasons: Reasons) => void
  /** The server's sentence for the reason of an offer. */
  faultAt: (offerId: number) => string | undefined
}

/** Why not, company by company; one text can begin all of them. */
export function ReasonFields({ tender, lot, told, reasons, onReasons, faultAt }: ReasonFieldsProps) {
  const say = useSay()
  const heading = useId()
  const [common, setCommon] = useState('')
  const lacking = unexplained(told, reasons).length
  if (told.length === 0) return null
  const labelOf = (part: Contender) => {
    if (isWaiting(tender, lot, part)) return texts.reasonForWaiting
    return hasNoOffer(part) ? texts.reasonForNoOffer : texts.reasonFor
  }
  return (
    <section className={classes.reasons} aria-labelledby={heading}>
      <h3 id={heading}>{say(texts.reasons)}</h3>
      <p className={classes.quiet}>{say(texts.reasonsHint)}</p>
      {told.length > 1 && (
        <div className={classes.common}>
          <TextAreaField
            label={say(texts.common)}
            hint={say(texts.commonHint)}
            rows={2}
            maxLength={longestReason}
            value={common}
            onChange={setCommon}
          />
          <Button
            variant="default"
            size="sm"
            disabled={common.trim() === '' || lacking === 0}
            onClick={() => onReasons(filledIn(told, reasons, { common, ofNoOffer: texts.noOffer.de }))}
          >
            {say(texts.fillIn)}
          </Button>
        </div>
      )}
      {told.map((part) => (
        <TextAreaField
          key={part.offerId}
          label={say(labelOf(part), { name: part.organizationName })}
          required
          rows={3}
          maxLength={longestReason}
          error={faultAt(part.offerId)}
          value={reasons[part.offerId] ?? ''}
          onChange={(text) => onReasons({ ...reasons, [part.offerId]: text })}
        />
      ))}
    </section>
  )
}
