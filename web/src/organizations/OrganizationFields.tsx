import type { OrganizationType } from '@allmende/domain/actor.ts'
import { requiredContact } from '@allmende/domain/organizations/organizations.rules.ts'
import { FieldGrid, GridCell, type Span } from '../ui/form/FieldGrid.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import type { FieldProps } from '../ui/form/field.tsx'
import { TextAreaField } from '../ui/form/TextAreaField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useSay } from '../ui/language.tsx'
import { ContactFields } from './ContactFields.tsx'
import { formTexts as texts } from './organizations.texts.ts'
import type { OrganizationKey, OrganizationParts, OrganizationPath } from './organization-fields.ts'

const nutsSearch = 'https://ec.europa.eu/eurostat/web/nuts'

const spans: Partial<Record<OrganizationKey, Span>> = {
  identificationNumber: 'half',
  vat: 'half',
  registrationNumber: 'half',
  registrationCourt: 'half',
}

type OrganizationFieldsProps = {
  type: OrganizationType
  parts: OrganizationParts
  /** What is required beyond what always is. */
  needed?: readonly string[] | undefined
  field: (path: OrganizationPath) => FieldProps<string | undefined>
}

/** Every field of an organization, part by part; the form around it is whoever uses it. */
export function OrganizationFields({ type, parts, needed = [], field }: OrganizationFieldsProps) {
  const say = useSay()
  const contact = {
    field: (key: OrganizationParts['reach'][number]) => field(`contact.${key}`),
    required: [...requiredContact(type), ...parts.reach.filter((key) => needed.includes(`contact.${key}`))],
    hints: { url: say(texts.urlHint) },
  }
  return (
    <>
      <FormSection title={say(type === 'CLIENT' ? texts.client : texts.company)}>
        <FieldGrid>
          {parts.facts.map((key) => (
            <GridCell key={key} span={spans[key]}>
              <FactField name={key} field={field(key)} isNeeded={needed.includes(key)} />
            </GridCell>
          ))}
        </FieldGrid>
      </FormSection>
      <FormSection title={say(texts.address)}>
        <ContactFields keys={parts.address} {...contact} />
      </FormSection>
      <FormSection title={say(texts.contact)}>
        <ContactFields keys={[...parts.person, ...parts.reach]} {...contact} />
      </FormSection>
    </>
  )
}

type FactFieldProps = {
  name: OrganizationKey
  field: FieldProps<string | undefined>
  isNeeded: boolean
}

function FactField({ name, field, isNeeded }: FactFieldProps) {
  const shown = { ...field, value: field.value ?? '' }
  if (name === 'additionalInformation') return <TextAreaField {...shown} rows={3} />
  if (name === 'nutsCode') return <TextField {...shown} required hint={<NutsHint />} />
  return (
    <TextField
      {...shown}
      required={name === 'name' || isNeeded}
      autoComplete={name === 'name' ? 'organization' : 'off'}
    />
  )
}

function NutsHint() {
  const say = useSay()
  return (
    <>
      {say(texts.nutsHint)}{' '}
      <a href={nutsSearch} target="_blank" rel="noreferrer">
        {say(texts.nutsSearch)} {say(texts.newTab)}
      </a>
    </>
  )
}
