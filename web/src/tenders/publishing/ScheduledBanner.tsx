import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { focusIfLost, pageTitle } from '../../ui/focus-place.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { useFocusPassedOn } from '../../ui/useFocusPassedOn.ts'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import { texts, thingOf } from './publishing.texts.ts'
import { deadlinesOverBy, waitingOf } from './scheduled.ts'
import { UnpublishDialog } from './UnpublishDialog.tsx'

const words = { time: texts.scheduledText, portal: texts.portalText, headStart: texts.heardText }

/** When everyone will know of the tender, counted down, and the way back as long as there is one. */
export function ScheduledBanner({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const { language } = useLanguage()
  const [isTakingBack, setTakingBack] = useState(false)
  // Gone with the moment itself, without anyone loading the page anew.
  useTimeLeft(tender.published)
  const waiting = waitingOf(tender, serverNow())
  if (!waiting) return null
  const { published } = waiting
  const thing = say(thingOf(tender.type))
  const mayTakeBack = tender.actions.some(({ action, verdict }) => action === 'unpublish' && verdict.allowed)
  const [over] = deadlinesOverBy(tender, published)
  return (
    <>
      <Alert
        tone="info"
        isQuiet
        title={say(texts.scheduledTitle)}
        {...(mayTakeBack && {
          action: <TakeBackButton onClick={() => setTakingBack(true)} />,
        })}
      >
        {say(words[waiting.for], { thing, moment: sayDeadline(published, language) })}{' '}
        {waiting.for !== 'portal' && <Countdown until={published} speaks />}
      </Alert>
      {over && (
        <Alert tone="warning">{say(texts.deadlineTooEarly, { deadline: sayDeadline(over, language) })}</Alert>
      )}
      {isTakingBack && <UnpublishDialog tender={tender} onClose={() => setTakingBack(false)} />}
    </>
  )
}

function TakeBackButton({ onClick }: { onClick: () => void }) {
  const say = useSay()
  const button = useRef<HTMLButtonElement>(null)
  // It goes with the publication, a moment after the dialog has closed.
  useFocusPassedOn(button, () => requestAnimationFrame(() => focusIfLost(pageTitle())))
  return (
    <Button ref={button} variant="default" size="sm" onClick={onClick}>
      {say(texts.unpublish)}
    </Button>
  )
}
