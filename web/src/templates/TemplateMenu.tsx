import type { ListedTemplate } from '@allmende/domain/templates/templates.contract.ts'
import { mayBeginTender } from '@allmende/domain/templates/templates.rules.ts'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconCopy,
  IconDotsVertical,
  IconEye,
  IconFilePlus,
  IconPencil,
  IconPlayerPause,
  IconTrash,
} from '@tabler/icons-react'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { MenuAction } from '../ui/MenuAction.tsx'
import { newTenderPath, pathOf } from './template-paths.ts'
import { actionTexts as texts } from './templates.texts.ts'
import { useDeletion } from './useDeletion.ts'
import { useTemplateActions } from './useTemplateActions.ts'

/** What can be done with one row of the list. */
export function TemplateMenu({ template }: { template: ListedTemplate }) {
  const say = useSay()
  const { duplicate, remove, deactivate } = useTemplateActions()
  const { isLocked, reason } = useDeletion(template)
  const { builtIn, name, active } = template
  return (
    <Menu position="bottom-end" width={300} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={say(texts.actionsOf, { name })}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={AppLink}
          href={pathOf(template)}
          leftSection={builtIn ? <IconEye size={20} aria-hidden /> : <IconPencil size={20} aria-hidden />}
        >
          {say(builtIn ? texts.open : texts.edit)}
        </Menu.Item>
        {mayBeginTender(template) && (
          <Menu.Item
            component={AppLink}
            href={newTenderPath(template)}
            leftSection={<IconFilePlus size={20} aria-hidden />}
          >
            {say(texts.newTender)}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCopy size={20} aria-hidden />} onClick={() => void duplicate(template)}>
          {say(texts.duplicate)}
        </Menu.Item>
        {!builtIn && active && isLocked && (
          <Menu.Item
            leftSection={<IconPlayerPause size={20} aria-hidden />}
            onClick={() => void deactivate(template)}
          >
            {say(texts.deactivate)}
          </Menu.Item>
        )}
        <MenuAction
          label={say(texts.remove)}
          icon={<IconTrash size={20} aria-hidden />}
          isDanger
          reason={reason}
          onClick={() => void remove(template)}
        />
      </Menu.Dropdown>
    </Menu>
  )
}
