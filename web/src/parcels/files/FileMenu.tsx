import type { ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArchive,
  IconDotsVertical,
  IconDownload,
  IconFolderShare,
  IconHistory,
  IconPencil,
  IconReplace,
} from '@tabler/icons-react'
import { useSay } from '../../ui/language.tsx'
import { MenuAction } from '../../ui/MenuAction.tsx'
import { fileTexts, texts } from './files.texts.ts'

type Act = (file: ParcelFile) => void

export type FileActions = Record<'download' | 'versions', Act> &
  Record<'rename' | 'move' | 'replace' | 'archive', Act>

type FileMenuProps = {
  file: ParcelFile
  actions: FileActions
  isWritable: boolean
  hasVersions: boolean
  /** Why it cannot be moved; null where it can. */
  whyNotMoved: string | null
}

/** Where the focus goes back to, whatever the menu has opened. */
export const menuIdOf = ({ serverId }: ParcelFile): string => `datei-${serverId}`

/** What those inside can do with a file. */
export function FileMenu({ file, actions, isWritable, hasVersions, whyNotMoved }: FileMenuProps) {
  const say = useSay()
  const items = {
    before: [{ key: 'download', label: texts.download, Icon: IconDownload, reason: null }],
    writing: [
      { key: 'rename', label: fileTexts.rename, Icon: IconPencil, reason: null },
      { key: 'move', label: fileTexts.move, Icon: IconFolderShare, reason: whyNotMoved },
      { key: 'replace', label: fileTexts.replace, Icon: IconReplace, reason: null },
    ],
    versions: [
      {
        key: 'versions',
        label: fileTexts.versions,
        Icon: IconHistory,
        reason: hasVersions ? null : say(fileTexts.noVersions),
      },
    ],
    after: [{ key: 'archive', label: fileTexts.archive, Icon: IconArchive, reason: null }],
  } as const
  const offered = [
    ...items.before,
    ...(isWritable ? items.writing : []),
    ...items.versions,
    ...(isWritable ? items.after : []),
  ]
  return (
    <Menu id={menuIdOf(file)} position="bottom-end" width={280} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={say(texts.actionsOf, { name: file.name })}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ key, label, Icon, reason }) => (
          <MenuAction
            key={key}
            label={say(label)}
            icon={<Icon size={20} aria-hidden />}
            reason={reason}
            onClick={() => actions[key](file)}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
