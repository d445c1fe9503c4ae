import { versionInUse } from '@allmende/domain/notices/sdk-versions.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/schema.ts'
import { sdkVersions } from '../notices/catalogues.ts'

type HasPortal = Pick<Config, 'portal'>

/** What new tenders are written in where the settings say this. */
export const versionFor = (chosen: string | null, { portal }: HasPortal): string =>
  versionInUse(chosen, sdkVersions, portal !== null)

export const findSdkVersion = async (db: Db): Promise<string | null> =>
  (await db.selectFrom('settings').select('sdkVersion').executeTakeFirstOrThrow()).sdkVersion
