import { expect, test } from 'vitest'
import { acceptedEncodings } from './accepted-encodings.ts'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['identity', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['GZIP;q=0.5 , Br', ['br', 'gzip', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br; q=0.000, gzip;q=0', ['identity']],
  ['brotli, x-gzip', ['identity']],
] as const)('who accepts %j may get %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})
