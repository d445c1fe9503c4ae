import { useEffect } from 'react'
import { useStore } from '../rpc/store.ts'
import { unusableLink } from '../session/email-link.ts'
import { end } from '../session/sign-in.ts'
import { forgetTargets } from '../session/targets.ts'
import { useEmailLink } from '../session/useEmailLink.ts'
import { useIdleness } from '../session/useIdleness.ts'
import { useLoginMessage } from '../session/useLoginMessage.ts'
import { useSession, useStanding, useTargets } from '../session/useSession.ts'
import { OnceOpened } from './OnceOpened.tsx'
import { late } from './late.ts'

const LoginDialog = late(async () => (await import('../session/LoginDialog.tsx')).LoginDialog)
const SecondFactorDialog = late(
  async () => (await import('../session/SecondFactorDialog.tsx')).SecondFactorDialog,
)
const UnusableLinkDialog = late(
  async () => (await import('../session/UnusableLinkDialog.tsx')).UnusableLinkDialog,
)
const IdleWarning = late(async () => (await import('../session/IdleWarning.tsx')).IdleWarning)

/** What may open over every page. */
export function Overlays() {
  const { token, user } = useSession()
  return (
    <>
      <Login />
      <SecondFactor />
      <EmailLink />
      {token && user && <Idle key={token} />}
    </>
  )
}

/** Opens wherever a page was asked for that needs a login. */
function Login() {
  const { settled } = useSession()
  const standing = useStanding()
  const { afterLogin } = useTargets()
  const { message, dismiss } = useLoginMessage()
  const close = () => {
    forgetTargets()
    dismiss()
  }
  return (
    <OnceOpened opened={settled && standing === 'visitor' && afterLogin !== null}>
      {(opened) => <LoginDialog opened={opened} message={message} onClose={close} />}
    </OnceOpened>
  )
}

/** Opens wherever a page was asked for that needs the second factor. */
function SecondFactor() {
  const standing = useStanding()
  const { afterSecondFactor } = useTargets()
  return (
    <OnceOpened opened={standing === 'secondFactorPending' && afterSecondFactor !== null}>
      {(opened) => <SecondFactorDialog opened={opened} onClose={forgetTargets} />}
    </OnceOpened>
  )
}

/** Follows the link of a confirmation mail, and opens where it does not work. */
function EmailLink() {
  useEmailLink()
  return (
    <OnceOpened opened={useStore(unusableLink)}>
      {(opened) => <UnusableLinkDialog opened={opened} onClose={() => unusableLink.set(false)} />}
    </OnceOpened>
  )
}

/** Warns before the session ends for want of use, and ends it. */
function Idle() {
  const state = useIdleness()
  const over = state?.phase === 'over'
  useEffect(() => {
    if (over) end('expired')
  }, [over])
  const secondsLeft = state?.phase === 'warning' ? state.secondsLeft : 0
  return (
    <OnceOpened opened={secondsLeft > 0}>
      {(opened) => <IdleWarning opened={opened} secondsLeft={secondsLeft} />}
    </OnceOpened>
  )
}
