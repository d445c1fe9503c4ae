import { z } from 'zod'
import { CountedId, final, Instant, Line, type Methods, Page, RequiredLine, Version } from '../method.ts'
import { PanelValues } from '../notices/values/values.ts'
import { Name, PersonName } from '../plain-names.ts'
import { OwnTemplateId, TemplateVersion } from '../templates/templates.contract.ts'
import { bounded, saying } from '../validation.ts'
import { isCountryCode } from './countries.ts'
import { demandOrganization, isNutsCode } from './organizations.rules.ts'
import { faultTexts } from './organizations.texts.ts'
import { demandPlausible } from './plausible-contact.ts'

export const OrganizationId = CountedId
export const OrganizationTypeName = z.enum(['CLIENT', 'CONTRACTOR'])

/** A value the contact or organization form does not know by name; one slot is filled. */
export const AdditionalField = z.object({
  label: RequiredLine(200),
  contentId: Line(1000),
  stringValue: z.string().max(20_000, final).optional(),
  longValue: z.number().optional(),
  booleanValue: z.boolean().optional(),
  listValue: z.array(z.string().max(20_000, final)).max(1000).optional(),
})
export type AdditionalField = z.infer<typeof AdditionalField>

/** The answers to one own form, in the version they were given to. */
export const FilledForm = z.object({
  templateId: OwnTemplateId,
  version: TemplateVersion,
  panels: PanelValues,
})
export type FilledForm = z.infer<typeof FilledForm>

/** For what may stay empty; a union with '' would have no words for its faults. */
const emptyOr = (schema: z.ZodType, format: 'email' | 'url') => (text: string, context: z.RefinementCtx) => {
  if (text !== '' && !schema.safeParse(text).success)
    context.addIssue({ code: 'invalid_format', format, input: text })
}

const OptionalEmail = z.string().trim().toLowerCase().max(254, final).superRefine(emptyOr(z.email(), 'email'))

/** Whoever writes `www.beispiel.de` means a web page. */
const WebAddress = z
  .string()
  .trim()
  .max(2000, final)
  .overwrite((text) => (text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`))
  .superRefine(emptyOr(z.url({ protocol: /^https?$/, hostname: /.\../ }), 'url'))

const Country = z
  .string()
  .trim()
  .max(3, final)
  .refine((code) => code === '' || isCountryCode(code), saying(faultTexts.country))

const NutsCode = z
  .string()
  .trim()
  .toUpperCase()
  .max(10, final)
  .refine((code) => code === '' || isNutsCode(code), saying(faultTexts.nutsCode))

/** Where and by whom someone is reached. What is empty is absent. */
export const Contact = z.object({
  givenName: Line(100).optional(),
  surName: Line(100).optional(),
  /** The contact point within the organization. */
  department: Line(200).optional(),
  street: Line(200).optional(),
  street2: Line(200).optional(),
  postOfficeBox: Line(50).optional(),
  zip: Line(20).optional(),
  city: Line(200).optional(),
  country: Country.optional(),
  email: OptionalEmail.optional(),
  phone: Line(50).optional(),
  mobile: Line(50).optional(),
  facsimile: Line(50).optional(),
  url: WebAddress.optional(),
  /** The buyer profile, of clients only. */
  projectUrl: WebAddress.optional(),
  additionalFields: z.array(AdditionalField).max(100).optional(),
})
export type Contact = z.infer<typeof Contact>

/** How much all that is answered beside the fixed fields may weigh, in bytes. */
export const largestAdditional = 64 * 1024

/**
 * What a form sends: what it calls people and places goes into our mails. Additional fields that are left out of a
 * change stay as they are.
 */
export const GivenContact = Contact.extend({
  givenName: PersonName(100).optional(),
  surName: PersonName(100).optional(),
  department: Name(200).optional(),
  additionalFields: bounded(z.array(AdditionalField).max(100), largestAdditional).optional(),
})

/** The same of somebody who registers: a postcode and numbers by which she can be reached. */
export const RegisteredContact = GivenContact.superRefine(demandPlausible)

const facts = {
  name: RequiredLine(400),
  type: OrganizationTypeName,
  /** Of clients only. */
  nutsCode: NutsCode.optional(),
  registrationNumber: Line(100).optional(),
  registrationCourt: Line(200).optional(),
  vat: Line(50).optional(),
  identificationNumber: Line(100).optional(),
  additionalInformation: z.string().max(10_000, final).optional(),
  /** Some are made from `forms`; whatever is sent of those is made anew. */
  additionalFields: z.array(AdditionalField).max(1000).optional(),
  forms: z.array(FilledForm).max(5).optional(),
  contact: Contact,
}

export const Organization = z.object({
  id: OrganizationId,
  ...facts,
  created: Instant,
  updated: Instant,
  version: z.int(),
})
export type Organization = z.infer<typeof Organization>

/** What lists show of an organization. */
export const OrganizationRow = Organization.omit({
  additionalInformation: true,
  additionalFields: true,
  forms: true,
}).extend({ contact: Contact.omit({ additionalFields: true }) })
export type OrganizationRow = z.infer<typeof OrganizationRow>

/** Left out of a change they stay as they are. */
const given = {
  ...facts,
  name: Name(400).min(1),
  additionalFields: bounded(z.array(AdditionalField).max(1000), largestAdditional).optional(),
  forms: bounded(z.array(FilledForm).max(5), largestAdditional).optional(),
  contact: GivenContact,
}

/** What a form sends; an existing organization has `id` and `version`. */
export const NewOrganization = z.object(given).superRefine(demandOrganization)
export type NewOrganization = z.infer<typeof NewOrganization>
/** A company that registers: whatever else it says of itself, it is a bidder. */
export const NewCompany = z
  .object({ ...given, contact: RegisteredContact, type: OrganizationTypeName.optional() })
  .superRefine((company, context) => demandOrganization({ ...company, type: 'CONTRACTOR' }, context))
export const ChangedOrganization = z
  .object({ id: OrganizationId, version: Version, ...given })
  .superRefine(demandOrganization)

export const organizationsContract = {
  getOrganizations: {
    kind: 'read',
    args: z.tuple([OrganizationTypeName, Page.optional()]),
    result: z.array(OrganizationRow),
    shows: { entity: 'organization' },
  },
  getOrganization: {
    kind: 'read',
    args: z.tuple([OrganizationId]),
    result: Organization,
    shows: { entity: 'organization', idAt: 0 },
  },
  createOrganization: { kind: 'change', args: z.tuple([NewOrganization]), result: Organization },
  updateOrganization: { kind: 'change', args: z.tuple([ChangedOrganization]), result: Organization },
} as const satisfies Methods
