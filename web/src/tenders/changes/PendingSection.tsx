import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { LoadingScreen } from '../../errors/LoadingScreen.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { focusIfLost, pageTitle } from '../../ui/focus-place.ts'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { useFocusPassedOn } from '../../ui/useFocusPassedOn.ts'
import type { ReadyTemplate } from '../useTemplate.ts'
import { useStaffNames } from '../useStaffNames.ts'
import { previewPath } from './change-paths.ts'
import { mayChange } from './change-verdict.ts'
import classes from './changes.module.css'
import { texts } from './changes.texts.ts'
import { Comparison } from './Comparison.tsx'
import { PendingActions } from './PendingActions.tsx'
import { useComparison } from './useComparison.ts'
import { useDiscard } from './useDiscard.ts'
import { useInForce } from './useInForce.ts'
import { useVersion } from './useVersion.ts'

export const pendingAnchor = 'noch-nicht-bekannt-gemacht'

type PendingSectionProps = {
  tender: TeamTender
  pendingChange: NonNullable<TeamTender['pendingChange']>
  ready: ReadyTemplate
}

/** The change that nobody outside knows of yet, beside what is announced. */
export function PendingSection({ tender, pendingChange, ready }: PendingSectionProps) {
  const say = useSay()
  const { language } = useLanguage()
  const nameOf = useStaffNames(true)
  const { tender: pending, error, retry } = useVersion(tender.id, 'pending')
  const standing = useInForce(ready.form, tender)
  const saved = { name: nameOf(pendingChange.by), moment: sayMoment(pendingChange.updated, language) }
  return (
    <FormSection
      anchor={pendingAnchor}
      title={say(texts.pendingCompared)}
      hint={say(texts.pendingText, saved)}
    >
      <div className={classes.ways}>
        <PendingActions tender={tender} />
        <Button component={AppLink} href={previewPath(tender.id)} variant="default">
          {say(texts.preview)}
        </Button>
        {mayChange(tender) && <DiscardButton tender={standing} />}
      </div>
      <p className={classes.quiet}>{say(texts.pendingHint)}</p>
      {error && <LoadFault title={say(texts.notLoaded)} error={error} onRetry={retry} />}
      {!pending && !error && <LoadingScreen />}
      {pending && <Compared old={standing} current={pending} ready={ready} />}
    </FormSection>
  )
}

function DiscardButton({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const { discard, isRunning } = useDiscard(tender)
  const button = useRef<HTMLButtonElement>(null)
  // It goes with the change.
  useFocusPassedOn(button, () => requestAnimationFrame(() => focusIfLost(pageTitle())))
  return (
    <Button ref={button} variant="subtle" color="red" loading={isRunning} onClick={() => void discard()}>
      {say(texts.discard)}
    </Button>
  )
}

type ComparedProps = { old: TeamTender; current: TeamTender; ready: ReadyTemplate; level?: 3 | 4 }

export const Compared = ({ old, current, ready, level = 3 }: ComparedProps) => (
  <Comparison parts={useComparison(ready, old, current)} level={level} />
)
