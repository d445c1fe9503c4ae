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
  const forget = (those: readonly Upload<unknown>[]) => () => those.forEach(({ id }) => line.queue.forget(id))
  return (
    <>
      {settled.length > 1 && (
        <Summary
          text={say(texts.notTaken, { n: settled.length })}
          label={say(texts.closeAll)}
          onClick={forget(settled)}
        />
      )}
      {shown.map((upload) => (
        <UploadLine key={upload.id} upload={upload} {...line} />
      ))}
      {later.length > 0 && (
        <Summary
          text={say(texts.waitingMore, { n: later.length })}
          label={say(texts.cancelWaiting)}
          onClick={forget(later)}
        />
      )}
    </>
  )
}

/** Of several uploads, with what can be done to all of them. */
function Summary({ text, label, onClick }: { text: string; label: string; onClick: () => void }) {
  return (
    <div className={classes.waiting}>
      <span>{text}</span>
      <Button variant="default" size="sm" onClick={onClick}>
        {label}
      </Button>
    </div>
  )
}
