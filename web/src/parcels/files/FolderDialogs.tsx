import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { NewFolder, RenameFolder } from './FolderDialog.tsx'
import type { PlacedFolder } from '@allmende/domain/parcels/folder-tree.ts'

type FolderDialogsProps = {
  dialog: 'add' | 'rename'
  placed: PlacedFolder
  siblings: readonly Folder[]
  onMade: () => void
  onClose: () => void
}

export const FolderDialogs = ({ dialog, placed, siblings, onMade, onClose }: FolderDialogsProps) =>
  dialog === 'add' ? (
    <NewFolder above={placed} onMade={onMade} onClose={onClose} />
  ) : (
    <RenameFolder {...placed} siblings={siblings} onClose={onClose} />
  )
