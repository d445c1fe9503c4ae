import { saySize } from '@allmende/domain/sizes.ts'
import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { Alert } from './Alert.tsx'
import classes from './FileDrop.module.css'
import { texts } from './FileDrop.texts.ts'
import { sayTypes } from './file-check.ts'
import { useSay } from './language.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { type Upload, type UploadFile, useUploads } from './useUploads.ts'

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
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [tooMany, setTooMany] = useState(false)
  const { uploads, start, cancel, retry, dismiss } = useUploads(upload, { types, largest })
  const busy = !multiple && uploads.some(({ state: now }) => now === 'running')
  const disabled = state.disabled || busy || false

  function take(files: readonly File[]) {
    setOver(false)
    setTooMany(!multiple && files.length > 1)
    if (disabled || (!multiple && files.length > 1)) return
    for (const file of files) start(file)
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled)
  }

  return (
    <div className={classes.host}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is for the mouse, the button for all */}
      <fieldset
        className={classes.zone}
        aria-label={label}
        aria-describedby={`${id}-limits`}
        data-over={over || undefined}
        data-disabled={disabled || undefined}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          take([...event.dataTransfer.files])
        }}
      >
        <strong className={classes.label}>
          <IconUpload size={20} className={classes.icon} aria-hidden />
          {label}
        </strong>
        <span>{say(over ? texts.release : multiple ? texts.dropMany : texts.drop)}</span>
        <Button variant="default" disabled={disabled} onClick={() => picker.current?.click()}>
          {say(multiple ? texts.chooseMany : texts.choose)}
        </Button>
        <span id={`${id}-limits`} className={classes.limits}>
          {types && `${say(texts.types, { types: sayTypes(types) })} `}
          {largest !== undefined && say(texts.largest, { size: saySize(largest) })}
          {state.disabled && state.disabledReason && ` ${state.disabledReason}`}
        </span>
        <input
          ref={picker}
          hidden
          type="file"
          aria-label={label}
          accept={types?.join(',')}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])])
            // So that the same file can be chosen again after a failure.
            event.currentTarget.value = ''
          }}
        />
      </fieldset>
      {tooMany && <Alert tone="danger" title={say(texts.oneOnly)} onClose={() => setTooMany(false)} />}
      {uploads.map((one) => (
        <UploadLine
          key={one.id}
          upload={one}
          onCancel={() => cancel(one.id)}
          onRetry={() => retry(one)}
          onClose={() => dismiss(one.id)}
        />
      ))}
    </div>
  )
}

type UploadLineProps = { upload: Upload; onCancel: () => void; onRetry: () => void; onClose: () => void }

function UploadLine({ upload, onCancel, onRetry, onClose }: UploadLineProps) {
  const say = useSay()
  const { file, share, state, fault, secondsLeft } = upload
  const { name } = file
  if (state === 'running') {
    const label = `${say(texts.uploading, { name })} (${saySize(file.size)})`
    return <ProgressBar label={label} percent={share * 100} secondsLeft={secondsLeft} onCancel={onCancel} />
  }
  if (state === 'done') return <Alert tone="success" title={say(texts.done, { name })} onClose={onClose} />
  const again = state === 'canceled' || fault?.text === texts.failed
  return (
    <Alert
      tone={state === 'canceled' ? 'info' : 'danger'}
      {...(fault && { title: say(fault.text, fault.values) })}
      action={
        again && (
          <Button size="sm" variant="default" onClick={onRetry}>
            {say(texts.retry)}
          </Button>
        )
      }
      onClose={onClose}
    />
  )
}
