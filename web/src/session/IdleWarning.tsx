import { Button } from '@mantine/core'
import { call } from '../rpc/call.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { useSay } from '../ui/language.tsx'
import { texts } from './IdleWarning.texts.ts'
import { minutesAndSeconds } from './idle.ts'
import { logOut } from './sign-in.ts'

/** Offers to stay before the session ends for want of use. */
export function IdleWarning({ opened, secondsLeft }: { opened: boolean; secondsLeft: number }) {
  const say = useSay()
  const stay = () => void call('isAuthenticated').catch(() => null)
  return (
    <Dialog
      opened={opened}
      onClose={stay}
      title={say(texts.title)}
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
      <p>{say(texts.text, { time: minutesAndSeconds(secondsLeft) })}</p>
      <p>{say(texts.drafts)}</p>
    </Dialog>
  )
}
