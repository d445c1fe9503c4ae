import { organizationPolicy } from '@allmende/domain/organizations/organizations.policy.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { NoPermissionScreen } from '../errors/NotFoundScreen.tsx'
import { useStore } from '../rpc/store.ts'
import { keepRegistration, keptRegistration } from '../session/kept-registration.ts'
import { useActor, useSession } from '../session/useSession.ts'
import { keepWishFor } from '../session/wish.ts'
import { Page } from '../shell/Page.tsx'
import { Alert } from '../ui/Alert.tsx'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { EarlierRegistration } from './EarlierRegistration.tsx'
import { RegistrationWizard } from './RegistrationWizard.tsx'
import { texts } from './registration.texts.ts'
import { readEntries } from './kept-entries.ts'
import type { Registered } from './useRegistration.ts'

/** A company registers itself. */
export function RegistrationScreen() {
  const say = useSay()
  const router = useRouter()
  const actor = useActor()
  const earlier = useStore(keptRegistration)
  const entries = readEntries(earlier?.entries)
  const kept = entries ? earlier : null
  const [isDone, setDone] = useState(false)
  const goOn = () => void router.navigate({ href: '/projekte?message=registered', ignoreBlocker: true })
  const keep = (registered: Registered) => {
    setDone(true)
    keepRegistration({ ...registered, isCorrected: false })
    keepWishFor(registered.email, Date.now())
    goOn()
  }
  const corrected = kept?.isCorrected && entries ? { receipt: kept.receipt, entries } : undefined
  // On the way to the page that says what happens next.
  if (isDone) return <LoadingScreen />
  return (
    <Page title={say(texts.title)} crumbs={null} lead={say(texts.lead)}>
      {actor.kind === 'visitor' ? (
        <>
          {kept && <EarlierRegistration kept={kept} />}
          <RegistrationWizard
            key={corrected?.receipt}
            user="visitor"
            byStaff={false}
            corrected={corrected}
            onRegistered={keep}
          />
        </>
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
