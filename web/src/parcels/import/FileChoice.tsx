import { fileFaults } from '@allmende/domain/parcels/parcel-imports.texts.ts'
import { useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { useSay } from '../../ui/language.tsx'
import type { PickedFile } from '../../ui/upload/dropped-files.ts'
import { FileZone } from '../../ui/upload/FileZone.tsx'
import { useDropTarget } from '../../ui/upload/useDropTarget.ts'
import { type FeatureFile, type ReadFile, readFeatureFile } from './feature-file.ts'
import { texts } from './import.texts.ts'
import classes from './ParcelImport.module.css'

/** More bytes than any text that is short enough. */
const mostBytes = 40 * 1024 * 1024

/** Where the file is chosen; what cannot be taken is said at once. */
export function FileChoice({ onFile }: { onFile: (file: FeatureFile) => void }) {
  const say = useSay()
  const [fault, setFault] = useState<ReadFile['fault']>()
  async function take([picked]: readonly PickedFile[]) {
    if (!picked) return
    const read: ReadFile =
      picked.file.size > mostBytes
        ? { fault: 'tooLarge' }
        : readFeatureFile(picked.file.name, await picked.file.text())
    setFault(read.fault)
    if (read.file) onFile(read.file)
  }
  const { over, handlers } = useDropTarget({ disabled: false, onFiles: (files) => void take(files) })
  return (
    <div className={classes.stack}>
      <FileZone
        label={say(texts.file)}
        over={over}
        handlers={handlers}
        types={['.geojson', '.json']}
        onFiles={(files) => void take(files)}
      >
        {say(texts.limits)}
      </FileZone>
      {fault && (
        <Alert tone="danger">
          {say(fault === 'unknownSystem' ? texts.unknownSystem : fileFaults[fault])}
        </Alert>
      )}
    </div>
  )
}
