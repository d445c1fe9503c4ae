import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const beside = join(root, '../shared/eforms')

/** The official files of one version: the kit, and its rules as JSON. */
export type OfficialFiles = { version: string; sdk: string; rules: string; missing: boolean }

/** They lie beside the project or where these variables say; without them their tests are skipped. */
const filesOf = (version: string, sdk: string, rules: string): OfficialFiles => ({
  version,
  sdk,
  rules,
  missing: !existsSync(join(sdk, 'fields/fields.json')) || !existsSync(rules),
})

export const sdkFolder = process.env['EFORMS_SDK_DIR'] ?? join(beside, 'sdk')
export const rulesFolder = process.env['EFORMS_RULES_DIR'] ?? join(beside, 'validator/rules')

/** Those of every version that is compiled here. */
export const officialFiles: readonly OfficialFiles[] = [
  filesOf('1.7', sdkFolder, rulesFolder),
  filesOf('1.15', join(beside, 'sdk-1.15'), join(beside, 'validator/rules-1.15')),
]
export const sdkIsMissing = officialFiles[0]?.missing ?? true
