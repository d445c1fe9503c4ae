import type { ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { MoveFile } from './MoveFile.tsx'
import { RenameFile } from './RenameFile.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

export type OpenedFile = { dialog: 'rename' | 'move' | 'versions'; file: ParcelFile }

type FileDialogsProps = {
  opened: OpenedFile
  /** Of the folder the file lies in. */
  path: string
  siblings: readonly ParcelFile[]
  onDownload: (file: ParcelFile) => void
  onClose: () => void
}

export function FileDialogs({ opened: { dialog, file }, path, siblings, ...act }: FileDialogsProps) {
  const { onDownload, onClose } = act
  switch (dialog) {
    case 'rename':
      return <RenameFile file={file} siblings={siblings} onClose={onClose} />
    case 'move':
      return <MoveFile file={file} from={path} onClose={onClose} />
    case 'versions':
      return <VersionsDialog file={file} onDownload={onDownload} onClose={onClose} />
  }
}
