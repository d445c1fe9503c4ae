import type { OrganizationType } from '@allmende/domain/actor.ts'
import type { NewOrganization, Organization } from '@allmende/domain/organizations/organizations.contract.ts'
import { contactLabels, organizationLabels } from '@allmende/domain/organizations/organizations.texts.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { z } from 'zod'
import { type AskedForm, startOfForms } from './asked-form.ts'
import { addressKeys, type ContactKey, personKeys, reachKeys, typedContact } from './contact-fields.ts'

export type OrganizationKey = keyof typeof organizationLabels
export type OrganizationPath = OrganizationKey | `contact.${ContactKey}`

/** Which fields a form shows, part by part. */
export type OrganizationParts = {
  facts: readonly OrganizationKey[]
  address: readonly ContactKey[]
  person: readonly ContactKey[]
  reach: readonly ContactKey[]
}

const ofClients: readonly string[] = ['nutsCode', 'projectUrl']
/** Nice to have; a company that registers is not asked. */
const askedLater: readonly string[] = ['additionalInformation', 'postOfficeBox', 'mobile']

export function organizationParts(type: OrganizationType, registers = false): OrganizationParts {
  const isAsked = (key: string) =>
    (type === 'CLIENT' || !ofClients.includes(key)) && !(registers && askedLater.includes(key))
  const facts: readonly OrganizationKey[] = [
    'name',
    'nutsCode',
    'identificationNumber',
    'vat',
    'registrationNumber',
    'registrationCourt',
    'additionalInformation',
  ]
  return {
    facts: facts.filter(isAsked),
    address: addressKeys.filter(isAsked),
    person: personKeys,
    reach: reachKeys.filter(isAsked),
  }
}

/** The labels of a form with these parts, by path and in its order. */
export function organizationFormLabels(
  { facts, address, person, reach }: OrganizationParts,
  say: (text: Bilingual) => string,
): Partial<Record<OrganizationPath, string>> {
  const contact = [...address, ...person, ...reach]
  return Object.fromEntries([
    ...facts.map((key) => [key, say(organizationLabels[key])]),
    ...contact.map((key) => [`contact.${key}`, say(contactLabels[key])]),
  ])
}

export type TypedOrganization = z.input<typeof NewOrganization>

/** What the form starts from: the organization without what only the server says of it, or nothing. */
export function typedOrganization(
  type: OrganizationType,
  organization?: Organization,
  asked: AskedForm | null = null,
): TypedOrganization {
  const keys = Object.keys(organizationLabels) as OrganizationKey[]
  const forms = startOfForms(asked, organization)
  const texts = Object.fromEntries(keys.map((key) => [key, organization?.[key] ?? '']))
  return {
    ...(texts as Record<OrganizationKey, string>),
    type,
    contact: typedContact(organization?.contact ?? { country: 'DEU' }),
    ...(forms && { forms }),
  }
}
