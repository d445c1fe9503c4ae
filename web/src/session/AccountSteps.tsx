import { Button } from '@mantine/core'
import { useDocumentTitle } from '../shell/useDocumentTitle.ts'
import { texts as laterTexts } from '../shell/LaterScreen.texts.ts'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './AccountSteps.module.css'
import { texts } from './AccountSteps.texts.ts'
import { logOut } from './sign-in.ts'

/** Instead of every page, until the second factor is set up or declined. */
export function TwoFactorSetup() {
  const say = useSay()
  useDocumentTitle(say(texts.setUpTitle))
  return (
    <div className={classes.step}>
      <PageHeader title={say(texts.setUpTitle)} lead={say(texts.setUpText)} />
      <Alert tone="info">{say(laterTexts.notYet)}</Alert>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void logOut()}>
          {say(texts.logOut)}
        </Button>
      </div>
    </div>
  )
}

/** Instead of every page, until the e-mail address is confirmed. */
export function EmailConfirmation({ email }: { email: string }) {
  const say = useSay()
  useDocumentTitle(say(texts.confirmTitle))
  return (
    <div className={classes.step}>
      <PageHeader title={say(texts.confirmTitle)} lead={say(texts.confirmText, { email })} />
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void logOut()}>
          {say(texts.logOut)}
        </Button>
        <Button onClick={() => toast.info(say(laterTexts.notYet))}>{say(texts.resend)}</Button>
      </div>
    </div>
  )
}
