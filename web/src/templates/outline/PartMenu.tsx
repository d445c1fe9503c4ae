import { mayCopyPart, mayRemovePart } from '@allmende/domain/templates/template-edits.ts'
import {
  isChoice,
  isGroupPart,
  keyOf,
  type Part,
  type PartKey,
  placeOfPart,
} from '@allmende/domain/templates/template-tree.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDotsVertical, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
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
        <PartAction
          label={say(texts.copy)}
          icon={<IconCopy size={20} aria-hidden />}
          reason={isCopied ? null : say(isChoice(part) ? texts.choiceNotCopied : texts.notCopied)}
          onClick={() => outline.copy(key)}
        />
        <PartAction
          label={say(texts.remove)}
          icon={<IconTrash size={20} aria-hidden />}
          isDanger
          reason={isRemovable ? null : say(isGroupPart(part) ? texts.lockedGroup : texts.locked)}
          onClick={() => void outline.remove(key)}
        />
      </Menu.Dropdown>
    </Menu>
  )
}

type PartActionProps = {
  label: string
  icon: ReactNode
  isDanger?: boolean
  /** Why it cannot be done. */
  reason: string | null
  onClick: () => void
}

/** Reachable also where it is locked, so that the reason can be read. */
function PartAction({ label, icon, isDanger = false, reason, onClick }: PartActionProps) {
  const id = useId()
  const isLocked = reason !== null
  return (
    <>
      <Menu.Item
        leftSection={icon}
        aria-disabled={isLocked}
        {...(isLocked && { className: classes.locked, 'aria-describedby': id })}
        {...(isDanger && !isLocked && { color: 'red' })}
        closeMenuOnClick={!isLocked}
        onClick={() => !isLocked && onClick()}
      >
        {label}
      </Menu.Item>
      {isLocked && (
        <p id={id} className={classes.reason}>
          {reason}
        </p>
      )}
    </>
  )
}
