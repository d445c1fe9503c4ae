import { Alert } from '../ui/Alert.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useSay } from '../ui/language.tsx'
import { messageTexts, texts } from './LoginDialog.texts.ts'
import { LoginForm } from './LoginForm.tsx'
import classes from './LoginDialog.module.css'
import { forgetTargets } from './targets.ts'
import { useLoginMessage } from './useLoginMessage.ts'
import { useSession, useStanding, useTargets } from './useSession.ts'

/** Opens wherever a page was asked for that needs a login. */
export function LoginDialog() {
  const say = useSay()
  const { settled, justActivated, ended } = useSession()
  const standing = useStanding()
  const { afterLogin } = useTargets()
  const { message, dismiss } = useLoginMessage()
  const close = () => {
    forgetTargets()
    dismiss()
  }
  return (
    <Dialog
      opened={settled && standing === 'visitor' && afterLogin !== null}
      onClose={close}
      title={say(texts.title)}
    >
      <div className={classes.banners}>
        {justActivated && <Alert tone="success">{say(texts.activated)}</Alert>}
        {message && <Alert tone="info">{say(messageTexts[message])}</Alert>}
        {ended === 'expired' && !message && <Alert tone="info">{say(texts.expired)}</Alert>}
      </div>
      <LoginForm onLeave={close} />
    </Dialog>
  )
}
