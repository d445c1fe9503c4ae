import { Button } from '@mantine/core'
import { useChange } from '../rpc/queries.ts'
import { useDocumentTitle } from '../ui/useDocumentTitle.ts'
import { useSay } from '../ui/language.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './AccountSteps.module.css'
import { texts } from './AccountSteps.texts.ts'
import { logOut } from './sign-in.ts'

/** Instead of every page, until the e-mail address is confirmed. */
export function EmailConfirmation({ email }: { email: string }) {
  const say = useSay()
  useDocumentTitle(say(texts.confirmTitle))
  const resend = useChange('resendEmail')
  return (
    <div className={classes.step}>
      <PageHeader title={say(texts.confirmTitle)} lead={say(texts.confirmText, { email })} />
      <p>{say(texts.confirmHint)}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void logOut()}>
          {say(texts.logOut)}
        </Button>
        <Button
          loading={resend.isPending}
          onClick={() =>
            resend.mutate([], {
              onSuccess: () => toast.success(say(texts.resent, { email })),
              onError: ({ message }) => toast.error(message),
            })
          }
        >
          {say(texts.resend)}
        </Button>
      </div>
    </div>
  )
}
