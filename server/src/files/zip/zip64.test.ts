import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { type ZipEntry, zipOf } from '../zip-stream.ts'

const unzip = '/usr/bin/unzip'
const hasPython = spawnSync('python3', ['--version']).status === 0
const folder = mkdtempSync(join(tmpdir(), 'allmende-zip64-'))
afterAll(() => rmSync(folder, { recursive: true }))

const date = new Date('2026-07-01T10:00:07Z')
async function* filesOf(sizes: Iterable<number>): AsyncGenerator<ZipEntry> {
  let index = 0
  for (const size of sizes)
    yield { name: `Maß/${index++}`, size, date, open: async () => Readable.from([Buffer.alloc(size, 'x')]) }
}

const whole = async (archive: Readable) => Buffer.concat(await archive.toArray())

/** Small and large files, before and behind where offsets become long. */
const sizes = [10, 1500, 999, 1000, 0]
const small = async () => whole(zipOf(filesOf(sizes), { bytes: 1000, files: 5 }))
const long = (zip: Buffer, at: number) => Number(zip.readBigUInt64LE(at))

/** The end of the directory, found by the way that readers of ZIP64 go. */
function endOf(zip: Buffer) {
  const locator = zip.length - 22 - 20
  expect(zip.toString('latin1', locator, locator + 4)).toBe('PK\u0006\u0007')
  const end = long(zip, locator + 8)
  expect(zip.toString('latin1', end, end + 4)).toBe('PK\u0006\u0006')
  return { end, files: long(zip, end + 32), size: long(zip, end + 40), offset: long(zip, end + 48) }
}

/** Where a file lies and how long it is, from its record in the directory. */
function recordAt(zip: Buffer, at: number) {
  const [named, extra] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)]
  let next = at + 46 + named + 4
  const [, size = 0, offset = 0] = [20, 24, 42].map((field) => {
    const value = zip.readUInt32LE(at + field)
    if (value < 0xffff_ffff) return value
    next += 8
    return long(zip, next - 8)
  })
  return { size, offset, version: zip.readUInt16LE(at + 6), next: at + 46 + named + extra }
}

test('where numbers become long, all records are whole and lead to each other', async () => {
  const zip = await small()
  const { end, ...directory } = endOf(zip)
  expect(directory).toEqual({ files: sizes.length, size: end - directory.offset, offset: directory.offset })
  let [at, expected] = [directory.offset, 0]
  for (const size of sizes) {
    const record = recordAt(zip, at)
    const isLarge = size >= 1000
    expect(record).toMatchObject({ size, offset: expected, version: isLarge || expected >= 1000 ? 45 : 20 })
    expect(zip.readUInt16LE(expected + 4)).toBe(isLarge ? 45 : 20)
    const content = expected + 30 + zip.readUInt16LE(expected + 26) + zip.readUInt16LE(expected + 28)
    expect(zip.toString('latin1', content, content + size)).toBe('x'.repeat(size))
    const descriptor = content + size
    expect(zip.toString('latin1', descriptor, descriptor + 4)).toBe('PK\u0007\u0008')
    expect(isLarge ? long(zip, descriptor + 16) : zip.readUInt32LE(descriptor + 12)).toBe(size)
    expected = descriptor + (isLarge ? 24 : 16)
    at = record.next
  }
  expect([expected, at]).toEqual([directory.offset, end])
})

const reading = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as zip:
    print(zip.testzip(), [file.file_size for file in zip.infolist()], zip.infolist()[0].date_time)`

test.skipIf(!hasPython)('Python reads long numbers, and German time', async () => {
  const file = join(folder, 'python.zip')
  writeFileSync(file, await small())
  const said = execFileSync('python3', ['-c', reading, file], { encoding: 'utf8' })
  expect(said.trim()).toBe(`None [${sizes.join(', ')}] (2026, 7, 1, 12, 0, 6)`)
})

test.skipIf(!existsSync(unzip))('unzip finds nothing wrong with long numbers', async () => {
  const file = join(folder, 'unzip.zip')
  writeFileSync(file, await small())
  expect(execFileSync(unzip, ['-tq', file], { encoding: 'utf8' })).toContain('No errors detected')
})
