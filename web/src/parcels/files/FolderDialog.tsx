import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { isNameTaken } from '@allmende/domain/settings/parcel-templates.ts'
import { use } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { triedChange } from './change-folders.ts'
import { FilesContext } from './files-context.ts'
import { folderTexts as texts } from './files.texts.ts'
import { addFolder, renameFolder } from './folder-changes.ts'
import { NameDialog } from './NameDialog.tsx'

const longestName = 200

/** Names of folders are the way to them. */
function useFolderFault(siblings: readonly Folder[]) {
  const say = useSay()
  return (name: string) => {
    if (name.includes('/')) return say(texts.slash)
    return isNameTaken(siblings, name) ? say(texts.taken) : null
  }
}

type NewFolderProps = {
  /** The folder it is made in; null for the top. */
  above: { path: string; folder: Folder } | null
  onMade?: () => void
  onClose: () => void
}

export function NewFolder({ above, onMade, onClose }: NewFolderProps) {
  const say = useSay()
  const { parcelId, tree } = use(FilesContext)
  const faultOf = useFolderFault(above ? above.folder.children : tree)
  return (
    <NameDialog
      title={above ? say(texts.addInTitle, { name: above.folder.name }) : say(texts.addTitle)}
      action={say(texts.create)}
      maxLength={longestName}
      faultOf={faultOf}
      onSave={async (name) => {
        const fault = await triedChange(parcelId, addFolder(above?.path ?? '', name, serverNow()))
        if (fault !== null) return fault
        toast.success(say(texts.added, { name }))
        onMade?.()
        return null
      }}
      onClose={onClose}
    />
  )
}

type RenameFolderProps = {
  path: string
  folder: Folder
  siblings: readonly Folder[]
  onClose: () => void
}

export function RenameFolder({ path, folder, siblings, onClose }: RenameFolderProps) {
  const say = useSay()
  const { parcelId } = use(FilesContext)
  const faultOf = useFolderFault(siblings.filter((sibling) => sibling !== folder))
  return (
    <NameDialog
      title={say(texts.renameTitle)}
      initial={folder.name}
      action={say(texts.rename)}
      maxLength={longestName}
      faultOf={faultOf}
      onSave={async (name) => {
        const fault = await triedChange(parcelId, renameFolder(path, name))
        if (fault === null) toast.success(say(texts.renamed))
        return fault
      }}
      onClose={onClose}
    />
  )
}
