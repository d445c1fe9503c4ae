import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { keepRegistration, type KeptRegistration } from '../session/kept-registration.ts'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './RegistrationWizard.module.css'
import { texts } from './registration.texts.ts'

/** Who has just registered and comes to the form again puts that right, or registers another company. */
export function EarlierRegistration({ kept }: { kept: KeptRegistration }) {
  const say = useSay()
  const router = useRouter()
  const { email, isCorrected } = kept
  const correct = () => keepRegistration({ ...kept, isCorrected: true })
  const leave = async () => {
    await router.navigate({ href: '/projekte?message=registered' })
    // Unless she chose to stay with what she has typed.
    if (router.state.location.pathname !== '/registrierung') keepRegistration({ ...kept, isCorrected: false })
  }
  return (
    <div className={classes.earlier}>
      <Alert
        tone="info"
        action={
          <Button size="sm" variant="default" onClick={isCorrected ? () => void leave() : correct}>
            {say(isCorrected ? texts.keepEarlier : texts.correctEarlier)}
          </Button>
        }
      >
        {say(isCorrected ? texts.correcting : texts.registeredEarlier, { email })}
      </Alert>
    </div>
  )
}
