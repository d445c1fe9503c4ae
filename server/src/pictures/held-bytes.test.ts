import { expect, test } from 'vitest'
import { type Described, heldBytes, isMadeUp, mostHeld } from './held-bytes.ts'

const described = (changed: Partial<Described>): Described => ({
  format: 'jpeg',
  width: 20_000,
  height: 20_000,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
  ...changed,
})

test.each<[string, Partial<Described>, number]>([
  ['a plain JPEG', {}, 0],
  ['a plain PNG, however deep', { format: 'png', channels: 4, depth: 'ushort' }, 0],
  ['an interlaced PNG', { format: 'png', isProgressive: true }, 1200],
  [
    'one of 16 bits, one can look through',
    { format: 'png', isProgressive: true, channels: 4, depth: 'ushort' },
    3200,
  ],
  ['a progressive JPEG', { isProgressive: true, chromaSubsampling: '4:2:0' }, 1200],
  ['one with fine colours', { isProgressive: true, chromaSubsampling: '4:4:4' }, 2400],
  ['one for print', { isProgressive: true, channels: 4, chromaSubsampling: '4:4:4:4' }, 3200],
  ['a WebP', { format: 'webp', width: 16_000, height: 16_000, channels: 4 }, 1024],
  ['a JPEG on its side', { orientation: 6 }, 1200],
  ['a PNG on its side', { format: 'png', orientation: 6, depth: 'ushort' }, 2400],
])('%s', (_name, changed, megabytes) => {
  expect(heldBytes(described(changed))).toBe(megabytes * 1e6)
})

test('400 million pixels in the usual ways are within the bound', () => {
  const usual = [{}, { format: 'png' }, { isProgressive: true, chromaSubsampling: '4:2:0' }] as const
  for (const way of usual) expect(heldBytes(described(way))).toBeLessThanOrEqual(mostHeld)
})

test('a JPEG of one colour has some bytes for its pixels still', () => {
  expect(isMadeUp(described({}), 10_000)).toBe(true)
  // As small as 400 million pixels of one colour come out.
  expect(isMadeUp(described({}), 1_600_000)).toBe(false)
  expect(isMadeUp(described({ format: 'png' }), 10_000)).toBe(false)
})
