import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { type FieldProps, wrapperAttributes } from './field.tsx'
import type { Option } from './option.ts'
import classes from './RadioField.module.css'

/** Several of a few choices, all visible. */
export function CheckboxesField<Value extends string>({
  options,
  ...field
}: FieldProps<readonly Value[]> & { options: readonly Option<Value>[] }) {
  return (
    <Checkbox.Group
      {...wrapperAttributes(field)}
      value={[...field.value]}
      onChange={(values) => field.onChange(values as Value[])}
    >
      <div className={classes.options}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            value={option.value}
            label={option.label}
            description={option.hint}
            disabled={field.disabled || field.readOnly || option.disabled || false}
            onBlur={() => field.onBlur?.()}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
