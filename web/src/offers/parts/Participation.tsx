import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { serverNow } from '../../rpc/clock.ts'
import { useActor } from '../../session/useSession.ts'
import { Deadline } from '../../tenders/course/Deadline.tsx'
import { lotName } from '../../tenders/course/lot-names.ts'
import type { SectionProps } from '../../tenders/frame/tender-page.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { texts as changeTexts } from '../changes/to-confirm.texts.ts'
import { type Phase, phasePath } from '../offer-paths.ts'
import { goOnPhase, phaseOf } from './go-on.ts'
import { Letters } from './Letters.tsx'
import { type OwnPart, ownParts } from './own-parts.ts'
import { usePartState } from './usePartState.ts'
import classes from './parts.module.css'
import { deadlineLabels, phaseTitles, texts } from './phase.texts.ts'

export const participationAnchor = 'teilnahme'

/** How she stands in each of her lots, and the way to where she goes on. */
export function Participation({ tender }: SectionProps) {
  const say = useSay()
  const actor = useActor()
  const now = serverNow()
  const parts = ownParts(tender, 'application', now).map(({ part, lot }) => {
    const phase = phaseOf(tender, part)
    const own = ownParts(tender, phase, now).find((one) => one.lot.id === lot.id)
    return { phase, own: own ?? { part, lot, deadline: null, round: null, isOpen: false } }
  })
  const page = goOnPhase(actor, tender, now)
  return (
    <FormSection anchor={participationAnchor} title={say(texts.yourPart)}>
      <ul className={classes.summary}>
        {parts.map(({ phase, own }) => (
          <Line key={own.lot.id} tender={tender} phase={phase} own={own} />
        ))}
      </ul>
      {page && (
        <div>
          <Button component={AppLink} href={phasePath(tender.id, page)} variant="default">
            {say(texts.toPage, { page: say(phaseTitles[page]) })}
          </Button>
        </div>
      )}
    </FormSection>
  )
}

function Line({ tender, phase, own }: { tender: ShownTender; phase: Phase; own: OwnPart }) {
  const say = useSay()
  const { lot, part, deadline, isOpen } = own
  const { lots } = tender
  const { label, tone, text, values, reason } = usePartState(tender, phase, own)
  return (
    <li>
      <div className={classes.line}>
        {lots.length > 1 && <strong>{lotName(lot)}</strong>}
        <StatusBadge tone={tone}>{say(label)}</StatusBadge>
      </div>
      {text && <span>{say(text, values)}</span>}
      {part.changesToConfirm.length > 0 && (
        <span>
          {say(changeTexts.waits)}{' '}
          <AppLink href={phasePath(tender.id, phase)}>{say(changeTexts.toConfirm)}</AppLink>
        </span>
      )}
      {deadline && isOpen && (
        <span className={classes.line}>
          <span className={classes.label}>{say(deadlineLabels[phase])}:</span>
          <Deadline moment={deadline} />
        </span>
      )}
      {reason && (
        <>
          <span className={classes.label}>{say(texts.reason)}:</span>
          <blockquote className={classes.reason}>{reason}</blockquote>
        </>
      )}
      <Letters letters={part.letters} lot={lots.length > 1 ? lotName(lot) : null} />
    </li>
  )
}
