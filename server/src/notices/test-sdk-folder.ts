import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type OfficialFolders, officialFolders } from './official/official-folders.ts'

const root = join(import.meta.dirname, '../../..')
const beside = join(root, '../shared/eforms')

/** The official files of one version: the kit, and its rules as JSON. */
export type OfficialFiles = { version: string; sdk: string; rules: string; missing: boolean }

const { EFORMS_SDK_DIR, EFORMS_RULES_DIR } = process.env
const named = officialFolders({ EFORMS_SDK_DIR, EFORMS_RULES_DIR }) ?? []

/** They lie beside the project or where these variables say; without them their tests are skipped. */
function filesOf(version: string, sdkBeside: string, rulesBeside: string): OfficialFiles {
  const own = named.find((folders) => folders.version === version)
  const sdk = own?.schemas ?? join(beside, sdkBeside)
  const rules = own?.rules ?? join(beside, rulesBeside)
  return { version, sdk, rules, missing: !existsSync(join(sdk, 'fields/fields.json')) || !existsSync(rules) }
}

const usual = filesOf('1.7', 'sdk', 'validator/rules')
export const { sdk: sdkFolder, rules: rulesFolder, missing: sdkIsMissing } = usual

/** Those of every version that is compiled here. */
export const officialFiles: readonly OfficialFiles[] = [
  usual,
  filesOf('1.15', 'sdk-1.15', 'validator/rules-1.15'),
]

/** As a checker takes them. */
export const foldersOf = ({ version, sdk, rules }: OfficialFiles): OfficialFolders => ({
  version,
  schemas: sdk,
  rules,
})

const present = officialFiles.filter(({ missing }) => !missing)

/** As a server takes those of all versions that are here: from its settings, or from its environment. */
export const allFolders: OfficialFolders[] = present.map(foldersOf)
export const officialEnv = {
  EFORMS_SDK_DIR: present.map(({ sdk }) => sdk).join(delimiter),
  EFORMS_RULES_DIR: present.map(({ rules }) => rules).join(delimiter),
}
