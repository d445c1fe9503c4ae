import type { ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { foldersOf } from '@allmende/domain/parcels/folder-tree.ts'
import { Button } from '@mantine/core'
import { use, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { triedChange } from './change-folders.ts'
import { FilesContext } from './files-context.ts'
import { fileTexts as texts } from './files.texts.ts'
import { menuIdOf } from './FileMenu.tsx'
import { folderMenuId } from './FolderMenu.tsx'
import { focusAfter } from './focus-after.ts'
import { moveFile } from './folder-changes.ts'

type MoveFileProps = {
  file: ParcelFile
  /** Of the folder it lies in. */
  from: string
  onClose: () => void
}

export function MoveFile({ file, from, onClose }: MoveFileProps) {
  const say = useSay()
  const { serverId, name } = file
  const { parcelId, tree } = use(FilesContext)
  const [path, setPath] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isMoving, setMoving] = useState(false)
  const others = foldersOf(tree).filter((placed) => placed.path !== from)

  async function move() {
    if (path === null) return
    setMoving(true)
    const refused = await triedChange(parcelId, moveFile(serverId, path))
    setMoving(false)
    setFault(refused)
    if (refused !== null) return
    toast.success(say(texts.moved, { name, path: sayPath(path) }))
    onClose()
    focusAfter(menuIdOf(file), folderMenuId(path))
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(texts.moveTitle, { name })}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {say(houseTexts.cancel)}
          </Button>
          <Button disabled={path === null} loading={isMoving} onClick={() => void move()}>
            {say(texts.move)}
          </Button>
        </>
      }
    >
      <SelectField
        label={say(texts.folder)}
        required
        options={others.map((placed) => ({ value: placed.path, label: sayPath(placed.path) }))}
        value={path}
        onChange={setPath}
        error={fault ?? undefined}
      />
    </Dialog>
  )
}

/** `Pläne / EG`. */
export const sayPath = (path: string): string => path.split('/').join(' / ')
