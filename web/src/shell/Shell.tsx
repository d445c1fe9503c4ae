import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { useFollowedTargets } from '../session/useFollowedTargets.ts'
import { useJustRegistered } from '../session/useJustRegistered.ts'
import { useSession, useStanding } from '../session/useSession.ts'
import { useSay } from '../ui/language.tsx'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { NoPermissionScreen } from '../errors/NotFoundScreen.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { Footer } from './Footer.tsx'
import { OnceOpened } from './OnceOpened.tsx'
import { late } from './late.ts'
import { Navigation } from './Navigation.tsx'
import { Overlays } from './Overlays.tsx'
import classes from './Shell.module.css'
import { texts } from './Shell.texts.ts'
import { PrintedFoot } from './PrintedFoot.tsx'
import { TopBar } from './TopBar.tsx'
import { useFocusedPage } from './useFocusedPage.ts'
import { useSpokenLanguage } from './useSpokenLanguage.ts'

const EmailConfirmation = late(
  async () => (await import('../session/EmailConfirmation.tsx')).EmailConfirmation,
)
const RegistrationSent = late(async () => (await import('../session/RegistrationSent.tsx')).RegistrationSent)
const TwoFactorSetup = late(async () => (await import('../session/TwoFactorSetup.tsx')).TwoFactorSetup)
const MenuDrawer = late(async () => (await import('./MenuDrawer.tsx')).MenuDrawer)

export function Shell() {
  const say = useSay()
  const main = useRef<HTMLElement>(null)
  const [menuOpened, setMenuOpened] = useState(false)
  const isStart = useLocation({ select: ({ pathname }) => pathname === '/' })
  const standing = useStanding()
  useFollowedTargets()
  useSpokenLanguage()
  useFocusedPage(main)

  const hasSidebar = !isStart && standing !== 'secondFactorUndecided' && standing !== 'emailUnconfirmed'
  return (
    <div className={classes.shell}>
      <button type="button" data-screen-only className={classes.skip} onClick={() => main.current?.focus()}>
        {say(texts.skip)}
      </button>
      <div className={classes.top} data-screen-only>
        <ConnectionBanner />
        <TopBar menuOpened={menuOpened} onMenu={() => setMenuOpened(true)} />
      </div>
      <div className={classes.middle}>
        {hasSidebar && (
          <div className={classes.sidebar} data-screen-only>
            <Navigation />
          </div>
        )}
        <div className={classes.page}>
          <main ref={main} tabIndex={-1} className={classes.main} data-start={isStart || undefined}>
            <Content />
          </main>
          <PrintedFoot />
          <Footer />
        </div>
      </div>
      <OnceOpened opened={menuOpened}>
        {(opened) => <MenuDrawer opened={opened} onClose={() => setMenuOpened(false)} />}
      </OnceOpened>
      <Overlays />
    </div>
  )
}

const forbids = ({ context }: { context: object | void }) =>
  context !== undefined && 'permitted' in context && context.permitted === false

/** An open step on the account comes before every page. */
function Content() {
  const standing = useStanding()
  const { user } = useSession()
  const registration = useJustRegistered()
  const isForbidden = useMatches({ select: (matches) => matches.some(forbids) })
  if (registration)
    return (
      <Suspense fallback={<LoadingScreen />}>
        <RegistrationSent registration={registration} />
      </Suspense>
    )
  if (standing === 'secondFactorUndecided' || (standing === 'emailUnconfirmed' && user))
    return (
      <Suspense fallback={<LoadingScreen />}>
        {standing === 'emailUnconfirmed' && user ? (
          <EmailConfirmation email={user.email} />
        ) : (
          <TwoFactorSetup key={user?.email} />
        )}
      </Suspense>
    )
  return isForbidden ? <NoPermissionScreen /> : <Outlet />
}
