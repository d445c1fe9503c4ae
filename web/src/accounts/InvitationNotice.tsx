import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { Button } from '@mantine/core'
import { useChange } from '../rpc/queries.ts'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './accounts.module.css'
import { texts } from './InvitationNotice.texts.ts'

/** Someone was invited and has not come yet; who may, invites her once more. */
export function InvitationNotice({ user: { email }, mayInvite }: { user: User; mayInvite: boolean }) {
  const say = useSay()
  const resend = useChange('resendInvitation')
  const send = () =>
    resend.mutate([email], {
      onSuccess: () => toast.success(say(texts.sent)),
      onError: ({ message }) => toast.error(message, say(texts.notSent)),
    })
  const again = (
    <Button variant="default" loading={resend.isPending} onClick={send}>
      {say(texts.again)}
    </Button>
  )
  return (
    <div className={classes.managed}>
      <Alert tone="info" title={say(texts.title)} action={mayInvite && again}>
        {say(texts.text, { email })}
      </Alert>
    </div>
  )
}
