import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { usualVersion } from '../catalogues.ts'
import { officialFiles, rulesFolder } from '../test-sdk-folder.ts'

/** What the independent check of the standard's rules says of a notice. */
type Validator = {
  schematronFailures: (
    xml: string,
    version: string,
  ) => {
    fails: { id: string; path: string; field: string; role: string }[]
    errors: unknown[]
  }
  xsdErrors: (xml: string, root: string, version: string) => Promise<{ line?: number; message: string }[]>
}

const original = dirname(rulesFolder)
export const validatorIsMissing =
  officialFiles.some(({ missing }) => missing) || !existsSync(join(original, 'validate.mjs'))

/** The judge of our own check, run from a copy that finds our packages. */
export async function openValidator(): Promise<Validator> {
  const home = join(
    import.meta.dirname,
    '../../../../node_modules/.cache/official-validator',
    String(process.pid),
  )
  rmSync(home, { recursive: true, force: true })
  mkdirSync(join(home, 'validator'), { recursive: true })
  for (const file of ['validate.mjs', 'engine.mjs'])
    cpSync(join(original, file), join(home, 'validator', file))
  // Under the names by which it looks for the files of a version.
  for (const { version, sdk, rules } of officialFiles) {
    const suffix = version === usualVersion ? '' : `-${version}`
    symlinkSync(rules, join(home, `validator/rules${suffix}`))
    symlinkSync(sdk, join(home, `sdk${suffix}`))
  }
  return import(join(home, 'validator/validate.mjs'))
}
