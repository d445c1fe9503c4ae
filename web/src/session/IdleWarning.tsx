import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { call } from '../rpc/call.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { useSay } from '../ui/language.tsx'
import { texts } from './IdleWarning.texts.ts'
import { minutesAndSeconds } from './idle.ts'
import { end, logOut } from './sign-in.ts'
import { useIdleness } from './useIdleness.ts'
import { useSession } from './useSession.ts'

/** Offers to stay before the session ends for want of use. */
export function IdleWarning() {
  const say = useSay()
  const { token, user } = useSession()
  const state = useIdleness(token !== null && user !== null)
  const over = state?.phase === 'over'

  useEffect(() => {
    if (over) end('expired')
  }, [over])

  if (state?.phase !== 'warning') return null
  const stay = () => void call('isAuthenticated').catch(() => null)
  return (
    <Dialog
      opened
      onClose={stay}
      title={say(texts.title)}
      role="alertdialog"
      actions={
        <>
          <Button variant="default" onClick={() => void logOut()}>
            {say(texts.leave)}
          </Button>
          <Button onClick={stay} data-autofocus>
            {say(texts.stay)}
          </Button>
        </>
      }
    >
      <p>{say(texts.text, { time: minutesAndSeconds(state.secondsLeft) })}</p>
      <p>{say(texts.drafts)}</p>
    </Dialog>
  )
}
