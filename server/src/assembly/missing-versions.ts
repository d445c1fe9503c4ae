import type { Logger } from 'pino'
import type { Db } from '../database/schema.ts'
import { sdkVersions } from '../notices/catalogues.ts'
import { findSdkVersion } from '../settings/sdk-version.ts'
import { countTemplatesByVersion } from '../templates/templates.queries.ts'
import { countTendersByVersion } from '../tenders/template-users.queries.ts'

/** Tells the operator which versions of the notice standard are in use and lie here no longer; all else goes on. */
export async function tellMissingVersions(db: Db, log: Logger): Promise<void> {
  const chosen = await findSdkVersion(db)
  const [tenders, templates] = [await countTendersByVersion(db), await countTemplatesByVersion(db)]
  const used = [...new Set([...tenders.keys(), ...templates.keys(), ...(chosen ? [chosen] : [])])]
  for (const version of used.filter((one) => !sdkVersions.includes(one)))
    log.warn(
      {
        version,
        tenders: tenders.get(version) ?? 0,
        templates: templates.get(version) ?? 0,
        isChosenInSettings: version === chosen,
      },
      `version ${version} of the notice standard is in use but not in server/catalogue; what was made with it cannot be opened until it is put back`,
    )
}
