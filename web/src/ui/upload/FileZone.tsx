import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useId, useRef } from 'react'
import { type PickedFile, pickedFile } from './dropped-files.ts'
import { useSay } from '../language.tsx'
import classes from './FileDrop.module.css'
import { texts } from './upload.texts.ts'

type FileZoneProps = {
  /** What is to be uploaded here. */
  label: string
  onFiles: (files: readonly PickedFile[]) => void
  /** Whether something is held above it. */
  over: boolean
  /** Where files are dropped on the zone itself, not on something round it. */
  handlers?: Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>
  /** `['.pdf']`; left out, every kind is taken. */
  types?: readonly string[] | undefined
  multiple?: boolean
  disabled?: boolean
  /** On one line, where it is one of several. */
  compact?: boolean
  /** What can be sent, or why nothing can. */
  children?: ReactNode
}

/** Where files are dropped, with a button that does the same by keyboard and on phones. */
export function FileZone({ label, onFiles, over, handlers, types, children, ...zone }: FileZoneProps) {
  const say = useSay()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const { multiple = false, disabled = false, compact = false } = zone
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is for the mouse, the button for all
    <fieldset
      className={classes.zone}
      data-screen-only
      aria-label={label}
      aria-describedby={`${id}-limits`}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      data-compact={compact || undefined}
      {...handlers}
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
        {children}
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
          onFiles([...(event.currentTarget.files ?? [])].map(pickedFile))
          // So that the same file can be chosen again after a failure.
          event.currentTarget.value = ''
        }}
      />
    </fieldset>
  )
}
