import { usePrefetchQuery } from '@tanstack/react-query'
import { Alert } from '../ui/Alert.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useSay } from '../ui/language.tsx'
import { type LoginMessage, messageTexts, texts } from './LoginDialog.texts.ts'
import { LoginForm } from './LoginForm.tsx'
import classes from './LoginDialog.module.css'
import { settingsQuery, useSession } from './useSession.ts'

type LoginDialogProps = { opened: boolean; message: LoginMessage | null; onClose: () => void }

export function LoginDialog({ opened, message, onClose }: LoginDialogProps) {
  const say = useSay()
  const { justActivated, ended } = useSession()
  // They decide what the login still lacks, so they should be there when it succeeds.
  usePrefetchQuery(settingsQuery)
  return (
    <Dialog opened={opened} onClose={onClose} title={say(texts.title)}>
      <div className={classes.banners}>
        {justActivated && <Alert tone="success">{say(texts.activated)}</Alert>}
        {message && <Alert tone="info">{say(messageTexts[message])}</Alert>}
        {ended === 'expired' && !message && <Alert tone="info">{say(texts.expired)}</Alert>}
      </div>
      <LoginForm onLeave={onClose} />
    </Dialog>
  )
}
