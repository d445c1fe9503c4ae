import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeMasterKeyFile, MasterKeyFault, MasterKeyFileMissing, readKeyFile } from './key-file.ts'
import { readMasterKeys } from './master-keys.ts'
import { keyOf } from './test-keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'allmende-keys-'))
const path = join(folder, 'master.key')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const [first, second] = [keyOf('first'), keyOf('second')]
function given(text: string, mode = 0o600): string {
  rmSync(path, { force: true })
  writeFileSync(path, text, { mode })
  chmodSync(path, mode)
  return path
}
const faultOf = (work: () => unknown): string => {
  try {
    work()
    return ''
  } catch (error) {
    if (error instanceof MasterKeyFault) return error.message
    throw error
  }
}

test('one key a line, with comments, blank lines and either kind of line end; the last one wraps', () => {
  const text = `# of the authority\n\n2026-01 ${first.toString('base64')}\r\n\t2027-01\t${second.toString('base64')} # new\n`
  expect(readKeyFile(given(text))).toEqual([
    { id: '2026-01', key: first },
    { id: '2027-01', key: second },
  ])
  expect(readMasterKeys(path)).toMatchObject({ wrappingId: '2027-01', ids: ['2026-01', '2027-01'] })
})

const good = `a ${first.toString('base64')}\n`
const secret = second.toString('base64')
test.each([
  ['no key at all', '# nothing\n', 'holds no key'],
  ['an id alone', `${good}b\n`, 'Line 2 of'],
  ['a key alone', `${good}${secret}\n`, 'Line 2 of'],
  ['three words', `b ${secret} c\n`, 'Line 1 of'],
  ['no base64', `b ${secret.slice(0, -3)}?\n`, 'Line 1 of'],
  ['a strange id', `b/c ${secret}\n`, 'Line 1 of'],
  [
    'a short key',
    `${good}b ${second.subarray(1).toString('base64')}\n`,
    'a key of 31 bytes; it must have 32',
  ],
  ['a long key', `b ${Buffer.concat([second, second]).toString('base64')}\n`, 'a key of 64 bytes'],
  ['an id twice', `${good}a ${secret}\n`, 'has the id a twice'],
])('%s is a fault that tells nothing of a key', (_case, text, message) => {
  const fault = faultOf(() => readKeyFile(given(text)))
  expect(fault).toContain(message)
  expect(fault).toContain(path)
  expect(fault).not.toContain(secret.slice(0, 8))
  expect(fault).not.toContain(second.subarray(1).toString('base64').slice(0, 8))
})

test.each(['640', '604', '660', '644', '622'])('mode %s is a fault', (octal) => {
  const read = () => readKeyFile(given(good, Number.parseInt(octal, 8)))
  expect(faultOf(read)).toContain(`(mode ${octal}). Run: chmod 600`)
})
test.each(['600', '400'])('mode %s is right', (octal) => {
  expect(readKeyFile(given(good, Number.parseInt(octal, 8)))).toHaveLength(1)
})

test('no file, a folder, or a folder that is not there', () => {
  expect(() => readKeyFile(join(folder, 'nowhere'))).toThrow(MasterKeyFileMissing)
  mkdirSync(join(folder, 'inner'))
  expect(faultOf(() => readKeyFile(join(folder, 'inner')))).toContain('is no file')
  expect(faultOf(() => makeMasterKeyFile(join(folder, 'no', 'master.key')))).toContain(
    'cannot be made: ENOENT',
  )
})

test('a new file is for its owner alone, is never put over another, and leaves nothing beside it', () => {
  const made = join(folder, 'inner', 'made.key')
  expect(makeMasterKeyFile(made)).toBe(true)
  expect(statSync(made).mode & 0o777).toBe(0o600)
  const content = readFileSync(made, 'utf8')
  expect(readKeyFile(made)).toHaveLength(1)
  expect(makeMasterKeyFile(made)).toBe(false)
  expect(readFileSync(made, 'utf8')).toBe(content)
  expect(readdirSync(join(folder, 'inner'))).toEqual(['made.key'])
  makeMasterKeyFile(join(folder, 'other.key'))
  expect(readKeyFile(join(folder, 'other.key'))).not.toEqual(readKeyFile(made))
})
