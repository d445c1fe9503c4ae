import { mayCopyPart } from '@allmende/domain/templates/template-edits.ts'
import { isChoice, keyOf, type Part, type PartKey } from '@allmende/domain/templates/template-tree.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDotsVertical, IconTrash } from '@tabler/icons-react'
import { useSay } from '../../ui/language.tsx'
import { MenuAction } from '../../ui/MenuAction.tsx'
import { labelOf } from '../edited-template.ts'
import { outlineTexts as texts } from './outline.texts.ts'
import { useOutlineTools } from './outline-context.ts'
import { useLock } from './useLock.ts'

/** Copying and deleting; what is locked says why. */
export function PartMenu({ part, parentKey }: { part: Part; parentKey: PartKey | null }) {
  const say = useSay()
  const { outline } = useOutlineTools()
  const { base } = outline
  const key = keyOf(part, parentKey)
  const lock = useLock(part, parentKey)
  const isCopied = mayCopyPart(part, base)
  return (
    <Menu position="bottom-end" width={300} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={say(texts.actionsOf, { name: labelOf(part) })}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuAction
          label={say(texts.copy)}
          icon={<IconCopy size={20} aria-hidden />}
          reason={isCopied ? null : say(isChoice(part) ? texts.choiceNotCopied : texts.notCopied)}
          onClick={() => outline.copy(key)}
        />
        <MenuAction
          label={say(texts.remove)}
          icon={<IconTrash size={20} aria-hidden />}
          isDanger
          reason={lock}
          onClick={() => void outline.remove(key)}
        />
      </Menu.Dropdown>
    </Menu>
  )
}
