import { expect, test } from 'vitest'
import { zipTime } from './zip-dates.ts'
import { dataDescriptor, directoryEnd, directoryRecord, localHeader, usualZip64From } from './zip-records.ts'

const [fits, doesNot] = [0xffff_fffe, 0xffff_ffff]
const head = { name: Buffer.from('a'), size: 1, time: zipTime(new Date('2026-03-01T10:00:00Z')) }

test.each([
  ['as large as fits', fits, 20, 0, 16],
  ['one byte larger', doesNot, 45, 20, 24],
  ['of terabytes', 5e12, 45, 20, 24],
])('a file %s tells in front of it what stands behind it', (_case, size, version, extra, behind) => {
  const header = localHeader({ ...head, size }, usualZip64From)
  expect([header.readUInt16LE(4), header.readUInt16LE(28)]).toEqual([version, extra])
  const descriptor = dataDescriptor(7, size, usualZip64From)
  expect(descriptor.length).toBe(behind)
  expect(behind === 24 ? Number(descriptor.readBigUInt64LE(16)) : descriptor.readUInt32LE(12)).toBe(size)
})

test.each([
  ['everything fits', { size: fits, offset: fits }, 20, []],
  ['it is too large', { size: doesNot, offset: fits }, 45, [doesNot, doesNot]],
  ['it lies too far back', { size: fits, offset: 5e12 }, 45, [5e12]],
  ['it is and does both', { size: 6e12, offset: 5e12 }, 45, [6e12, 6e12, 5e12]],
])('the directory has long numbers of a file where needed: %s', (_case, place, version, long) => {
  const record = directoryRecord({ ...head, ...place, sum: 7 }, usualZip64From)
  const extra = record.subarray(47, 47 + record.readUInt16LE(30))
  expect(record.readUInt16LE(6)).toBe(version)
  expect([20, 24, 42].map((at) => record.readUInt32LE(at))).toEqual(
    [place.size, place.size, place.offset].map((value) => Math.min(value, doesNot)),
  )
  const zip64 = extra.subarray(0, -9)
  expect(zip64.length).toBe(long.length > 0 ? 4 + 8 * long.length : 0)
  expect(long.map((_, index) => Number(zip64.readBigUInt64LE(4 + 8 * index)))).toEqual(long)
  expect(extra.toString('latin1', extra.length - 9, extra.length - 4)).toBe('UT\u0005\u0000\u0001')
  expect(extra.readInt32LE(extra.length - 4)).toBe(head.time.unix)
})

test.each([
  ['all fits', { files: 0xfffe, size: fits, offset: fits }, false],
  ['many files', { files: 0xffff, size: 1, offset: 1 }, true],
  ['a long directory', { files: 1, size: doesNot, offset: 1 }, true],
  ['a directory far back', { files: 1, size: 1, offset: 5e12 }, true],
])('the end has long numbers where needed: %s', (_case, place, isZip64) => {
  const end = directoryEnd(place, usualZip64From)
  expect(end.length).toBe(isZip64 ? 98 : 22)
  if (!isZip64) return
  const long = [32, 40, 48, 64].map((at) => Number(end.readBigUInt64LE(at)))
  expect(long).toEqual([place.files, place.size, place.offset, place.offset + place.size])
})
