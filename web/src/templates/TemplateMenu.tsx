import type { TemplateSummary } from '@allmende/domain/templates/templates.contract.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDotsVertical, IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { pathOf } from './template-paths.ts'
import { actionTexts as texts } from './templates.texts.ts'
import { useTemplateActions } from './useTemplateActions.ts'

/** What can be done with one row of the list. */
export function TemplateMenu({ template }: { template: TemplateSummary }) {
  const say = useSay()
  const { duplicate, remove } = useTemplateActions()
  const { builtIn, name } = template
  return (
    <Menu position="bottom-end" width={220} withInitialFocusPlaceholder={false}>
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
        <Menu.Item leftSection={<IconCopy size={20} aria-hidden />} onClick={() => void duplicate(template)}>
          {say(texts.duplicate)}
        </Menu.Item>
        {!builtIn && (
          <Menu.Item
            color="var(--house-danger)"
            leftSection={<IconTrash size={20} aria-hidden />}
            onClick={() => void remove(template)}
          >
            {say(texts.remove)}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
