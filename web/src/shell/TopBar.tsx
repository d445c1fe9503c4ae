import { ActionIcon, Button } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore } from 'react'
import { useLogin } from '../session/useLogin.ts'
import { useSession, useStanding } from '../session/useSession.ts'
import { useSay } from '../ui/language.tsx'
import { toastStore } from '../ui/toast-store.ts'
import { LanguageSelect } from './LanguageSelect.tsx'
import { late } from './late.ts'
import { texts as navigationTexts } from './Navigation.texts.ts'
import { SearchButton } from './search/SearchButton.tsx'
import classes from './TopBar.module.css'
import { texts } from './TopBar.texts.ts'
import { UnderwayLink } from './UnderwayLink.tsx'
import { Wordmark } from './Wordmark.tsx'

// Visitors on the start view need neither; menus and popovers are heavy.
const AccountMenu = late(async () => (await import('./AccountMenu.tsx')).AccountMenu)
const Bell = late(async () => (await import('./Bell.tsx')).Bell)

export function TopBar({ menuOpened, onMenu }: { menuOpened: boolean; onMenu: () => void }) {
  const say = useSay()
  const { token, user } = useSession()
  const standing = useStanding()
  // An open step on the account comes before every page that could be found.
  const isHeld = standing === 'secondFactorUndecided' || standing === 'emailUnconfirmed'
  const { history } = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  return (
    <header className={classes.bar}>
      <ActionIcon
        className={classes.burger ?? ''}
        aria-label={say(navigationTexts.openMenu)}
        aria-expanded={menuOpened}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <IconMenu2 size={24} aria-hidden />
      </ActionIcon>
      <Link to="/" className={classes.home} aria-label={say(texts.home)}>
        <Wordmark />
      </Link>
      <div className={classes.search}>{!isHeld && <SearchButton />}</div>
      <UnderwayLink />
      <LanguageSelect />
      <Suspense fallback={null}>{(token || history.length > 0) && <Bell />}</Suspense>
      <Suspense fallback={null}>{token && user ? <AccountMenu user={user} /> : <VisitorActions />}</Suspense>
    </header>
  )
}

function VisitorActions() {
  const say = useSay()
  const openLogin = useLogin()
  return (
    <div className={classes.visitor}>
      <Button component={Link} to="/registrierung" variant="subtle" className={classes.register ?? ''}>
        {say(texts.register)}
      </Button>
      <Button onClick={openLogin}>{say(texts.logIn)}</Button>
    </div>
  )
}
