import type { OrganizationType } from '../actor.ts'
import type { Labels } from '../changes.ts'
import type { Bilingual } from '../texts.ts'
import type { Contact, Organization } from './organizations.contract.ts'

export const organizationTypeTexts: Record<OrganizationType, Bilingual> = {
  CLIENT: { de: 'Auftraggeber', en: 'Contracting authority' },
  CONTRACTOR: { de: 'Bieter', en: 'Bidder' },
}

/** What is wrong with a value, where the general sentences do not say it well enough. */
export const faultTexts = {
  country: { de: 'Bitte wählen Sie ein Land aus der Liste', en: 'Please choose a country from the list' },
  nutsCode: {
    de: 'Ein NUTS-Code hat zwei Buchstaben und bis zu drei weitere Zeichen, zum Beispiel DE93B',
    en: 'A NUTS code has two letters and up to three more characters, for example DE93B',
  },
  germanZip: {
    de: 'Eine deutsche Postleitzahl hat fünf Ziffern, zum Beispiel 26122',
    en: 'A German postal code has five digits, for example 26122',
  },
  phone: {
    de: 'Bitte geben Sie eine Nummer mit Vorwahl ein, zum Beispiel +49 441 123456',
    en: 'Please enter a number with its area code, for example +49 441 123456',
  },
} as const satisfies Labels

/** The fields of a contact, for forms, cards and the log. */
export const contactLabels = {
  department: { de: 'Kontaktstelle', en: 'Contact point' },
  givenName: { de: 'Vorname', en: 'First name' },
  surName: { de: 'Nachname', en: 'Last name' },
  street: { de: 'Straße und Hausnummer', en: 'Street and number' },
  street2: { de: 'Adresszusatz', en: 'Address supplement' },
  postOfficeBox: { de: 'Postfach', en: 'P.O. box' },
  zip: { de: 'Postleitzahl', en: 'Postal code' },
  city: { de: 'Ort', en: 'City' },
  country: { de: 'Land', en: 'Country' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  phone: { de: 'Telefon', en: 'Phone' },
  mobile: { de: 'Mobiltelefon', en: 'Mobile phone' },
  facsimile: { de: 'Fax', en: 'Fax' },
  url: { de: 'Internetadresse', en: 'Website' },
  projectUrl: { de: 'Adresse des Beschafferprofils', en: 'Buyer profile address' },
} as const satisfies Record<Exclude<keyof Contact, 'additionalFields'>, Bilingual>

/** The same by the paths the log compares, with what forms do not know by name. */
export const contactChangeLabels: Labels = {
  ...Object.fromEntries(Object.entries(contactLabels).map(([key, label]) => [`contact.${key}`, label])),
  'contact.additionalFields': { de: 'Weitere Kontaktdaten', en: 'Other contact data' },
}

/** The kind never changes; the contact, the forms and what is made of them have words of their own. */
type OwnField = Exclude<
  keyof Organization,
  'id' | 'type' | 'contact' | 'forms' | 'additionalFields' | 'created' | 'updated' | 'version'
>

export const organizationLabels = {
  name: { de: 'Offizieller Name', en: 'Official name' },
  identificationNumber: { de: 'Nationale Identifikationsnummer', en: 'National identification number' },
  nutsCode: { de: 'NUTS-Code', en: 'NUTS code' },
  registrationNumber: { de: 'Handelsregisternummer', en: 'Commercial register number' },
  registrationCourt: { de: 'Registergericht', en: 'Register court' },
  vat: { de: 'Umsatzsteuer-Identifikationsnummer', en: 'VAT id' },
  additionalInformation: { de: 'Weitere Angaben', en: 'Other information' },
} as const satisfies Record<OwnField, Bilingual>

/** The same with the contact's, by the paths the log compares. */
export const organizationChangeLabels: Labels = { ...organizationLabels, ...contactChangeLabels }
