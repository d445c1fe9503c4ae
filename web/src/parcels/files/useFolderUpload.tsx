import { Suspense, use, useState } from 'react'
import { late } from '../../shell/late.ts'
import type { PickedFile } from '../../ui/upload/dropped-files.ts'
import { useDropTarget } from '../../ui/upload/useDropTarget.ts'
import { addParcelUpload } from '../uploads/parcel-uploads.ts'
import { FilesContext } from './files-context.ts'

const NewFileDialog = late(async () => (await import('./NewFileDialog.tsx')).NewFileDialog)

/** The ways into a folder: a dialog for one file, and dropping files on it. */
export function useFolderUpload(folder: string) {
  const { parcelId, isWritable } = use(FilesContext)
  const [asked, setAsked] = useState<{ dropped: File | null } | null>(null)
  const addAll = (files: readonly PickedFile[]) => {
    for (const { file } of files) addParcelUpload(parcelId, file, { kind: 'document', folder })
  }
  const onFiles = (files: readonly PickedFile[]) => {
    const [first] = files
    if (files.length === 1 && first) setAsked({ dropped: first.file })
    else addAll(files)
  }
  const { over, handlers } = useDropTarget({ disabled: !isWritable, onFiles })
  return {
    over,
    handlers: isWritable ? handlers : undefined,
    ask: () => setAsked({ dropped: null }),
    dialog: asked && (
      <Suspense fallback={null}>
        <NewFileDialog
          path={folder}
          dropped={asked.dropped}
          onSave={({ file, name, isPublic }) =>
            addParcelUpload(parcelId, file, { kind: 'document', folder, name, isPublic })
          }
          onSeveral={addAll}
          onClose={() => setAsked(null)}
        />
      </Suspense>
    ),
  }
}
