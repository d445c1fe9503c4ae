import { expect, test } from 'vitest'
import { isInStep } from './setup.mjs'

const zod = { version: '4.6.7' }
const locked = {
  '': {},
  domain: { version: '0.1.0' },
  'node_modules/zod': zod,
  'node_modules/other-machine': { version: '1.0.0', optional: true, os: ['plan9'] },
}

test.each([
  ['nothing is installed', null, false],
  ['everything this machine needs is there', { 'node_modules/zod': zod }, true],
  ['a package is missing', {}, false],
  ['a package has another version', { 'node_modules/zod': { version: '4.6.6' } }, false],
  ['it was installed on another kind of machine', { 'node_modules/zod': { ...zod, os: ['plan9'] } }, false],
])('in step with the lockfile when %s: %s → %s', (_, installed, expected) => {
  expect(isInStep(locked, installed)).toBe(expected)
})
