import type { SessionUser } from '@allmende/domain/accounts/accounts.contract.ts'
import { roleTexts } from '@allmende/domain/accounts/accounts.texts.ts'
import { Button, Menu, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconLogout, IconShieldLock, IconUser } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { logOut } from '../session/sign-in.ts'
import { rememberForSecondFactor } from '../session/targets.ts'
import { useStanding } from '../session/useSession.ts'
import { confirm } from '../ui/confirm.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './AccountMenu.module.css'
import { texts } from './TopBar.texts.ts'

export function AccountMenu({ user }: { user: SessionUser }) {
  const say = useSay()
  const standing = useStanding()
  const href = useLocation({ select: (location) => location.href })
  const name = `${user.givenName} ${user.surName}`

  async function askAndLogOut() {
    const sure = await confirm({
      title: say(texts.logOutTitle),
      text: say(texts.logOutQuestion),
      confirmLabel: say(texts.logOut),
    })
    if (sure) await logOut()
  }

  return (
    <Menu position="bottom-end" width={280} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          className={classes.target ?? ''}
          leftSection={
            <span className={classes.initials} aria-hidden>
              {initials(user)}
            </span>
          }
          rightSection={<IconChevronDown size={16} aria-hidden className={classes.wide} />}
        >
          <VisuallyHidden>{say(texts.accountOf)} </VisuallyHidden>
          <span className={classes.name}>{name}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <strong>{name}</strong>
          <span>{user.email}</span>
          <span>{user.roles.map((role) => say(roleTexts[role])).join(', ')}</span>
        </div>
        <Menu.Divider />
        {standing === 'secondFactorPending' ? (
          <Menu.Item
            leftSection={<IconShieldLock size={20} aria-hidden />}
            onClick={() => rememberForSecondFactor(href)}
          >
            {say(texts.enterCode)}
          </Menu.Item>
        ) : (
          <Menu.Item
            component={Link}
            to={`/benutzer/${user.email}`}
            leftSection={<IconUser size={20} aria-hidden />}
          >
            {say(texts.ownData)}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={20} aria-hidden />} onClick={() => void askAndLogOut()}>
          {say(texts.logOut)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const initials = ({ givenName, surName }: SessionUser) =>
  (givenName.slice(0, 1) + surName.slice(0, 1)).toUpperCase()
