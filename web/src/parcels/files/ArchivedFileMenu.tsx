import type { ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowBackUp, IconDotsVertical, IconDownload, IconTrash } from '@tabler/icons-react'
import { use } from 'react'
import { useSession } from '../../session/useSession.ts'
import { focusOn } from '../../ui/form/focus-on.ts'
import { useSay } from '../../ui/language.tsx'
import { MenuAction } from '../../ui/MenuAction.tsx'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import { changeAndTell } from './change-folders.ts'
import { minutesLeft, openUntil } from './file-deletion.ts'
import { menuIdOf } from './FileMenu.tsx'
import { FilesContext } from './files-context.ts'
import { archiveTexts, texts } from './files.texts.ts'
import { folderMenuId } from './FolderMenu.tsx'
import { focusAfter } from './focus-after.ts'
import { restoreFile } from './folder-changes.ts'
import { sayPath } from './MoveFile.tsx'
import { useFileDeletion } from './useFileDeletion.ts'

type ArchivedFileMenuProps = {
  file: ParcelFile
  path: string
  isWritable: boolean
  onDownload: (file: ParcelFile) => void
}

/** What those inside can do with a file that was put away. */
export function ArchivedFileMenu({ file, path, isWritable, onDownload }: ArchivedFileMenuProps) {
  const say = useSay()
  const { parcelId } = use(FilesContext)
  const email = useSession().user?.email
  const n = minutesLeft(useTimeLeft(openUntil(file)))
  const { request, approve } = useFileDeletion()
  const { name, serverId, deletionRequestUsername } = file
  const isOwn = n > 0 && deletionRequestUsername === email
  const restored = { text: archiveTexts.restored, values: { name, path: sayPath(path) } }
  async function restore() {
    if (await changeAndTell(parcelId, restoreFile(serverId), restored))
      focusAfter(menuIdOf(file), folderMenuId(path))
  }
  const decide = (work: (file: ParcelFile) => Promise<void>) => () => {
    focusOn(menuIdOf(file))
    void work(file)
  }
  return (
    <Menu id={menuIdOf(file)} position="bottom-end" width={280} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={say(texts.actionsOf, { name })}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuAction
          label={say(texts.download)}
          icon={<IconDownload size={20} aria-hidden />}
          reason={null}
          onClick={() => onDownload(file)}
        />
        {isWritable && (
          <>
            <MenuAction
              label={say(archiveTexts.restore)}
              icon={<IconArrowBackUp size={20} aria-hidden />}
              reason={null}
              onClick={() => void restore()}
            />
            <MenuAction
              label={say(n > 0 ? archiveTexts.approve : archiveTexts.request)}
              icon={<IconTrash size={20} aria-hidden />}
              isDanger
              reason={isOwn ? say(archiveTexts.ownRequest, { n }) : null}
              onClick={decide(n > 0 ? approve : request)}
            />
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
