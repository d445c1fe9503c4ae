import { countryName } from '@allmende/domain/organizations/countries.ts'
import type { Contact, Organization } from '@allmende/domain/organizations/organizations.contract.ts'
import { contactLabels, organizationLabels } from '@allmende/domain/organizations/organizations.texts.ts'
import type { ReactNode } from 'react'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { useLanguage, useSay } from '../ui/language.tsx'
import { additionalFacts } from './additional-facts.tsx'
import classes from './OrganizationCard.module.css'
import { cardTexts as texts } from './organizations.texts.ts'

type Shown = Omit<Organization, 'id' | 'type' | 'created' | 'updated' | 'version'>

/** An organization as people read it: only what is filled in. */
export function OrganizationCard({ organization }: { organization: Shown }) {
  const say = useSay()
  const { language } = useLanguage()
  const { contact } = organization
  const inOneLine = (...words: (string | undefined)[]) => words.filter(Boolean).join(' ')
  const country = contact.country ? countryName(contact.country, language) : undefined
  const address = [contact.street, contact.street2, inOneLine(contact.zip, contact.city), country].filter(
    Boolean,
  )

  const of = (key: keyof typeof organizationLabels): Fact => ({
    label: say(organizationLabels[key]),
    value: organization[key],
  })
  const at = (key: keyof typeof contactLabels, value: ReactNode = contact[key]): Fact => ({
    label: say(contactLabels[key]),
    value,
  })
  const facts: Fact[] = [
    of('name'),
    of('identificationNumber'),
    of('nutsCode'),
    {
      label: say(texts.register),
      value: [organization.registrationNumber, organization.registrationCourt].filter(Boolean).join(', '),
    },
    of('vat'),
    of('additionalInformation'),
    { label: say(texts.postalAddress), value: address.join('\n') },
    at('postOfficeBox'),
    at('department'),
    { label: say(texts.person), value: inOneLine(contact.givenName, contact.surName) },
    at('phone'),
    at('mobile'),
    at('facsimile'),
    at('email', contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>),
    at('url', webLink(contact.url)),
    at('projectUrl', webLink(contact.projectUrl)),
    ...additionalFacts(organization.additionalFields, say),
    ...additionalFacts(contact.additionalFields, say),
  ]
  return (
    <div className={classes.card}>
      <Facts facts={facts} />
    </div>
  )
}

const webLink = (url: Contact['url']) =>
  url && (
    <a href={url} target="_blank" rel="noreferrer">
      {url}
    </a>
  )
