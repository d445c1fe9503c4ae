import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { catalogueOf, knownVersion } from '../catalogues.ts'
import { readCommonRules, readSubtypeRules } from './rules-file.ts'
import { isSchemaOf } from './schema-files.ts'

/** Where the official files lie; null where a check is not offered. */
export type OfficialFolders = {
  /** The version of the standard both are for. */
  version: string
  schemas: string | null
  rules: string | null
}

/** The variables about the official checks; without them only our own check runs. */
export const officialVariables = {
  EFORMS_SDK_DIR: z.string().optional(),
  EFORMS_RULES_DIR: z.string().optional(),
}
type Variables = z.output<z.ZodObject<typeof officialVariables>>
type Fault = { name: keyof Variables; message: string }

/** What is wrong with the folders: better told at the start than when somebody wants to publish. */
export function officialFaults(env: Variables): Fault[] {
  const inSdk = env.EFORMS_SDK_DIR === undefined ? [] : faultsOf('EFORMS_SDK_DIR', env, checkSchemas)
  const inRules = env.EFORMS_RULES_DIR === undefined ? [] : faultsOf('EFORMS_RULES_DIR', env, checkRules)
  const faults = [...inSdk, ...inRules]
  if (faults.length > 0 || !env.EFORMS_SDK_DIR || !env.EFORMS_RULES_DIR) return faults
  const [schemas, rules] = [sdkVersionIn(env.EFORMS_SDK_DIR), rulesVersionIn(env.EFORMS_RULES_DIR)]
  if (schemas === rules) return []
  return [{ name: 'EFORMS_RULES_DIR', message: `is for version ${rules}, EFORMS_SDK_DIR for ${schemas}` }]
}

export function officialFolders({ EFORMS_SDK_DIR, EFORMS_RULES_DIR }: Variables): OfficialFolders | null {
  const [schemas, rules] = [EFORMS_SDK_DIR ?? null, EFORMS_RULES_DIR ?? null]
  if (schemas === null && rules === null) return null
  const version = schemas === null ? rulesVersionIn(rules ?? '') : sdkVersionIn(schemas)
  return { version, schemas: schemas && resolve(schemas), rules: rules && resolve(rules) }
}

function faultsOf(name: keyof Variables, env: Variables, check: (folder: string) => void): Fault[] {
  const folder = env[name] ?? ''
  try {
    check(folder)
    return []
  } catch (fault) {
    const reason = fault instanceof z.ZodError ? z.prettifyError(fault) : (fault as Error).message
    return [{ name, message: `names ${folder}, which cannot be used: ${reason}` }]
  }
}

function checkSchemas(folder: string): void {
  const version = sdkVersionIn(folder)
  const files = globSync('schemas/maindoc/*.xsd', { cwd: folder })
  for (const { root } of Object.values(catalogueOf(version).documents))
    if (!files.some((file) => isSchemaOf(root, file))) throw new Error(`no schema for ${root}`)
}

function checkRules(folder: string): void {
  for (const { id } of catalogueOf(rulesVersionIn(folder)).subtypes) readSubtypeRules(folder, id)
}

const rulesVersionIn = (folder: string): string => compiled(readCommonRules(folder).sdk)

function sdkVersionIn(folder: string): string {
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
