import { cleanTypedName, foldedName, renamedAs } from '@allmende/domain/files/file-names.ts'
import type { ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { use } from 'react'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { triedChange } from './change-folders.ts'
import { FilesContext } from './files-context.ts'
import { fileTexts as texts } from './files.texts.ts'
import { renameFile } from './folder-changes.ts'
import { NameDialog } from './NameDialog.tsx'

type RenameFileProps = { file: ParcelFile; siblings: readonly ParcelFile[]; onClose: () => void }

/** What a typed name becomes: one every system takes, with the ending it had. */
const nameFrom = (typed: string, { name }: ParcelFile): string =>
  renamedAs(cleanTypedName(typed) ?? name, name)

export function RenameFile({ file, siblings, onClose }: RenameFileProps) {
  const say = useSay()
  const { parcelId } = use(FilesContext)
  const isTaken = (typed: string) =>
    siblings.some(
      ({ serverId, name }) =>
        serverId !== file.serverId && foldedName(name) === foldedName(nameFrom(typed, file)),
    )
  return (
    <NameDialog
      title={say(texts.renameTitle)}
      initial={file.name}
      action={say(texts.rename)}
      maxLength={255}
      faultOf={(typed) => (isTaken(typed) ? say(texts.nameTaken) : null)}
      onSave={async (typed) => {
        const fault = await triedChange(parcelId, renameFile(file.serverId, nameFrom(typed, file)))
        if (fault === null) toast.success(say(texts.renamed))
        return fault
      }}
      onClose={onClose}
    />
  )
}
