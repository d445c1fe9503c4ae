import { Button } from '@mantine/core'
import { useSay } from '../ui/language.tsx'
import classes from './RegistrationWizard.module.css'
import { texts } from './registration.texts.ts'

type WizardButtonsProps = {
  /** What the button says that submits the step. */
  forward: string
  busy?: boolean
  onBack?: () => void
  /** Why it cannot go on; stands beside the disabled button. */
  disabledReason?: string | undefined
}

export function WizardButtons({ forward, busy = false, onBack, disabledReason }: WizardButtonsProps) {
  const say = useSay()
  return (
    <footer className={classes.buttons}>
      {onBack && (
        <Button variant="default" onClick={onBack} disabled={busy}>
          {say(texts.back)}
        </Button>
      )}
      <Button type="submit" loading={busy} disabled={disabledReason !== undefined}>
        {forward}
      </Button>
      <output className={classes.why}>{disabledReason}</output>
    </footer>
  )
}
