import { useEffect, useState } from 'react'
import { useStore } from '../../rpc/store.ts'
import { Alert } from '../Alert.tsx'
import { useSay } from '../language.tsx'
import { useNumbers } from '../numbers.ts'
import type { PickedFile } from './dropped-files.ts'
import classes from './FileDrop.module.css'
import { type FileLimits, sayTypes } from './file-check.ts'
import { FileZone } from './FileZone.tsx'
import { createUploadQueue, isUnderway, type Sending, type UploadQueue } from './upload-queue.ts'
import { UploadList } from './UploadList.tsx'
import { texts } from './upload.texts.ts'
import { useDropTarget } from './useDropTarget.ts'

/** Sends one file; reports the share that is through (0 to 1) and stops when the signal says so. */
export type UploadFile = (file: File, sending: Sending) => Promise<void>

export type FileDropProps = {
  /** What is to be uploaded here. */
  label: string
  upload: UploadFile
  /** `['.pdf']`; left out, every kind is taken. */
  types?: readonly string[]
  /** In bytes. */
  largest?: number
  multiple?: boolean
  disabled?: boolean
  disabledReason?: string
}

/** Drop a file or choose one by keyboard; it is sent at once, with progress, cancel and a second try. */
export function FileDrop({ label, upload, types, largest, multiple = false, ...state }: FileDropProps) {
  const say = useSay()
  const { saySize } = useNumbers()
  const [tooMany, setTooMany] = useState(false)
  const queue = useOwnQueue({ types, largest })
  const uploads = useStore(queue.uploads)
  const disabled = state.disabled || (!multiple && uploads.some(isUnderway)) || false

  function take(files: readonly PickedFile[]) {
    setTooMany(!multiple && files.length > 1)
    if (multiple || files.length === 1) queue.add(files, upload)
  }
  const { over, handlers } = useDropTarget({ disabled, onFiles: take })

  return (
    <div className={classes.host}>
      <FileZone {...{ label, over, handlers, types, multiple, disabled }} onFiles={take}>
        {types && `${say(texts.types, { types: sayTypes(types) })} `}
        {largest !== undefined && say(texts.largest, { size: saySize(largest) })}
        {state.disabled && state.disabledReason && ` ${state.disabledReason}`}
      </FileZone>
      {tooMany && <Alert tone="danger" title={say(texts.oneOnly)} onClose={() => setTooMany(false)} />}
      <UploadList uploads={uploads} queue={queue} />
    </div>
  )
}

/** A queue that ends with the component; each file goes by the way that was there when it was chosen. */
function useOwnQueue(limits: FileLimits): UploadQueue<UploadFile> {
  const [queue] = useState(() =>
    createUploadQueue<UploadFile>({
      send: async ({ file, target }, sending) => {
        await target(file, sending)
        return file.name
      },
      limits: () => limits,
    }),
  )
  useEffect(
    () => () => {
      for (const { id } of queue.uploads.get()) queue.forget(id)
    },
    [queue],
  )
  return queue
}
