import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { isActive, mayBeManagedHere } from '@allmende/domain/accounts/accounts.rules.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { Button, Menu } from '@mantine/core'
import {
  IconChevronDown,
  IconKey,
  IconShieldOff,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../rpc/call.ts'
import { CallError } from '../rpc/call-error.ts'
import { confirm } from '../ui/confirm.tsx'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { relianceOn } from './reliance.ts'
import { listPath, sideOf } from './sides.ts'
import { texts } from './UserActions.texts.ts'

type Action = {
  label: Bilingual
  title: Bilingual
  text: Bilingual
  done: Bilingual
  failed: Bilingual
  danger?: boolean
  /** What else the question must say. */
  warning?: () => Promise<string | null>
  run: () => Promise<unknown>
}

/** What a system administrator may do with another person's account. */
export function UserActions({ user }: { user: User }) {
  const say = useSay()
  const navigate = useNavigate()
  const { email } = user
  const name = `${user.givenName} ${user.surName}`.trim()
  const active = isActive(user)

  async function ask({ label, title, text, done, failed, danger, warning, run }: Action) {
    try {
      const parts = [say(text, { name, email }), await warning?.()]
      const question = { title: say(title, { name }), text: parts.filter(Boolean).join(' ') }
      if (!(await confirm({ ...question, confirmLabel: say(label), ...(danger && { danger }) }))) return
      await run()
      toast.success(say(done))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(`${say(failed)} ${error.message}`)
    }
  }

  return (
    <Menu position="bottom-end" width={320} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {say(texts.actions)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {active && mayBeManagedHere(user).allowed && (
          <Menu.Item
            leftSection={<IconKey size={20} aria-hidden />}
            onClick={() => void ask({ ...resetPassword, run: () => call('sendPasswordResetMail', email) })}
          >
            {say(texts.resetPassword)}
          </Menu.Item>
        )}
        {active && user.twoFactorEnabled === true && (
          <Menu.Item
            leftSection={<IconShieldOff size={20} aria-hidden />}
            onClick={() =>
              void ask({ ...resetFactor, run: () => call('changeTwoFactorConfig', null, null, null, email) })
            }
          >
            {say(texts.resetFactor)}
          </Menu.Item>
        )}
        {/* Who is only invited has nothing to be let into again; her invitation can be called off. */}
        {active || user.invited ? (
          <Menu.Item
            leftSection={<IconUserOff size={20} aria-hidden />}
            onClick={() =>
              void ask({
                ...deactivate,
                warning: () => relianceOn(user, say),
                run: () => call('setUserState', email, 'DISABLED'),
              })
            }
          >
            {say(texts.deactivate)}
          </Menu.Item>
        ) : (
          <Menu.Item
            leftSection={<IconUserCheck size={20} aria-hidden />}
            onClick={() => void ask({ ...activate, run: () => call('setUserState', email, 'ACTIVE') })}
          >
            {say(texts.activate)}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          color="var(--house-danger)"
          leftSection={<IconTrash size={20} aria-hidden />}
          onClick={() =>
            void ask({
              ...remove,
              run: async () => {
                await call('deleteUser', email)
                await navigate({ to: listPath[sideOf(user)] })
              },
            })
          }
        >
          {say(texts.remove)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const resetPassword = {
  label: texts.resetPassword,
  title: texts.resetPasswordTitle,
  text: texts.resetPasswordText,
  done: texts.passwordReset,
  failed: texts.passwordNotReset,
}
const resetFactor = {
  label: texts.resetFactor,
  title: texts.resetFactorTitle,
  text: texts.resetFactorText,
  done: texts.factorReset,
  failed: texts.factorNotReset,
  danger: true,
}
const activate = {
  label: texts.activate,
  title: texts.activateTitle,
  text: texts.activateText,
  done: texts.activated,
  failed: texts.notActivated,
}
const deactivate = {
  label: texts.deactivate,
  title: texts.deactivateTitle,
  text: texts.deactivateText,
  done: texts.deactivated,
  failed: texts.notDeactivated,
  danger: true,
}
const remove = {
  label: texts.remove,
  title: texts.removeTitle,
  text: texts.removeText,
  done: texts.removed,
  failed: texts.notRemoved,
  danger: true,
}
