import { expect, test } from 'vitest'
import { isQuicklyRead } from './quickly-read.ts'

test.each([
  ['a short notice', '<a>x</a>'.repeat(700), true],
  ['one with long texts', `<a>${'x'.repeat(140_000)}</a>`, true],
  ['one with longer texts', `<a>${'x'.repeat(150_000)}</a>`, false],
  ['a short one with very many elements', '<a/>'.repeat(1_501), false],
  ['nothing', '', true],
])('what is read at once, and not beside the work of others: %s', (_name, xml, isQuick) => {
  expect(isQuicklyRead(xml)).toBe(isQuick)
})
