import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** The master keys are not there, or not the right ones; the message is the operator's. */
export class MasterKeyFault extends Error {}

/** There is no key file at all. */
export class MasterKeyFileMissing extends MasterKeyFault {}

export type NamedKey = { id: string; key: Buffer }

const keySize = 32
const mayBeUsedByOthers = 0o077

export const isKeyId = (id: string): boolean => /^[\w.-]{1,64}$/.test(id)

/** The keys of the file, in its order; the last one wraps. */
export function readKeyFile(path: string): NamedKey[] {
  const keys = contentOf(path)
    .split(/\r?\n/)
    .flatMap((line, index) => keyIn(line, `Line ${index + 1} of the master key file ${path}`))
  if (keys.length === 0) throw new MasterKeyFault(`The master key file ${path} holds no key.`)
  const double = keys.find(({ id }, index) => keys.findIndex((other) => other.id === id) !== index)
  if (double) throw new MasterKeyFault(`The master key file ${path} has the id ${double.id} twice.`)
  return keys
}

function contentOf(path: string): string {
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    const facts = fstatSync(file)
    if (!facts.isFile()) throw new MasterKeyFault(`The master key file ${path} is no file.`)
    const mode = facts.mode & 0o777
    if (process.platform !== 'win32' && (mode & mayBeUsedByOthers) !== 0)
      throw new MasterKeyFault(
        `The master key file ${path} is open to others (mode ${mode.toString(8)}). Run: chmod 600 ${path}`,
      )
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof MasterKeyFault) throw error
    const { code = '', message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new MasterKeyFileMissing(`There is no master key file ${path}.`)
    throw new MasterKeyFault(`The master key file ${path} cannot be read: ${code || message}.`)
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

/** What is wrong is named by its place, never by its content. */
function keyIn(line: string, place: string): NamedKey[] {
  const words = line
    .replace(/(^|\s)#.*/, '')
    .split(/\s+/)
    .filter(Boolean)
  if (words.length === 0) return []
  const [id = '', text = ''] = words
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(text)
  if (words.length !== 2 || !isKeyId(id) || !isBase64)
    throw new MasterKeyFault(`${place} is not an id and a key in base64, separated by a blank.`)
  const key = Buffer.from(text, 'base64')
  if (key.length !== keySize)
    throw new MasterKeyFault(`${place} has a key of ${key.length} bytes; it must have ${keySize}.`)
  return [{ id, key }]
}

/** Makes a file with one new key, whole or not at all; false where there is one already. */
export function makeMasterKeyFile(path: string): boolean {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  const id = `${new Date().toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`
  try {
    writeFileSync(aside, keyFileWith(id, randomBytes(keySize)), { flag: 'wx', mode: 0o600, flush: true })
    linkSync(aside, path)
    flushFolderOf(path)
    return true
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    throw new MasterKeyFault(`The master key file ${path} cannot be made: ${code || message}.`)
  } finally {
    rmSync(aside, { force: true })
  }
}

const keyFileWith = (id: string, key: Buffer): string =>
  [
    '# The master key of Allmende. Keep a copy of this file apart from the database and the files:',
    '# without it nothing that was sealed can be read again.',
    `${id} ${key.toString('base64')}`,
    '',
  ].join('\n')

/** So that the name is there after a power failure too; not every system lets a folder be opened. */
function flushFolderOf(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(dirname(path), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
