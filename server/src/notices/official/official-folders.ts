import { globSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { z } from 'zod'
import { catalogueOf, knownVersion } from '../catalogues.ts'
import { readCommonRules, readSubtypeRules } from './rules-file.ts'
import { isSchemaOf } from './schema-files.ts'

/** Where the official files of one version of the standard lie; null where a check is not offered. */
export type OfficialFolders = {
  version: string
  schemas: string | null
  rules: string | null
}

/** The variables about the official checks, a folder for each version; without them only our own check runs. */
export const officialVariables = {
  EFORMS_SDK_DIR: z.string().optional(),
  EFORMS_RULES_DIR: z.string().optional(),
}
type Variables = z.output<z.ZodObject<typeof officialVariables>>
type Fault = { name: keyof Variables; message: string }

/** What is wrong with the folders: better told at the start than when somebody wants to publish. */
export function officialFaults({ EFORMS_SDK_DIR, EFORMS_RULES_DIR }: Variables): Fault[] {
  const faults = [
    ...faultsOf('EFORMS_SDK_DIR', EFORMS_SDK_DIR, checkSchemas),
    ...faultsOf('EFORMS_RULES_DIR', EFORMS_RULES_DIR, checkRules),
  ]
  if (faults.length > 0 || !EFORMS_SDK_DIR || !EFORMS_RULES_DIR) return faults
  const schemas = versionsIn(EFORMS_SDK_DIR, sdkVersionIn)
  const rules = versionsIn(EFORMS_RULES_DIR, rulesVersionIn)
  if (schemas.some((version) => rules.includes(version))) return []
  const said = `is for version ${rules.join(', ')}, EFORMS_SDK_DIR for ${schemas.join(', ')}`
  return [{ name: 'EFORMS_RULES_DIR', message: said }]
}

/** One entry for each version; null where nothing is configured. */
export function officialFolders({ EFORMS_SDK_DIR, EFORMS_RULES_DIR }: Variables): OfficialFolders[] | null {
  const schemas = byVersion(EFORMS_SDK_DIR, sdkVersionIn)
  const rules = byVersion(EFORMS_RULES_DIR, rulesVersionIn)
  const versions = [...new Set([...schemas.keys(), ...rules.keys()])]
  if (versions.length === 0) return null
  return versions
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((version) => ({
      version,
      schemas: schemas.get(version) ?? null,
      rules: rules.get(version) ?? null,
    }))
}

type VersionIn = (folder: string) => string

/** Several folders stand beside each other as in PATH; blanks round them mean nothing. */
const foldersIn = (written: string | undefined): string[] =>
  written === undefined ? [] : written.split(delimiter).map((folder) => folder.trim())

const versionsIn = (written: string, versionIn: VersionIn): string[] => foldersIn(written).map(versionIn)

const byVersion = (written: string | undefined, versionIn: VersionIn): ReadonlyMap<string, string> =>
  new Map(foldersIn(written).map((folder) => [versionIn(folder), resolve(folder)]))

/** What `check` says of each folder; it answers the version, which only one folder may have. */
function faultsOf(name: keyof Variables, written: string | undefined, check: VersionIn): Fault[] {
  const known = new Map<string, string>()
  return foldersIn(written).flatMap((folder) => {
    try {
      const version = check(folder)
      const other = known.get(version)
      known.set(version, folder)
      return other === undefined
        ? []
        : [{ name, message: `names two folders of version ${version}: ${other} and ${folder}` }]
    } catch (fault) {
      const reason = fault instanceof z.ZodError ? z.prettifyError(fault) : (fault as Error).message
      return [{ name, message: `names ${folder}, which cannot be used: ${reason}` }]
    }
  })
}

function checkSchemas(folder: string): string {
  const version = sdkVersionIn(folder)
  const files = globSync('schemas/maindoc/*.xsd', { cwd: folder })
  for (const { root } of Object.values(catalogueOf(version).documents))
    if (!files.some((file) => isSchemaOf(root, file))) throw new Error(`no schema for ${root}`)
  return version
}

function checkRules(folder: string): string {
  const version = rulesVersionIn(folder)
  for (const { id } of catalogueOf(version).subtypes) readSubtypeRules(folder, id)
  return version
}

const rulesVersionIn: VersionIn = (folder) => compiled(readCommonRules(folder).sdk)

const sdkVersionIn: VersionIn = (folder) => {
  const facts = readFileSync(join(folder, 'fields/fields.json'), 'utf8').slice(0, 1000)
  const [, version] = /"sdkVersion"\s*:\s*"(eforms-sdk-\d+\.\d+)/.exec(facts) ?? []
  if (!version) throw new Error('fields/fields.json names no version')
  return compiled(version)
}

/** `1.7` of `eforms-sdk-1.7`, which must be one whose forms we have. */
function compiled(name: string): string {
  const version = name.replace('eforms-sdk-', '')
  return knownVersion(version) ?? unusable(`version ${version} is not compiled here`)
}

function unusable(message: string): never {
  throw new Error(message)
}
