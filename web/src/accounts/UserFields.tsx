import { roleTexts } from '@allmende/domain/accounts/accounts.texts.ts'
import type { Role } from '@allmende/domain/actor.ts'
import { ContactFields } from '../organizations/ContactFields.tsx'
import type { userContactKeys } from '../organizations/contact-fields.ts'
import { FieldGrid, GridCell } from '../ui/form/FieldGrid.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { MultiSelectField } from '../ui/form/MultiSelectField.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import type { useForm } from '../ui/form/useForm.ts'
import { useSay } from '../ui/language.tsx'
import type { userSchema } from './user-form.ts'
import { useOrganizationOptions } from './users.hooks.ts'
import { texts } from './users.texts.ts'

/** What belongs side by side. */
const contactRows: readonly (readonly (typeof userContactKeys)[number][])[] = [
  ['department', 'street'],
  ['zip', 'city'],
  ['country', 'phone', 'facsimile'],
]

type UserFieldsProps = {
  field: ReturnType<typeof useForm<ReturnType<typeof userSchema>>>['field']
  isNew: boolean
  /** The roles the viewer may give; null where she may not change them. */
  roles: readonly Role[] | null
  choosesOrganization: boolean
}

/** Every field about a user, part by part. */
export function UserFields({ field, isNew, roles, choosesOrganization }: UserFieldsProps) {
  const say = useSay()
  const organizations = useOrganizationOptions(choosesOrganization)
  const chosen = field('roles')
  const options = (roles ?? chosen.value).map((role) => ({ value: role, label: say(roleTexts[role]) }))
  return (
    <>
      <FormSection title={say(texts.person)}>
        <FieldGrid>
          <GridCell span="half">
            <TextField {...field('givenName')} autoComplete="off" required />
          </GridCell>
          <GridCell span="half">
            <TextField {...field('surName')} autoComplete="off" required />
          </GridCell>
          <GridCell>
            <TextField
              {...field('email')}
              type="email"
              hint={say(isNew ? texts.invitationHint : texts.emailFixed)}
              readOnly={!isNew}
              required={isNew}
            />
          </GridCell>
        </FieldGrid>
      </FormSection>
      <FormSection title={say(texts.access)}>
        <FieldGrid>
          {choosesOrganization && (
            <GridCell>
              <SelectField {...field('organizationId')} options={organizations} required />
            </GridCell>
          )}
          <GridCell>
            <MultiSelectField
              {...chosen}
              onChange={(value) => chosen.onChange([...value])}
              options={options}
              hint={roles === null ? undefined : say(texts.rolesHint)}
              disabled={roles === null}
              disabledReason={say(texts.rolesFixed)}
              required
            />
          </GridCell>
        </FieldGrid>
      </FormSection>
      <FormSection title={say(texts.contact)}>
        {contactRows.map((keys) => (
          <ContactFields key={keys[0]} keys={keys} field={(key) => field(`contact.${key}`)} />
        ))}
      </FormSection>
    </>
  )
}
