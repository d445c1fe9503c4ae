import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Header, newFileKey, SealBroken } from './envelope.ts'
import { newHeader, rewrapped, wrappingIdOf } from './header.ts'
import { MasterKeyFault } from './key-file.ts'
import { SecretBroken } from './master-keys.ts'
import { keysNamed } from './test-keys.ts'

const fileId = randomUUID()
const fileKey = newFileKey()
const old = keysNamed('old')
const both = keysNamed('old', 'new')
const header = newHeader(old, fileId, fileKey)
const wrapOf = ({ wraps }: Header) => wraps[0] as { kind: string; keyId: string; nonce: string; key: string }
const withWrap = (change: Partial<ReturnType<typeof wrapOf>>): Header => ({
  ...header,
  wraps: [{ ...wrapOf(header), ...change }],
})
/** The same text with one bit of its bytes flipped. */
const flipped = (text: string, bit: number) => {
  const bytes = Buffer.from(text, 'base64url')
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return bytes.toString('base64url')
}

test('the last key wraps, every key unwraps, and the header is JSON', () => {
  expect(both).toMatchObject({ wrappingId: 'new', ids: ['old', 'new'] })
  expect(wrappingIdOf(header)).toBe('old')
  expect(wrappingIdOf(newHeader(both, fileId, fileKey))).toBe('new')
  const stored = JSON.parse(JSON.stringify(header)) as Header
  expect(both.unwrap(fileId, stored)).toEqual(fileKey)
  expect(JSON.stringify(header)).not.toContain(fileKey.toString('base64url'))
})

test('a wrap opens nothing but its own file, as its own kind', () => {
  expect(() => old.unwrap(randomUUID(), header)).toThrow(SealBroken)
  expect(() => old.unwrap(fileId, withWrap({ kind: 'recipient' }))).toThrow(SealBroken)
  expect(() => old.unwrap(fileId, { format: 1, wraps: [] })).toThrow(SealBroken)
  expect(() => old.unwrap(fileId, { ...header, format: 2 as 1 })).toThrow(SealBroken)
  expect(() => keysNamed('old=another').unwrap(fileId, header)).toThrow(
    `The key of file ${fileId} is broken.`,
  )
  expect(() => keysNamed('new').unwrap(fileId, header)).toThrow(MasterKeyFault)
  expect(() => keysNamed('new').unwrap(fileId, header)).toThrow(`File ${fileId} needs the master key old`)
})

test('wherever a bit of a wrap is flipped, it is broken', () => {
  for (const part of ['nonce', 'key'] as const) {
    const bits = Buffer.from(wrapOf(header)[part], 'base64url').length * 8
    for (let bit = 0; bit < bits; bit++)
      expect(() => old.unwrap(fileId, withWrap({ [part]: flipped(wrapOf(header)[part], bit) }))).toThrow(
        SealBroken,
      )
  }
  for (const key of ['', 'AAAA', '!!'])
    expect(() => old.unwrap(fileId, withWrap({ key }))).toThrow(SealBroken)
})

test('wrapped anew it is the same key, and wraps of other kinds stay and are passed over', () => {
  const other = { kind: 'recipient', of: 'later', numbers: [1, 2] }
  const after = rewrapped(both, fileId, { ...header, wraps: [other, ...header.wraps] })
  expect(after.wraps).toHaveLength(2)
  expect(after.wraps).toContainEqual(other)
  expect(wrappingIdOf(after)).toBe('new')
  expect(keysNamed('new').unwrap(fileId, after)).toEqual(fileKey)
})

test('a check value tells keys of one id apart, and ids of one key', () => {
  expect(keysNamed('old').checkOf('old')).toEqual(both.checkOf('old'))
  expect(keysNamed('old=another').checkOf('old')).not.toEqual(old.checkOf('old'))
  expect(keysNamed('a=same').checkOf('a')).not.toEqual(keysNamed('b=same').checkOf('b'))
})

test('a small secret opens for its own purpose only, under whichever key it names', () => {
  const secret = Buffer.from('JBSWY3DPEHPK3PXP')
  const sealed = old.seal('two-factor anna@x.example', secret)
  expect(sealed.includes(secret)).toBe(false)
  expect(both.open('two-factor anna@x.example', sealed)).toEqual(secret)
  expect(sealed.subarray(0, old.sealPrefix.length)).toEqual(old.sealPrefix)
  expect(() => both.open('two-factor emil@x.example', sealed)).toThrow(SecretBroken)
  expect(() => keysNamed('new').open('two-factor anna@x.example', sealed)).toThrow(MasterKeyFault)
  expect(() => keysNamed('old=another').open('two-factor anna@x.example', sealed)).toThrow(SecretBroken)
  for (let bit = 0; bit < sealed.length * 8; bit++)
    expect(() =>
      both.open(
        'two-factor anna@x.example',
        Buffer.from(flipped(sealed.toString('base64url'), bit), 'base64url'),
      ),
    ).toThrow()
  for (let length = 0; length < sealed.length; length++)
    expect(() => both.open('two-factor anna@x.example', sealed.subarray(0, length))).toThrow()
})
