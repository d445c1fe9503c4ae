import { cleanFileName, endingOf } from '@allmende/domain/files/file-names.ts'
import { nameInPlace } from '@allmende/domain/parcels/added-file.ts'
import { fileIn } from '@allmende/domain/parcels/folder-tree.ts'
import type { ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { use } from 'react'
import { confirm } from '../../ui/confirm.tsx'
import { useSay } from '../../ui/language.tsx'
import { useReplacementPicker } from '../../ui/upload/useReplacementPicker.tsx'
import { addParcelUpload } from '../uploads/parcel-uploads.ts'
import { FilesContext } from './files-context.ts'
import { fileTexts as texts } from './files.texts.ts'

/** Chooses the file that takes the place of another one, which then is one of its previous versions. */
export function useNewVersion(parcelId: number, folder: string) {
  const say = useSay()
  const { tree } = use(FilesContext)
  /** Another kind of file takes its own name along: whoever did not mean that hears of it before. */
  async function send({ serverId, name }: ParcelFile, file: File) {
    const place = fileIn(tree, serverId)
    if (place && endingOf(file.name) !== endingOf(name)) {
      const next = nameInPlace({ ...place, replaced: place.file }, cleanFileName(file.name) ?? file.name)
      const isMeant = await confirm({
        title: say(texts.otherKind),
        text: say(texts.otherKindText, { name, next }),
        confirmLabel: say(texts.replaceYes),
      })
      if (!isMeant) return
    }
    addParcelUpload(parcelId, file, { kind: 'document', folder, replaces: serverId })
  }
  return useReplacementPicker((name) => say(texts.replaceOf, { name }), send)
}
