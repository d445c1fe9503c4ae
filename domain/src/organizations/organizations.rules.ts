import type { z } from 'zod'
import type { OrganizationType } from '../actor.ts'
import { sortKey } from '../sort-key.ts'

/** What both kinds of form have in common; `Contact` and its organization, as far as these rules look. */
type ContactFacts = Partial<Record<ContactKey, string | undefined>>
type Facts = { name: string; type: OrganizationType; nutsCode?: string | undefined; contact: ContactFacts }

const contactOfBoth = ['givenName', 'surName', 'street', 'zip', 'city', 'country', 'email', 'phone'] as const
const contactOfClient = [...contactOfBoth, 'department', 'url'] as const
type ContactKey = (typeof contactOfClient)[number]

/** The contact details an organization cannot do without. */
export function requiredContact(type: OrganizationType): readonly ContactKey[] {
  return type === 'CLIENT' ? contactOfClient : contactOfBoth
}

/** Names every required field that is empty, at its place. */
export function demandOrganization(organization: Facts, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  const demand = (path: (string | number)[]) =>
    context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path })
  for (const key of requiredContact(organization.type)) {
    if (!organization.contact[key]?.trim()) demand(['contact', key])
  }
  if (organization.type === 'CLIENT' && !organization.nutsCode?.trim()) demand(['nutsCode'])
}

/** A country, then up to three levels of regions below it: `DE`, `DE9`, `DE93B`. */
export const isNutsCode = (code: string): boolean => /^[A-Z]{2}[A-Z\d]{0,3}$/.test(code)

/** By what two organizations are recognised as the same one. */
export type OrganizationKeys = {
  vatKey: string | null
  identificationKey: string | null
  nameKey: string
}

/** A number as it is compared: `de 123-456` is `DE123456`. */
export const folded = (text: string | undefined): string | null =>
  text?.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '') || null

/** The same VAT id, the same national id, or the same folded name in the same postal area. */
export function organizationKeys(organization: {
  name: string
  vat?: string | undefined
  identificationNumber?: string | undefined
  contact: { zip?: string | undefined }
}): OrganizationKeys {
  return {
    vatKey: folded(organization.vat),
    identificationKey: folded(organization.identificationNumber),
    nameKey: `${sortKey(organization.name)}|${folded(organization.contact.zip) ?? ''}`,
  }
}

/** Nobody types additional fields: a change that says nothing of them leaves them as they are. */
export const keepingFields = <Given extends { additionalFields?: Field[] | undefined }, Field>(
  contact: Given,
  before: { additionalFields?: Field[] | undefined },
): Given => ({ ...contact, additionalFields: contact.additionalFields ?? before.additionalFields ?? [] })

/** What is empty is absent, on the wire and in the database. */
export function filled<Thing extends object>(thing: Thing): Filled<Thing> {
  const isEmpty = (value: unknown) =>
    value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => !isEmpty(value))) as Filled<Thing>
}

type Filled<Thing> = { [Key in keyof Thing as null extends Thing[Key] ? never : Key]: Thing[Key] } & {
  [Key in keyof Thing as null extends Thing[Key] ? Key : never]?: NonNullable<Thing[Key]>
}
