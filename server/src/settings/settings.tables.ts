import type { LegalPage } from '@allmende/domain/settings/settings.contract.ts'
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
  version: Generated<number>
}
