import type { OrganizationType } from '@allmende/domain/actor.ts'
import { NewOrganization } from '@allmende/domain/organizations/organizations.contract.ts'
import { requiredContact } from '@allmende/domain/organizations/organizations.rules.ts'
import { saying } from '@allmende/domain/validation.ts'
import { sentenceOf } from '../notices/found-words.ts'
import type { WantedParty } from '../notices/notice-context.ts'
import { formTexts as texts } from './organizations.texts.ts'
import { type OrganizationParts, organizationParts } from './organization-fields.ts'

/** A new one has no number yet. */
const newcomer = { id: 0, name: '', contact: { country: 'DEU' } }

/** What the notice would miss if nothing were known but the country. */
export const neededFacts = ({ faultsOf }: WantedParty): readonly string[] =>
  faultsOf(newcomer).map(({ fact }) => fact)

/** The fields without those that neither the notice nor the platform needs. */
export function neededParts(type: OrganizationType, needed: readonly string[]): OrganizationParts {
  const { facts, address, person, reach } = organizationParts(type)
  const always: readonly string[] = requiredContact(type)
  const isAsked = (key: string) => always.includes(key) || needed.includes(`contact.${key}`)
  return {
    facts: facts.filter((key) => key === 'name' || key === 'nutsCode' || needed.includes(key)),
    address: address.filter((key) => key === 'country' || isAsked(key)),
    person: person.filter(isAsked),
    reach: reach.filter(isAsked),
  }
}

/** What may be created at all, and leaves nothing for the notice to find. */
export const fitFor = ({ faultsOf }: WantedParty): typeof NewOrganization =>
  NewOrganization.superRefine((organization, context) => {
    for (const { fact, found } of faultsOf({ ...organization, id: newcomer.id })) {
      const path = fact.split('.')
      if (found.rule === 'missing')
        context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path })
      else {
        // The notice offers a list of regions; this form has none to choose from.
        const isUnknownRegion = fact === 'nutsCode' && found.rule === 'code'
        const said = { de: sentenceOf(found, 'de'), en: sentenceOf(found, 'en') }
        context.addIssue({ code: 'custom', path, ...saying(isUnknownRegion ? texts.nutsUnknown : said) })
      }
    }
  })

/** The form of a new one begins with what the notice says of it already. */
export function withSaid<Typed extends { contact: object }>(typed: Typed, { said = {} }: WantedParty): Typed {
  const of = (isContact: boolean) =>
    Object.entries(said)
      .filter(([fact]) => fact.startsWith('contact.') === isContact)
      .map(([fact, text]) => [fact.replace('contact.', ''), text])
  return {
    ...typed,
    ...Object.fromEntries(of(false)),
    contact: { ...typed.contact, ...Object.fromEntries(of(true)) },
  }
}
