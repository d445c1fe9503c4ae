import { userLabels } from '@allmende/domain/accounts/accounts.texts.ts'
import { countryName } from '@allmende/domain/organizations/countries.ts'
import { fieldsOfForm } from '@allmende/domain/organizations/organization-forms.ts'
import { NewCompany } from '@allmende/domain/organizations/organizations.contract.ts'
import { contactLabels } from '@allmende/domain/organizations/organizations.texts.ts'
import { Button } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { OrganizationCard } from '../organizations/OrganizationCard.tsx'
import { userContactKeys } from '../organizations/contact-fields.ts'
import { Facts } from '../ui/Facts.tsx'
import { CheckboxField } from '../ui/form/CheckboxField.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../ui/language.tsx'
import { personOf } from './account-form.ts'
import classes from './RegistrationWizard.module.css'
import { texts } from './registration.texts.ts'
import type { Registration } from './useRegistration.ts'
import { WizardButtons } from './WizardButtons.tsx'

type ConfirmationStepProps = { registration: Registration; byStaff: boolean }

/** Everything once more; who registers her own company declares that it is right. */
export function ConfirmationStep({ registration, byStaff }: ConfirmationStepProps) {
  const say = useSay()
  const { company, asked, goTo, submit, submitting } = registration
  const [authorized, setAuthorized] = useState(false)
  const [correct, setCorrect] = useState(false)
  const answers = asked
    ? (company.values.forms ?? []).flatMap((filled) => fieldsOfForm(filled, asked.form))
    : []
  const isDeclared = byStaff || (authorized && correct)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isDeclared) submit()
  }

  return (
    <form className={classes.step} onSubmit={send} noValidate>
      <SummaryHead title={say(texts.company)} onChange={() => goTo(0)} />
      <OrganizationCard organization={{ ...NewCompany.parse(company.values), additionalFields: answers }} />
      <SummaryHead title={say(texts.account)} onChange={() => goTo(1)} />
      <AccountSummary registration={registration} />
      {!byStaff && (
        <FormSection title={say(texts.confirmations)}>
          <CheckboxField label={say(texts.authorized)} value={authorized} onChange={setAuthorized} required />
          <CheckboxField label={say(texts.correct)} value={correct} onChange={setCorrect} required />
        </FormSection>
      )}
      <WizardButtons
        forward={say(texts.submit)}
        busy={submitting}
        onBack={() => goTo(1)}
        disabledReason={isDeclared ? undefined : say(texts.bothNeeded)}
      />
    </form>
  )
}

function AccountSummary({ registration: { account, company } }: { registration: Registration }) {
  const say = useSay()
  const { language } = useLanguage()
  const { givenName, surName, email } = personOf(account.values, company.values)
  const { isContact, contact } = account.values
  const read = (key: (typeof userContactKeys)[number]) =>
    key === 'country' ? contact.country && countryName(contact.country, language) : contact[key]
  const own = isContact
    ? []
    : userContactKeys.map((key) => ({ label: say(contactLabels[key]), value: read(key) }))
  return (
    <div className={classes.box}>
      <Facts
        facts={[
          { label: say(texts.name), value: `${givenName} ${surName}` },
          { label: say(userLabels.email), value: email },
          ...own,
        ]}
      />
    </div>
  )
}

function SummaryHead({ title, onChange }: { title: string; onChange: () => void }) {
  const say = useSay()
  return (
    <div className={classes.summaryHead}>
      <h2>{title}</h2>
      <Button
        size="sm"
        variant="subtle"
        onClick={onChange}
        aria-label={say(texts.changePart, { part: title })}
      >
        {say(texts.change)}
      </Button>
    </div>
  )
}
