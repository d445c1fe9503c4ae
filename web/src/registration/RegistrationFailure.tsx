import { Button } from '@mantine/core'
import type { CallError } from '../rpc/call-error.ts'
import { useLogin } from '../session/useLogin.ts'
import { useStanding } from '../session/useSession.ts'
import { texts as loginTexts } from '../session/LoginDialog.texts.ts'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { texts } from './registration.texts.ts'

/** Why nothing was registered, and what to do now. */
export function RegistrationFailure({ error }: { error: CallError }) {
  const say = useSay()
  const logIn = useLogin()
  const isVisitor = useStanding() === 'visitor'
  if (error.type !== 'ConflictException') {
    return (
      <Alert tone="danger" title={say(texts.notPossible)}>
        {error.message}
      </Alert>
    )
  }
  if ('0' in error.fields) return <Alert tone="danger">{say(texts.companyKnown)}</Alert>
  if (!('1.email' in error.fields)) return <Alert tone="danger">{say(texts.notPossible)}</Alert>
  return (
    <Alert
      tone="danger"
      action={
        isVisitor && (
          <Button size="sm" variant="default" onClick={logIn}>
            {say(loginTexts.logIn)}
          </Button>
        )
      }
    >
      {say(texts.emailKnown)}
    </Alert>
  )
}
