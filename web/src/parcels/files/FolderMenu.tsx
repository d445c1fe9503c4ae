import type { PlacedFolder } from '@allmende/domain/parcels/folder-tree.ts'
import { mostLevels } from '@allmende/domain/parcels/folder.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical, IconFileZip, IconFolderPlus, IconPencil, IconTrash } from '@tabler/icons-react'
import { useSay } from '../../ui/language.tsx'
import { MenuAction } from '../../ui/MenuAction.tsx'
import { folderTexts, texts } from './files.texts.ts'
import { isEmptyFolder } from './folder-changes.ts'
import { countIn } from './folder-tree.ts'

type FolderMenuProps = {
  placed: PlacedFolder
  /** Of those at the top it is 1. */
  level: number
  isWritable: boolean
  onZip: () => void
  onAdd: () => void
  onRename: () => void
  onRemove: () => void
}

export const folderMenuId = (path: string): string => `ordner-${path}`

/** What those inside can do with a folder. */
export function FolderMenu({ placed: { path, folder }, level, isWritable, ...act }: FolderMenuProps) {
  const say = useSay()
  return (
    <Menu id={folderMenuId(path)} position="bottom-end" width={280} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={say(texts.actionsOf, { name: folder.name })}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuAction
          label={say(texts.zip)}
          icon={<IconFileZip size={20} aria-hidden />}
          reason={countIn(folder) === 0 ? say(texts.emptyFolder) : null}
          onClick={act.onZip}
        />
        {isWritable && (
          <>
            <MenuAction
              label={say(folderTexts.addIn)}
              icon={<IconFolderPlus size={20} aria-hidden />}
              reason={level < mostLevels ? null : say(folderTexts.tooDeep, { n: mostLevels })}
              onClick={act.onAdd}
            />
            <MenuAction
              label={say(folderTexts.rename)}
              icon={<IconPencil size={20} aria-hidden />}
              reason={null}
              onClick={act.onRename}
            />
            <MenuAction
              label={say(folderTexts.remove)}
              icon={<IconTrash size={20} aria-hidden />}
              isDanger
              reason={isEmptyFolder(folder) ? null : say(folderTexts.notEmpty)}
              onClick={act.onRemove}
            />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
