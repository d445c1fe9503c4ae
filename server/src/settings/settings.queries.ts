import { legalTexts } from '@allmende/domain/settings/legal.texts.ts'
import type { Settings } from '@allmende/domain/settings/settings.contract.ts'
import type { Db } from '../database/schema.ts'

export async function findSettings(db: Db): Promise<Settings> {
  const row = await db
    .selectFrom('settings')
    .select(['twoFactorAuthenticationRequired', 'showFilterViewForExternalUsers', 'legalTexts'])
    .executeTakeFirstOrThrow()
  return { ...row, legalTexts: { ...legalTexts, ...row.legalTexts } }
}

export async function hasDemoData(db: Db): Promise<boolean> {
  return (await db.selectFrom('settings').select('demoData').executeTakeFirstOrThrow()).demoData
}

export async function setDemoData(db: Db) {
  await db.updateTable('settings').set({ demoData: true }).execute()
}
