import type { MailKey } from '@allmende/domain/deed/mail-keys.ts'
import type {
  AllSettings,
  LegalPage,
  MailNotification,
  Settings,
} from '@allmende/domain/settings/settings.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { Generated, JSONColumnType } from 'kysely'

/** One row. */
export type SettingsTable = {
  id: Generated<1>
  demoData: Generated<boolean>
  twoFactorAuthenticationRequired: Generated<boolean>
  showFilterViewForExternalUsers: Generated<boolean>
  /** Only the pages whose text differs from the one we ship. */
  legalTexts: JSONColumnType<Partial<Record<LegalPage, Bilingual>>>
  /** Only the mails whose words or switch differ from what we ship. */
  mailNotifications: JSONColumnType<Partial<Record<MailKey, MailNotification>>>
  defaultTemplateSettings: JSONColumnType<NonNullable<Settings['defaultTemplateSettings']>>
  organizationForms: JSONColumnType<Settings['organizationForms']>
  additionalFieldsTemplateList: JSONColumnType<AllSettings['additionalFieldsTemplateList']>
  propertyFolderTemplateList: JSONColumnType<AllSettings['propertyFolderTemplateList']>
  /** Null leaves it to the platform. */
  sdkVersion: string | null
  filesUrl: Generated<string>
  filesRepo: Generated<string>
  /** As older versions left it, and as a new database begins; null once it is sealed. */
  signingKey: Buffer | null
  /** Signs the short-lived addresses of downloads, for all server processes alike. */
  signingKeySealed: Generated<Buffer | null>
  version: Generated<number>
}
