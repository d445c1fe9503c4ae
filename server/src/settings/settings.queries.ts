import { legalTexts } from '@allmende/domain/settings/legal.texts.ts'
import { mailDefaults } from '@allmende/domain/settings/mail-defaults.ts'
import type { MailKey } from '@allmende/domain/deed/mail-keys.ts'
import type {
  AllSettings,
  ChangedSettings,
  MailNotification,
} from '@allmende/domain/settings/settings.contract.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/schema.ts'

const stored = (db: Db) =>
  db
    .selectFrom('settings')
    .select([
      'twoFactorAuthenticationRequired',
      'showFilterViewForExternalUsers',
      'legalTexts',
      'mailNotifications',
      'defaultTemplateSettings',
      'organizationForms',
      'additionalFieldsTemplateList',
      'propertyFolderTemplateList',
      'sdkVersion',
      'filesUrl',
      'filesRepo',
      'version',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof stored>['executeTakeFirstOrThrow']>>

const complete = (row: Row): AllSettings => ({
  ...row,
  legalTexts: { ...legalTexts, ...row.legalTexts },
  mailNotifications: { ...mailDefaults, ...row.mailNotifications },
})

export const findSettings = async (db: Db): Promise<AllSettings> =>
  complete(await stored(db).executeTakeFirstOrThrow())

export const lockSettings = async (db: Db): Promise<AllSettings> =>
  complete(await stored(db).forUpdate().executeTakeFirstOrThrow())

export async function findMailNotifications(db: Db): Promise<Record<MailKey, MailNotification>> {
  const row = await db.selectFrom('settings').select('mailNotifications').executeTakeFirstOrThrow()
  return { ...mailDefaults, ...row.mailNotifications }
}

/** Keys left out stay; texts that are the ones we ship are not kept, so that they improve with us. */
export async function setSettings(
  db: Db,
  before: AllSettings,
  changed: ChangedSettings,
): Promise<AllSettings> {
  const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
  const after: AllSettings = {
    ...before,
    ...given,
    legalTexts: { ...before.legalTexts, ...changed.legalTexts },
    mailNotifications: { ...before.mailNotifications, ...changed.mailNotifications },
    version: before.version + 1,
  }
  await db
    .updateTable('settings')
    .set({
      ...after,
      legalTexts: JSON.stringify(ownOnly(after.legalTexts, legalTexts)),
      mailNotifications: JSON.stringify(ownOnly(after.mailNotifications, mailDefaults)),
      defaultTemplateSettings: JSON.stringify(after.defaultTemplateSettings),
      organizationForms: JSON.stringify(after.organizationForms),
      additionalFieldsTemplateList: JSON.stringify(after.additionalFieldsTemplateList),
      propertyFolderTemplateList: JSON.stringify(after.propertyFolderTemplateList),
    })
    .execute()
  return after
}

function ownOnly<Entry extends object>(entries: Record<string, Entry>, shipped: Record<string, Entry>) {
  const isOwn = (entry: Entry, original: Entry | undefined) =>
    Object.entries(entry).some(([key, value]) => original?.[key as keyof Entry] !== value)
  return Object.fromEntries(Object.entries(entries).filter(([key, entry]) => isOwn(entry, shipped[key])))
}

/** Templates that the settings name: as what new tenders begin with, and for the data of organizations. */
export async function listTemplatesChosen(db: Db): Promise<{ defaults: string[]; registration: string[] }> {
  const { defaultTemplateSettings, organizationForms } = await db
    .selectFrom('settings')
    .select(['defaultTemplateSettings', 'organizationForms'])
    .executeTakeFirstOrThrow()
  const named = (chosen: object): string[] => Object.values(chosen).filter((id) => typeof id === 'string')
  return { defaults: named(defaultTemplateSettings), registration: named(organizationForms) }
}

/** What every new parcel begins with. */
export const findParcelTemplates = (db: Db) =>
  db
    .selectFrom('settings')
    .select(['additionalFieldsTemplateList', 'propertyFolderTemplateList'])
    .executeTakeFirstOrThrow()

/**
 * Whether this is a demonstration: the server says so, and its database is the one the demo data were made in. A
 * database that was copied to where people work shows none of it.
 */
export async function isDemo(db: Db, { database }: Pick<Config, 'database'>): Promise<boolean> {
  if (database.kind !== 'embedded' || !database.demoData) return false
  return (await db.selectFrom('settings').select('demoData').executeTakeFirstOrThrow()).demoData
}

export async function setDemoData(db: Db) {
  await db.updateTable('settings').set({ demoData: true }).execute()
}
