import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '../rpc/call.ts'
import type { CallError } from '../rpc/call-error.ts'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './accounts.module.css'
import { texts } from './InvitationNotice.texts.ts'

/** Someone was invited and has not come yet; who may, invites her once more. */
export function InvitationNotice({ user: { email }, mayInvite }: { user: User; mayInvite: boolean }) {
  const say = useSay()
  const sending = useMutation<null, CallError>({
    mutationFn: () => call('resendInvitation', email),
    onSuccess: () => toast.success(say(texts.sent)),
    onError: ({ message }) => toast.error(message, say(texts.notSent)),
  })
  const again = (
    <Button variant="default" loading={sending.isPending} onClick={() => sending.mutate()}>
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
