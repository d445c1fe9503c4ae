import type { Db } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { MasterKeyFile } from '../key-settings.ts'
import { makeMasterKeyFile, MasterKeyFault, MasterKeyFileMissing } from './key-file.ts'
import { addNamedKey, listNamedKeys, lockKeyRegister, type NamedInDatabase } from './key-register.queries.ts'
import { type MasterKeys, readMasterKeys } from './master-keys.ts'

const remedy =
  'Restore the key file from its own backup and start again. Never make a new key instead: what was sealed with the old one would stay unreadable.'

/**
 * The keys of this house: every key that the database names has to be in the file, and the one that wraps is named
 * there from now on. Only where the database names none a first one may be made; whoever starts at the same moment waits.
 */
export const settleMasterKeys = (db: Db, file: MasterKeyFile, now = new Date()): Promise<MasterKeys> =>
  inTransaction(db, async (tx) => {
    await lockKeyRegister(tx)
    const named = await listNamedKeys(tx)
    const keys = named.length === 0 ? firstKeys(file) : knownKeys(file, named)
    const id = keys.wrappingId
    if (!named.some((key) => key.id === id)) await addNamedKey(tx, { id, checkValue: keys.checkOf(id) }, now)
    return keys
  })

function firstKeys({ path, mayMake }: MasterKeyFile): MasterKeys {
  if (mayMake) makeMasterKeyFile(path)
  try {
    return readMasterKeys(path)
  } catch (error) {
    if (!(error instanceof MasterKeyFileMissing)) throw error
    throw new MasterKeyFault(
      `${error.message} docs/operations.md says under "The master key" how to make it.`,
    )
  }
}

function knownKeys({ path }: MasterKeyFile, named: readonly NamedInDatabase[]): MasterKeys {
  const keys = keysIn(path, named)
  const missing = named.filter(({ id }) => !keys.ids.includes(id))
  const others = named.filter(
    ({ id, checkValue }) => keys.ids.includes(id) && !keys.checkOf(id).equals(checkValue),
  )
  const faults = [
    missing.length > 0 && `lacks ${listed(missing)}, which the database names`,
    others.length > 0 && `has another key than the database names under ${listed(others)}`,
  ].filter((fault) => fault !== false)
  if (faults.length > 0)
    throw new MasterKeyFault(`The master key file ${path} ${faults.join(' and ')}. ${remedy}`)
  return keys
}

function keysIn(path: string, named: readonly NamedInDatabase[]): MasterKeys {
  try {
    return readMasterKeys(path)
  } catch (error) {
    if (!(error instanceof MasterKeyFileMissing)) throw error
    throw new MasterKeyFault(`${error.message} The database names ${listed(named)}. ${remedy}`)
  }
}

const listed = (keys: readonly { id: string }[]): string =>
  `${keys.length === 1 ? 'the key' : 'the keys'} ${keys.map(({ id }) => id).join(', ')}`
