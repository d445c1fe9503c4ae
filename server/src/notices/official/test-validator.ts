import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rulesFolder, sdkFolder, sdkIsMissing } from '../test-sdk-folder.ts'

/** What the independent check of the standard's rules says of a notice. */
type Validator = {
  schematronFailures: (xml: string) => {
    fails: { id: string; path: string; field: string; role: string }[]
    errors: unknown[]
  }
  xsdErrors: (xml: string, root: string) => Promise<{ line?: number; message: string }[]>
}

const original = dirname(rulesFolder)
export const validatorIsMissing = sdkIsMissing || !existsSync(join(original, 'validate.mjs'))

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
  symlinkSync(rulesFolder, join(home, 'validator/rules'))
  symlinkSync(sdkFolder, join(home, 'sdk'))
  return import(join(home, 'validator/validate.mjs'))
}
