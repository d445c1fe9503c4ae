import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio } from '@mantine/core'
import { type FieldProps, wrapperAttributes } from './field.tsx'
import type { Option } from './option.ts'
import classes from './RadioField.module.css'

/** One of a few choices, all visible. */
export function RadioField<Value extends string>({
  options,
  ...field
}: FieldProps<Value | null> & { options: readonly Option<Value>[] }) {
  return (
    <Radio.Group
      {...wrapperAttributes(field)}
      {...(field.name !== undefined && { name: field.name })}
      value={field.value}
      onChange={(value) => field.onChange(value as Value)}
    >
      <div className={classes.options}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            label={option.label}
            description={option.hint}
            disabled={field.disabled || option.disabled || false}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
