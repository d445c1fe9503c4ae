import { expect, test } from 'vitest'
import { decoded } from './hash.ts'

test.each([
  ['', ''],
  ['lose', 'lose'],
  ['%C3%B6ffentlich', 'öffentlich'],
  ['öffentlich', 'öffentlich'],
  ['%', '%'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('%j of an address is read as %j', (written, read) => expect(decoded(written)).toBe(read))
