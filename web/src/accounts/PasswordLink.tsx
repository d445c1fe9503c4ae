import { reasons } from '@allmende/domain/reasons.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import type { CallError } from '../rpc/call-error.ts'
import { rpcQuery } from '../rpc/queries.ts'
import { Page } from '../shell/Page.tsx'
import { Alert } from '../ui/Alert.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import classes from './accounts.module.css'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { texts } from './PasswordReset.texts.ts'

/** Opened by the link of an invitation or of a reset; says which before anything is typed. */
export function PasswordLink({ token }: { token: string }) {
  const say = useSay()
  // Asked once: the answer must not change under a form that is being filled in.
  const link = useQuery({ ...rpcQuery('getPasswordLink', token), staleTime: Number.POSITIVE_INFINITY })
  if (!link.data)
    return (
      <Page title={say(texts.title)}>
        {link.isPending ? (
          <LoadingScreen />
        ) : (
          <Unusable error={link.error} onRetry={() => void link.refetch()} />
        )}
      </Page>
    )
  const { purpose, email } = link.data
  const isInvitation = purpose === 'invitation'
  return (
    <Page
      title={say(isInvitation ? texts.invitationTitle : texts.title)}
      lead={say(isInvitation ? texts.invitationText : texts.resetText, { email })}
    >
      <NewPasswordForm token={token} email={email} isInvitation={isInvitation} />
    </Page>
  )
}

function Unusable({ error, onRetry }: { error: CallError | null; onRetry: () => void }) {
  const say = useSay()
  const isSpent = error?.type === 'NotFoundException' || error?.type === 'ValidationException'
  return (
    <div className={classes.notice}>
      {isSpent ? (
        <Alert
          tone="warning"
          title={say(reasons.linkUnusable)}
          action={
            <Button component={Link} to="/passwort-reset">
              {say(texts.newLink)}
            </Button>
          }
        >
          {say(texts.unusableText)}
        </Alert>
      ) : (
        <Alert
          tone="danger"
          action={
            <Button variant="default" onClick={onRetry}>
              {say(houseTexts.retry)}
            </Button>
          }
        >
          {error?.message}
        </Alert>
      )}
    </div>
  )
}
