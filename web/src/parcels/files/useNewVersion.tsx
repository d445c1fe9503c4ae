import type { ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { useRef, useState } from 'react'
import { useSay } from '../../ui/language.tsx'
import { addParcelUpload } from '../uploads/parcel-uploads.ts'
import { fileTexts as texts } from './files.texts.ts'

/** Chooses the file that takes the place of another one, which then is one of its previous versions. */
export function useNewVersion(parcelId: number, folder: string) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const [replaced, setReplaced] = useState<ParcelFile | null>(null)
  return {
    replace(file: ParcelFile) {
      setReplaced(file)
      input.current?.click()
    },
    picker: (
      <input
        ref={input}
        hidden
        type="file"
        aria-label={say(texts.replaceOf, { name: replaced?.name ?? '' })}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file && replaced)
            addParcelUpload(parcelId, file, { kind: 'document', folder, replaces: replaced.serverId })
          event.currentTarget.value = ''
        }}
      />
    ),
  }
}
