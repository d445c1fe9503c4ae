import { expect, test } from 'vitest'
import { SdkVersion, usualVersionOf, versionInUse } from './sdk-versions.ts'

const both = ['1.7', '1.15']

test('where nobody has chosen it is 1.7, with a portal the newest', () => {
  expect(usualVersionOf(both, false)).toBe('1.7')
  expect(usualVersionOf(both, true)).toBe('1.15')
  expect(usualVersionOf(['1.15'], false), 'the usual one was taken away').toBe('1.15')
})

test('what was chosen counts as long as it is there', () => {
  expect(versionInUse('1.7', both, true)).toBe('1.7')
  expect(versionInUse('1.15', both, false)).toBe('1.15')
  expect(versionInUse('1.15', ['1.7'], false)).toBe('1.7')
  expect(versionInUse(null, both, false)).toBe('1.7')
})

test.each(['', '1', '1.7.5', 'eforms-sdk-1.7', '../1.7', '1.7\n', 'latest'])(
  '%j names no version',
  (name) => {
    expect(SdkVersion.safeParse(name).success).toBe(false)
  },
)
