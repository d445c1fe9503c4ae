import { realpathSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { z } from 'zod'

/** Where the master keys are, and whether a first one may be made there. */
export type MasterKeyFile = { path: string; mayMake: boolean }

/** The variables about the master keys. */
export const masterKeyVariables = { MASTER_KEY_FILE: z.string().trim().min(1).optional() }

type Variables = z.output<z.ZodObject<typeof masterKeyVariables>>
/** What it depends on besides: with a database of the operator's own the key is hers to make and to keep. */
type House = { DATABASE_URL?: string | undefined; DATA_DIR: string }
type Fault = { name: keyof Variables; message: string }

/** What is wrong with the variables as a whole. */
export function masterKeyFaults({ MASTER_KEY_FILE, DATABASE_URL, DATA_DIR }: Variables & House): Fault[] {
  const fault = (message: string): Fault[] => [{ name: 'MASTER_KEY_FILE', message }]
  if (DATABASE_URL === undefined) return []
  if (MASTER_KEY_FILE === undefined) return fault('must be set together with DATABASE_URL')
  if (isInside(MASTER_KEY_FILE, DATA_DIR))
    return fault('must lie outside DATA_DIR, so that no copy of the data holds its key')
  return []
}

export const masterKeyFile = ({
  MASTER_KEY_FILE,
  DATABASE_URL,
  DATA_DIR,
}: Variables & House): MasterKeyFile => ({
  path: resolve(MASTER_KEY_FILE ?? join(DATA_DIR, 'master.key')),
  mayMake: DATABASE_URL === undefined,
})

function isInside(path: string, folder: string): boolean {
  const [first] = relative(real(folder), real(path)).split(sep)
  return first !== '..'
}

/** Where it really is; of what is not there yet, as far as it is there. */
function real(path: string): string {
  const whole = resolve(path)
  try {
    return realpathSync(whole)
  } catch {
    return dirname(whole) === whole ? whole : join(real(dirname(whole)), relative(dirname(whole), whole))
  }
}
