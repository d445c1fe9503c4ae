import { expect, test } from 'vitest'
import { saySize } from './sizes.ts'

test.each([
  [0, '0 Bytes'],
  [999, '999 Bytes'],
  [1000, '1 KB'],
  [1536, '1,5 KB'],
  [999_000, '999 KB'],
  [1_000_000, '1 MB'],
  [1024 ** 2, '1 MB'],
  [999_000_000, '999 MB'],
  [1_000_000_000, '1 GB'],
  [5_120_000_000_000, '5.120 GB'],
])('%d bytes are %s', (bytes, said) => expect(saySize(bytes)).toBe(said))
