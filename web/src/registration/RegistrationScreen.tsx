import { organizationPolicy } from '@allmende/domain/organizations/organizations.policy.ts'
import { useRouter } from '@tanstack/react-router'
import { NoPermissionScreen } from '../errors/NotFoundScreen.tsx'
import { useActor, useSession } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { RegistrationWizard } from './RegistrationWizard.tsx'
import { texts } from './registration.texts.ts'

/** A company registers itself. */
export function RegistrationScreen() {
  const say = useSay()
  const router = useRouter()
  const actor = useActor()
  const goOn = () => void router.navigate({ href: '/projekte?message=registered', ignoreBlocker: true })
  return (
    <Page title={say(texts.title)} crumbs={null} lead={say(texts.lead)}>
      {actor.kind === 'visitor' ? (
        <RegistrationWizard user="visitor" byStaff={false} onRegistered={goOn} />
      ) : (
        <Alert tone="info">{say(texts.alreadyIn)}</Alert>
      )}
    </Page>
  )
}

/** A system administrator invites a company. */
export function InviteBidderScreen() {
  const say = useSay()
  const router = useRouter()
  const actor = useActor()
  const { user } = useSession()
  if (!user || !organizationPolicy.register(actor).allowed) return <NoPermissionScreen />
  const goOn = () => {
    toast.success(say(texts.saved))
    void router.navigate({ href: '/bieter', ignoreBlocker: true })
  }
  const crumbs = [{ label: say(texts.bidders), path: '/bieter' }, { label: say(texts.inviteTitle) }]
  return (
    <Page title={say(texts.inviteTitle)} crumbs={crumbs} lead={say(texts.inviteLead)}>
      <RegistrationWizard user={user.email} byStaff onRegistered={goOn} />
    </Page>
  )
}
