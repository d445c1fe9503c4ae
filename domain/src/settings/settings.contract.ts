import { z } from 'zod'
import { mailKeys } from '../deed/mail-keys.ts'
import { SdkVersion } from '../notices/sdk-versions.ts'
import { final, Line, type Methods, Version } from '../method.ts'
import { OwnTemplateId, TemplateId } from '../templates/templates.contract.ts'
import { bounded } from '../validation.ts'
import { givenParcelTemplates, parcelTemplates } from './parcel-templates.ts'

/** The texts of the operator; the last stands on the page of each parcel, the others have pages of their own. */
export const legalPages = [
  'impressum',
  'datenschutz',
  'barrierefreiheit',
  'technischeParameter',
  'rechtshinweis',
] as const
export type LegalPage = (typeof legalPages)[number]

const LegalText = z.object({ de: z.string().max(200_000, final), en: z.string().max(200_000, final) })

/** One mail the platform writes: `text` is HTML with `{{placeholders}}`. */
export const MailNotification = z.object({
  enabled: z.boolean(),
  subject: Line(200).min(1),
  text: z.string().min(1).max(50_000, final),
})
export type MailNotification = z.infer<typeof MailNotification>

const WebAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ })])

const facts = {
  twoFactorAuthenticationRequired: z.boolean(),
  showFilterViewForExternalUsers: z.boolean(),
  /** Markdown, per page and language. */
  legalTexts: z.record(z.enum(legalPages), LegalText),
  /** The form template of each kind of concession; null while none is chosen. */
  defaultTemplateSettings: z.object({ konzVV: TemplateId.nullable(), konzVD: TemplateId.nullable() }),
  /** The own form that organizations of a kind fill in besides their fixed fields. */
  organizationForms: z.object({ CLIENT: OwnTemplateId.nullable(), CONTRACTOR: OwnTemplateId.nullable() }),
  /** The version of the notice standard that new tenders take; null leaves it to the platform. */
  sdkVersion: SdkVersion.nullable(),
  filesUrl: z.string().trim().max(2000, final).pipe(WebAddress),
  filesRepo: Line(200),
  mailNotifications: z.record(z.enum(mailKeys), MailNotification),
  ...parcelTemplates,
}

/** What a caller may know of the settings: everyone the first four, staff also the templates, administrators all. */
export const Settings = z.object({
  twoFactorAuthenticationRequired: facts.twoFactorAuthenticationRequired,
  showFilterViewForExternalUsers: facts.showFilterViewForExternalUsers,
  legalTexts: facts.legalTexts,
  organizationForms: facts.organizationForms,
  defaultTemplateSettings: facts.defaultTemplateSettings.optional(),
  sdkVersion: facts.sdkVersion.optional(),
  filesUrl: facts.filesUrl.optional(),
  filesRepo: facts.filesRepo.optional(),
  mailNotifications: facts.mailNotifications.optional(),
  additionalFieldsTemplateList: facts.additionalFieldsTemplateList.optional(),
  propertyFolderTemplateList: facts.propertyFolderTemplateList.optional(),
  version: z.int().optional(),
})
export type Settings = z.infer<typeof Settings>
export type AllSettings = { [Key in keyof Settings]-?: Exclude<Settings[Key], undefined> }

const {
  showFilterViewForExternalUsers: _filter,
  additionalFieldsTemplateList: _fields,
  propertyFolderTemplateList: _folders,
  ...edited
} = facts
/** What the settings page edits; the rest has a page of its own. */
export const EditedSettings = z.object(edited)

/** What the page of parcel settings edits. */
export const ParcelSettings = z.object({
  showFilterViewForExternalUsers: facts.showFilterViewForExternalUsers,
  ...givenParcelTemplates,
})

/** How much the texts of each kind may weigh together, in bytes: everyone who comes is sent the legal ones. */
export const largestTexts = 512 * 1024

/** Keys left out stay as they are. */
export const ChangedSettings = z.object({
  ...z.object({ ...facts, ...givenParcelTemplates }).partial().shape,
  mailNotifications: bounded(z.partialRecord(z.enum(mailKeys), MailNotification), largestTexts).optional(),
  legalTexts: bounded(z.partialRecord(z.enum(legalPages), LegalText), largestTexts).optional(),
  version: Version,
})
export type ChangedSettings = z.infer<typeof ChangedSettings>

export const settingsContract = {
  getSettings: {
    kind: 'read',
    args: z.tuple([]),
    result: Settings,
    shows: { entity: 'settings', alikeFor: 'role' },
  },
  /** Where people are sent to find the platform, as the operator says; what is not public goes into no notice. */
  getOwnAddress: {
    kind: 'read',
    args: z.tuple([]),
    result: z.object({ address: z.string(), isPublic: z.boolean() }),
  },
  setSettings: { kind: 'change', args: z.tuple([ChangedSettings]), result: Settings },
  sendTestMail: {
    kind: 'change',
    args: z.tuple([z.enum(mailKeys), MailNotification.pick({ subject: true, text: true })]),
    result: z.null(),
  },
} as const satisfies Methods
