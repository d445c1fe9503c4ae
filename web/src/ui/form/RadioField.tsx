import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Button, Radio } from '@mantine/core'
import { useSay } from '../language.tsx'
import { type FieldProps, wrapperAttributes } from './field.tsx'
import { texts } from './form.texts.ts'
import type { Option } from './option.ts'
import classes from './RadioField.module.css'

type RadioFieldProps<Value extends string> = FieldProps<Value | null> & {
  options: readonly Option<Value>[]
  clearable?: boolean
  /** Side by side, for short answers. */
  inline?: boolean
}

/** One of a few choices, all visible. */
export function RadioField<Value extends string>({
  options,
  clearable = false,
  inline = false,
  ...field
}: RadioFieldProps<Value>) {
  const say = useSay()
  const locked = field.disabled || field.readOnly || false
  return (
    <Radio.Group
      {...wrapperAttributes(field)}
      {...(field.name !== undefined && { name: field.name })}
      value={field.value}
      onChange={(value) => field.onChange(value as Value)}
    >
      <div className={classes.options} data-inline={inline || undefined}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            label={option.label}
            description={option.hint}
            disabled={locked || option.disabled || false}
            onBlur={() => field.onBlur?.()}
          />
        ))}
        {clearable && field.value !== null && !locked && (
          <Button
            size="sm"
            variant="subtle"
            className={classes.clear}
            aria-label={`${field.label}: ${say(texts.clearChoice)}`}
            onClick={() => field.onChange(null)}
          >
            {say(texts.clearChoice)}
          </Button>
        )}
      </div>
    </Radio.Group>
  )
}
