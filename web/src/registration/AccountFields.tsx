import { userLabels } from '@allmende/domain/accounts/accounts.texts.ts'
import { ContactFields } from '../organizations/ContactFields.tsx'
import { userContactKeys } from '../organizations/contact-fields.ts'
import { Facts } from '../ui/Facts.tsx'
import { CheckboxField } from '../ui/form/CheckboxField.tsx'
import { FieldGrid, GridCell } from '../ui/form/FieldGrid.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { NewPasswordFields } from '../ui/form/NewPasswordFields.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useSay } from '../ui/language.tsx'
import { type Company, personOf } from './account-form.ts'
import { texts } from './registration.texts.ts'
import type { Registration } from './useRegistration.ts'

type AccountFieldsProps = { account: Registration['account']; company: Company; byStaff: boolean }

/** The first user of a company: the company's contact, or someone else with a contact of her own. */
export function AccountFields({ account, company, byStaff }: AccountFieldsProps) {
  const say = useSay()
  const person = personOf(account.values, company)
  return (
    <>
      <FormSection title={say(texts.person)}>
        <CheckboxField {...account.field('isContact')} hint={say(texts.isContactHint)} />
        {account.values.isContact ? (
          <Facts
            facts={[
              { label: say(texts.name), value: `${person.givenName} ${person.surName}` },
              { label: say(userLabels.email), value: person.email },
            ]}
          />
        ) : (
          <FieldGrid>
            <GridCell span="half">
              <TextField {...account.field('givenName')} autoComplete="given-name" required />
            </GridCell>
            <GridCell span="half">
              <TextField {...account.field('surName')} autoComplete="family-name" required />
            </GridCell>
            <GridCell>
              <TextField {...account.field('email')} type="email" autoComplete="username" required />
            </GridCell>
          </FieldGrid>
        )}
      </FormSection>
      {!byStaff && (
        <FormSection title={say(texts.password)}>
          <NewPasswordFields
            password={account.field('password')}
            repeat={account.field('repeat')}
            personalWords={[person.email, person.givenName, person.surName]}
          />
        </FormSection>
      )}
      {!account.values.isContact && (
        <FormSection title={say(texts.ownContact)}>
          <ContactFields keys={userContactKeys} field={(key) => account.field(`contact.${key}`)} />
        </FormSection>
      )}
    </>
  )
}
