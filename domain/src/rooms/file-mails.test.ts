import { expect, test } from 'vitest'
import { fileList, isToldOf } from './file-mails.ts'

test('a mail names ten files and tells how many more there are', () => {
  const names = (count: number) => Array.from({ length: count }, (_, n) => `${n + 1}.pdf`)
  expect(fileList(['Lageplan.pdf'])).toBe('Lageplan.pdf')
  expect(fileList(names(10))).toMatch(/, 10\.pdf$/)
  expect(fileList(names(11))).toMatch(/, 10\.pdf und 1 weitere$/)
  expect(fileList(names(22))).toMatch(/^1\.pdf, 2\.pdf, .* und 12 weitere$/)
})

test.each([
  ['CLIENT', null, 1, true],
  ['CLIENT', 7, 1, true],
  ['CONTRACTOR', 5, 1, true],
  ['CONTRACTOR', 4, 1, false],
  ['CONTRACTOR', 7, 1, false],
  ['CONTRACTOR', null, 1, false],
  ['CLIENT', null, null, false],
] as const)('a %s room of phase %s of tender %s is told of: %s', (type, stage, projectId, told) => {
  expect(isToldOf({ type, stage, projectId })).toBe(told)
})
