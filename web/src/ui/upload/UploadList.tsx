import { Button } from '@mantine/core'
import { useSay } from '../language.tsx'
import type { Upload } from './upload-queue.ts'
import { UploadLine, type UploadLineProps } from './UploadLine.tsx'
import classes from './UploadList.module.css'
import { texts } from './upload.texts.ts'

type UploadListProps = Omit<UploadLineProps, 'upload'> & { uploads: readonly Upload<unknown>[] }

const waitingShown = 5

/** Uploads below each other; of a whole folder only the next ones. */
export function UploadList({ uploads, ...line }: UploadListProps) {
  const say = useSay()
  const later = uploads.filter(({ state }) => state === 'waiting').slice(waitingShown)
  const shown = uploads.filter((upload) => !later.includes(upload))
  const settled = uploads.filter(({ state }) => state === 'failed' || state === 'canceled')
  return (
    <>
      {settled.length > 1 && (
        <div className={classes.waiting}>
          <span>{say(texts.notTaken, { n: settled.length })}</span>
          <Button
            variant="default"
            size="sm"
            onClick={() => settled.forEach(({ id }) => line.queue.forget(id))}
          >
            {say(texts.closeAll)}
          </Button>
        </div>
      )}
      {shown.map((upload) => (
        <UploadLine key={upload.id} upload={upload} {...line} />
      ))}
      {later.length > 0 && (
        <div className={classes.waiting}>
          <span>{say(texts.waitingMore, { n: later.length })}</span>
          <Button
            variant="default"
            size="sm"
            onClick={() => later.forEach(({ id }) => line.queue.forget(id))}
          >
            {say(texts.cancelWaiting)}
          </Button>
        </div>
      )}
    </>
  )
}
