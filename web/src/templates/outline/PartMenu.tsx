import { mayCopyPart, mayRemovePart } from '@allmende/domain/templates/template-edits.ts'
import {
  isGroupPart,
  keyOf,
  type Part,
  type PartKey,
  placeOfPart,
} from '@allmende/domain/templates/template-tree.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDotsVertical, IconTrash } from '@tabler/icons-react'
import { useSay } from '../../ui/language.tsx'
import { labelOf } from '../edited-template.ts'
import classes from './Outline.module.css'
import { outlineTexts as texts } from './outline.texts.ts'
import { useOutlineTools } from './outline-context.ts'

/** Copying and deleting; what is locked says why. */
export function PartMenu({ part, parentKey }: { part: Part; parentKey: PartKey | null }) {
  const say = useSay()
  const { outline } = useOutlineTools()
  const { panels, base } = outline
  const key = keyOf(part, parentKey)
  const parent = parentKey === null ? null : (placeOfPart(panels, parentKey)?.part ?? null)
  const isRemovable = mayRemovePart(part, parent, base).allowed
  const isCopied = mayCopyPart(part, base)
  return (
    <Menu position="bottom-end" width={300} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={say(texts.actionsOf, { name: labelOf(part) })}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          disabled={!isCopied}
          leftSection={<IconCopy size={20} aria-hidden />}
          onClick={() => outline.copy(key)}
        >
          {say(texts.copy)}
        </Menu.Item>
        <Menu.Item
          {...(isRemovable && { color: 'red' })}
          disabled={!isRemovable}
          leftSection={<IconTrash size={20} aria-hidden />}
          onClick={() => void outline.remove(key)}
        >
          {say(texts.remove)}
        </Menu.Item>
        {!isRemovable && (
          <p className={classes.reason}>{say(isGroupPart(part) ? texts.lockedGroup : texts.locked)}</p>
        )}
        {!isCopied && base && isRemovable && <p className={classes.reason}>{say(texts.notCopied)}</p>}
      </Menu.Dropdown>
    </Menu>
  )
}
