import type { Contact } from '@allmende/domain/organizations/organizations.contract.ts'
import { contactLabels } from '@allmende/domain/organizations/organizations.texts.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { Span } from '../ui/form/FieldGrid.tsx'

/** What a person types of a contact. */
export type ContactKey = keyof typeof contactLabels

/** The fields of a contact as forms show them, in their order. */
export const addressKeys = ['street', 'street2', 'zip', 'city', 'country', 'postOfficeBox'] as const
export const reachKeys = ['phone', 'email', 'mobile', 'facsimile', 'url', 'projectUrl'] as const
export const personKeys = ['department', 'givenName', 'surName'] as const

/** A user's own contact, beside her name and e-mail address. */
export const userContactKeys = [
  'department',
  'street',
  'zip',
  'city',
  'country',
  'phone',
  'facsimile',
] as const satisfies readonly ContactKey[]

export const contactSpans: Partial<Record<ContactKey, Span>> = {
  givenName: 'half',
  surName: 'half',
  street: 'half',
  street2: 'half',
  postOfficeBox: 'half',
  zip: 'third',
  city: 'twoThirds',
  country: 'half',
  phone: 'half',
  mobile: 'half',
  facsimile: 'half',
  email: 'half',
}

export const contactInputs: Partial<
  Record<ContactKey, { type?: 'email' | 'tel' | 'url'; autoComplete?: string }>
> = {
  givenName: { autoComplete: 'given-name' },
  surName: { autoComplete: 'family-name' },
  street: { autoComplete: 'address-line1' },
  street2: { autoComplete: 'address-line2' },
  zip: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  mobile: { type: 'tel' },
  facsimile: { type: 'tel' },
  url: { type: 'url', autoComplete: 'url' },
  projectUrl: { type: 'url' },
}

type Say = (text: Bilingual) => string

/** For the `labels` of a form that keeps a contact at `contact`. */
export function contactFormLabels<Key extends ContactKey>(
  keys: readonly Key[],
  say: Say,
): Record<`contact.${Key}`, string> {
  return Object.fromEntries(keys.map((key) => [`contact.${key}`, say(contactLabels[key])])) as never
}

/** Every text of a contact, the empty ones too, so that fields have something to show; nobody types anything else. */
export function typedContact(contact: Contact = {}): Record<ContactKey, string> {
  const keys = Object.keys(contactLabels) as ContactKey[]
  const texts = Object.fromEntries(keys.map((key) => [key, contact[key] ?? '']))
  return texts as Record<ContactKey, string>
}
