import { lazy, useEffect } from 'react'
import { end } from '../session/sign-in.ts'
import { forgetTargets } from '../session/targets.ts'
import { useIdleness } from '../session/useIdleness.ts'
import { useLoginMessage } from '../session/useLoginMessage.ts'
import { useSession, useStanding, useTargets } from '../session/useSession.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { Late } from './Late.tsx'
import { texts as laterTexts } from './LaterScreen.texts.ts'

const LoginDialog = lazy(async () => ({ default: (await import('../session/LoginDialog.tsx')).LoginDialog }))
const SecondFactorDialog = lazy(async () => ({
  default: (await import('../session/SecondFactorDialog.tsx')).SecondFactorDialog,
}))
const IdleWarning = lazy(async () => ({ default: (await import('../session/IdleWarning.tsx')).IdleWarning }))

/** What may open over every page. */
export function Overlays() {
  const { token, user } = useSession()
  return (
    <>
      <Login />
      <SecondFactor />
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
    <Late opened={settled && standing === 'visitor' && afterLogin !== null}>
      {(opened) => <LoginDialog opened={opened} message={message} onClose={close} />}
    </Late>
  )
}

/** Opens wherever a page was asked for that needs the second factor. */
function SecondFactor() {
  const say = useSay()
  const standing = useStanding()
  const { afterSecondFactor } = useTargets()
  const notYet = () => toast.info(say(laterTexts.notYet))
  return (
    <Late opened={standing === 'secondFactorPending' && afterSecondFactor !== null}>
      {(opened) => <SecondFactorDialog opened={opened} onClose={forgetTargets} onCode={notYet} />}
    </Late>
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
    <Late opened={secondsLeft > 0}>
      {(opened) => <IdleWarning opened={opened} secondsLeft={secondsLeft} />}
    </Late>
  )
}
