import { Button } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useChange } from '../rpc/queries.ts'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useDocumentTitle } from '../ui/useDocumentTitle.ts'
import steps from './AccountSteps.module.css'
import { keepRegistration, type KeptRegistration } from './kept-registration.ts'
import classes from './RegistrationSent.module.css'
import { texts } from './RegistrationSent.texts.ts'
import { rememberForLogin } from './targets.ts'

/** Right after a company has registered: what happens next, and what to do where nothing does. */
export function RegistrationSent({ registration }: { registration: KeptRegistration }) {
  const say = useSay()
  useDocumentTitle(say(texts.title))
  const { email } = registration
  return (
    <div className={steps.step}>
      <PageHeader title={say(texts.title)} lead={say(texts.lead)} />
      <section className={classes.part} aria-label={say(texts.next)}>
        <h2>{say(texts.next)}</h2>
        <ol className={classes.steps}>
          <li>
            {say(texts.sentTo)} <span className={classes.email}>{email}</span>
          </li>
          <li>{say(texts.follow)}</li>
          <li>{say(texts.thenLogIn)}</li>
        </ol>
      </section>
      <NothingCame registration={registration} />
      <section className={classes.part} aria-label={say(texts.confirmed)}>
        <h2>{say(texts.confirmed)}</h2>
        <div className={classes.actions}>
          <Button onClick={() => rememberForLogin('/')}>{say(texts.logIn)}</Button>
          <Button component={Link} to="/projekte" variant="subtle">
            {say(texts.look)}
          </Button>
        </div>
      </section>
    </div>
  )
}

function NothingCame({ registration }: { registration: KeptRegistration }) {
  const say = useSay()
  const router = useRouter()
  const resend = useChange('resendRegistrationMail')
  const { receipt, email } = registration

  function change() {
    keepRegistration({ ...registration, isCorrected: true })
    void router.navigate({ href: '/registrierung' })
  }

  return (
    <section className={classes.part} aria-label={say(texts.nothingCame)}>
      <h2>{say(texts.nothingCame)}</h2>
      <p>{say(texts.spam)}</p>
      {resend.error && <Alert tone="danger">{resend.error.message}</Alert>}
      {resend.isSuccess && <Alert tone="success">{say(texts.sent, { email })}</Alert>}
      <div className={classes.actions}>
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate([receipt])}>
          {say(texts.again)}
        </Button>
        <Button variant="default" onClick={change}>
          {say(texts.change)}
        </Button>
      </div>
    </section>
  )
}
