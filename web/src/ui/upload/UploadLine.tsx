import { Button } from '@mantine/core'
import { Alert } from '../Alert.tsx'
import { houseTexts } from '../house.texts.ts'
import { useSay } from '../language.tsx'
import { useNumbers } from '../numbers.ts'
import { ProgressBar } from '../ProgressBar.tsx'
import type { Upload, UploadQueue } from './upload-queue.ts'
import classes from './UploadList.module.css'
import { texts } from './upload.texts.ts'

export type UploadLineProps = {
  upload: Upload<unknown>
  queue: Pick<UploadQueue<never>, 'pause' | 'resume' | 'cancel' | 'retry' | 'forget'>
  /** Whether what was stopped goes on from where it was. */
  canPause?: boolean
  /** Opens the login, for one that waits for it. */
  onLogIn?: (() => void) | undefined
}

/** One upload: how far it is, what became of it, and what can be done. */
export function UploadLine({ upload, ...line }: UploadLineProps) {
  switch (upload.state) {
    case 'waiting':
      return <WaitingLine upload={upload} {...line} />
    case 'running':
    case 'paused':
      return <MovingLine upload={upload} {...line} />
    default:
      return <SettledLine upload={upload} {...line} />
  }
}

function WaitingLine({ upload: { id, path }, queue }: UploadLineProps) {
  const say = useSay()
  return (
    <div className={classes.waiting}>
      <span>{say(texts.waiting, { name: path })}</span>
      <Button
        variant="default"
        size="sm"
        aria-label={say(texts.cancelOf, { name: path })}
        onClick={() => queue.cancel(id)}
      >
        {say(houseTexts.cancel)}
      </Button>
    </div>
  )
}

const holdTexts = { line: texts.lineLost, login: texts.loginNeeded }

function MovingLine({ upload, queue, canPause = false, onLogIn }: UploadLineProps) {
  const say = useSay()
  const { saySize } = useNumbers()
  const { id, file, path: name, state, hold, share, speed, secondsLeft } = upload
  const isPaused = state === 'paused'
  const said = isPaused ? texts.paused : share === 1 ? texts.storing : texts.uploading
  const moving = speed === undefined ? undefined : say(texts.speed, { size: saySize(Math.round(speed)) })
  return (
    <ProgressBar
      label={`${say(said, { name })} (${saySize(file.size)})`}
      percent={share * 100}
      note={hold ? say(holdTexts[hold]) : moving}
      secondsLeft={secondsLeft}
      cancelLabel={canPause ? say(texts.cancelOf, { name }) : undefined}
      onCancel={() => queue.cancel(id)}
      actions={
        <>
          {hold === 'login' && onLogIn && (
            <Button size="sm" onClick={onLogIn}>
              {say(houseTexts.logIn)}
            </Button>
          )}
          {canPause && (
            <Button
              variant="default"
              size="sm"
              aria-label={say(isPaused ? texts.resumeOf : texts.pauseOf, { name })}
              onClick={() => (isPaused ? queue.resume(id) : queue.pause(id))}
            >
              {say(isPaused ? texts.resume : texts.pause)}
            </Button>
          )}
        </>
      }
    />
  )
}

function SettledLine({ upload, queue }: UploadLineProps) {
  const say = useSay()
  const { id, path: name, state, fault } = upload
  const close = () => queue.forget(id)
  if (state === 'done') return <Alert tone="success" title={say(texts.done, { name })} onClose={close} />
  const again = state === 'canceled' || fault?.text === texts.failed
  return (
    <Alert
      tone={state === 'canceled' ? 'info' : 'danger'}
      {...(fault && { title: say(fault.text, fault.values) })}
      action={
        again && (
          <Button size="sm" variant="default" onClick={() => queue.retry(id)}>
            {say(texts.retry)}
          </Button>
        )
      }
      onClose={close}
    />
  )
}
