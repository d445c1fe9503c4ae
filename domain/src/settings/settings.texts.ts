import type { Labels } from '../changes.ts'
import type { Bilingual, Language } from '../texts.ts'
import { legalTitles } from './legal-titles.texts.ts'
import { mailKeys } from '../deed/mail-keys.ts'
import { mailTexts } from './mail-notifications.texts.ts'
import { type AllSettings, legalPages, type MailNotification } from './settings.contract.ts'

const joined = (first: Bilingual, second: Bilingual): Bilingual => ({
  de: `${first.de}: ${second.de}`,
  en: `${first.en}: ${second.en}`,
})

const mailFields = {
  enabled: { de: 'Versand', en: 'Sending' },
  subject: { de: 'Betreff', en: 'Subject' },
  text: { de: 'Text', en: 'Text' },
} satisfies Record<keyof MailNotification, Bilingual>
const languages = {
  de: { de: 'deutsch', en: 'German' },
  en: { de: 'englisch', en: 'English' },
} satisfies Record<Language, Bilingual>

type Group = 'defaultTemplateSettings' | 'organizationForms'
type InGroup = { [Key in Group]: `${Key}.${keyof AllSettings[Key] & string}` }[Group]
type OwnField = Exclude<keyof AllSettings, Group | 'legalTexts' | 'mailNotifications' | 'version'> | InGroup

const ownLabels: Readonly<Record<OwnField, Bilingual>> = {
  twoFactorAuthenticationRequired: {
    de: 'Zwei-Faktor-Authentifizierung vorgeschrieben',
    en: 'Two-factor authentication mandatory',
  },
  showFilterViewForExternalUsers: {
    de: 'Grundstücksfilter für externe Benutzer',
    en: 'Parcel filter for external users',
  },
  additionalFieldsTemplateList: {
    de: 'Zusatzfelder neuer Grundstücke',
    en: 'Additional fields of new parcels',
  },
  propertyFolderTemplateList: {
    de: 'Dokumentenordner neuer Grundstücke',
    en: 'Document folders of new parcels',
  },
  sdkVersion: { de: 'Fassung des EU-Standards (eForms SDK)', en: 'Version of the EU standard (eForms SDK)' },
  filesUrl: { de: 'Adresse der Dateiablage', en: 'Address of the file archive' },
  filesRepo: { de: 'Kennung der Archivbibliothek', en: 'Id of the archiving library' },
  'defaultTemplateSettings.konzVV': { de: 'Formularvorlage konzVV', en: 'Form template konzVV' },
  'defaultTemplateSettings.konzVD': { de: 'Formularvorlage konzVD', en: 'Form template konzVD' },
  'organizationForms.CLIENT': { de: 'Formular für Auftraggeber', en: 'Form for contracting authorities' },
  'organizationForms.CONTRACTOR': { de: 'Formular für Bieter', en: 'Form for bidders' },
}

/** The words the log uses for what can be changed. */
export const settingsChangeLabels: Labels = {
  ...ownLabels,
  ...Object.fromEntries(
    legalPages.flatMap((page) =>
      Object.entries(languages).map(([language, name]) => [
        `legalTexts.${page}.${language}`,
        joined(legalTitles[page], name),
      ]),
    ),
  ),
  ...Object.fromEntries(
    mailKeys.flatMap((key) =>
      Object.entries(mailFields).map(([field, name]) => [
        `mailNotifications.${key}.${field}`,
        joined(mailTexts[key].name, name),
      ]),
    ),
  ),
}
