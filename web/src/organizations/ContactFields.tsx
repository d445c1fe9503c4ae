import { FieldGrid, GridCell } from '../ui/form/FieldGrid.tsx'
import type { FieldProps } from '../ui/form/field.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { CountryField } from './CountryField.tsx'
import { type ContactKey, contactInputs, contactSpans } from './contact-fields.ts'

type ContactFieldsProps<Key extends ContactKey> = {
  /** Which of them, in this order. */
  keys: readonly Key[]
  /** `(key) => form.field(`contact.${key}`)`. */
  field: (key: Key) => FieldProps<string | undefined>
  required?: readonly ContactKey[]
  hints?: Partial<Record<ContactKey, string>>
  disabled?: boolean
}

/** The contact block of every form: of organizations, of their people, of users. */
export function ContactFields<Key extends ContactKey>({
  keys,
  field,
  required = [],
  hints = {},
  disabled,
}: ContactFieldsProps<Key>) {
  return (
    <FieldGrid>
      {keys.map((key) => (
        <GridCell key={key} span={spanOf(key, keys)}>
          <ContactField
            name={key}
            field={{ ...field(key), required: required.includes(key), hint: hints[key], disabled }}
          />
        </GridCell>
      ))}
    </FieldGrid>
  )
}

/** Without a second line the street has its row to itself. */
const spanOf = (key: ContactKey, keys: readonly ContactKey[]) =>
  key === 'street' && !keys.includes('street2') ? 'full' : contactSpans[key]

function ContactField({ name, field }: { name: ContactKey; field: FieldProps<string | undefined> }) {
  if (name === 'country') return <CountryField {...field} />
  return <TextField {...field} {...contactInputs[name]} value={field.value ?? ''} />
}
