import { useLogin } from '../session/useLogin.ts'
import type { Upload, UploadQueue } from '../ui/upload/upload-queue.ts'
import { UploadList } from '../ui/upload/UploadList.tsx'
import { LeftoverLine } from './LeftoverLine.tsx'
import type { ResumeRecord } from './resume-records.ts'
import classes from './uploads.module.css'
import { useLeftovers } from './useLeftovers.ts'

type UploadsUnderwayProps<Target> = {
  queue: UploadQueue<Target>
  /** Those of the queue that go where this is shown. */
  uploads: readonly Upload<Target>[]
  place: string
  /** Which of those that were left half sent are shown here. */
  isShown?: (record: ResumeRecord) => boolean
  /** The file of an upload that was left half sent was chosen again. */
  onAgain: (file: File, record: ResumeRecord) => void
}

/** What is on its way to a place, and what was left half sent. */
export function UploadsUnderway<Target>({
  queue,
  uploads,
  place,
  isShown = () => true,
  onAgain,
}: UploadsUnderwayProps<Target>) {
  const logIn = useLogin()
  const { leftovers, discard } = useLeftovers(place, queue.uploads)
  const shown = leftovers.filter(({ record }) => isShown(record))
  if (uploads.length === 0 && shown.length === 0) return null
  return (
    <div className={classes.uploads}>
      <UploadList uploads={uploads} queue={queue} canPause onLogIn={logIn} />
      {shown.map((leftover) => (
        <LeftoverLine
          key={leftover.record.url}
          leftover={leftover}
          onFile={(file) => onAgain(file, leftover.record)}
          onDiscard={() => discard(leftover.record)}
        />
      ))}
    </div>
  )
}
