import { Textarea } from '@mantine/core'
import { useRef } from 'react'
import { ExcessButton } from './ExcessButton.tsx'
import { useSay } from '../language.tsx'
import { type FieldProps, inputAttributes } from './field.tsx'
import { texts } from './form.texts.ts'
import { useLengthFault } from './useLengthFault.ts'
import classes from './TextAreaField.module.css'

type TextAreaFieldProps = FieldProps<string> & {
  rows?: number
  maxLength?: number
  /** As high as what is written in it. */
  grows?: boolean
}

export function TextAreaField({ rows = 4, grows = false, ...field }: TextAreaFieldProps) {
  const say = useSay()
  const area = useRef<HTMLTextAreaElement>(null)
  const { maxLength } = field
  const error = useLengthFault(field, maxLength)
  // Only when it becomes scarce: a counter that always runs is noise.
  const left =
    maxLength !== undefined && field.value.length > maxLength * 0.9 && field.value.length <= maxLength
      ? maxLength - field.value.length
      : null
  return (
    <div>
      <Textarea
        ref={area}
        {...inputAttributes({ ...field, error })}
        rows={rows}
        resize="vertical"
        {...(grows && { classNames: { input: classes.grows } })}
        value={field.value}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
      <ExcessButton field={area} value={field.value} max={maxLength} />
      {left !== null && <output className={classes.left}>{say(texts.left, { n: left })}</output>}
    </div>
  )
}
