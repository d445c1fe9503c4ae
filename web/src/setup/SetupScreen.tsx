import { reasons } from '@allmende/domain/reasons.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { rpcQuery } from '../rpc/queries.ts'
import { Page } from '../shell/Page.tsx'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { FirstAdminForm } from './FirstAdminForm.tsx'
import { texts } from './SetupScreen.texts.ts'

/** Opened by the one-time link that the server prints on its first start. */
export function SetupScreen() {
  const say = useSay()
  const token = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('token') ?? '' })
  // Asked once: the answer must not change under a form that is being filled in.
  const setup = useQuery({ ...rpcQuery('getFirstAdminSetup', token), staleTime: Number.POSITIVE_INFINITY })
  if (setup.data) {
    return (
      <Page title={say(texts.title)} lead={say(texts.lead)}>
        <FirstAdminForm token={token} fixedEmail={setup.data.email} />
      </Page>
    )
  }
  return (
    <Page title={say(texts.title)}>
      {setup.isPending ? (
        <LoadingScreen />
      ) : (
        <Unusable error={setup.error?.type} sentence={setup.error?.message} />
      )}
    </Page>
  )
}

function Unusable({ error, sentence }: { error: string | undefined; sentence: string | undefined }) {
  const say = useSay()
  if (error !== 'NotFoundException' && error !== 'ValidationException')
    return <Alert tone="danger">{sentence}</Alert>
  return (
    <Alert
      tone="warning"
      title={say(reasons.linkUnusable)}
      action={
        <Button component={Link} to="/login" variant="default">
          {say(texts.logIn)}
        </Button>
      }
    >
      {say(texts.unusable)}
    </Alert>
  )
}
