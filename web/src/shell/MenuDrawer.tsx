import { Drawer } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '../session/useSession.ts'
import { useSay } from '../ui/language.tsx'
import classes from './MenuDrawer.module.css'
import { Navigation } from './Navigation.tsx'
import { texts } from './Navigation.texts.ts'
import { texts as topTexts } from './TopBar.texts.ts'

/** The sidebar of small screens: covers the page, closes on choice and Escape, gives the focus back. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useSay()
  const { token } = useSession()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={say(texts.menu)}
      size={320}
      closeButtonProps={{ 'aria-label': say(texts.closeMenu) }}
      classNames={{ body: classes.body ?? '', title: classes.title ?? '', content: classes.content ?? '' }}
    >
      <Navigation onChoice={onClose} />
      {!token && (
        <Link to="/registrierung" className={classes.register} onClick={onClose}>
          {say(topTexts.register)}
        </Link>
      )}
    </Drawer>
  )
}
