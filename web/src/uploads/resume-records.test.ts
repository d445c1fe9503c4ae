import { expect, test } from 'vitest'
import { isSameFile, type ResumeRecord, recordOf, recordsIn } from './resume-records.ts'

const plan: ResumeRecord = {
  url: 'https://vergabe.example/api/v1/uploads/1',
  name: 'plan.pdf',
  path: 'Pläne/plan.pdf',
  size: 300,
  modified: 1_700_000_000_000,
  purpose: '',
}
const file = { name: 'plan.pdf', size: 300, lastModified: 1_700_000_000_000 }

test('what was kept is read as it was; what is damaged is nothing', () => {
  expect(recordsIn(JSON.stringify([plan]))).toEqual([plan])
  for (const text of [null, '', '{', '7', '[{"url":1}]']) expect(recordsIn(text)).toEqual([])
})

test.each([
  ['the same', {}, true],
  ['another name', { name: 'lage.pdf' }, false],
  ['another size', { size: 301 }, false],
  ['changed since', { lastModified: 1_700_000_000_001 }, false],
])('%s', (_what, difference, same) => {
  expect(isSameFile(plan, { ...file, ...difference })).toBe(same)
})

test('an upload that takes the place of a document goes on only as that', () => {
  const replacing = { ...plan, url: 'https://vergabe.example/api/v1/uploads/2', purpose: '7' }
  const records = [replacing, plan]
  expect(recordOf(records, file, '')).toBe(plan)
  expect(recordOf(records, file, '7')).toBe(replacing)
  expect(recordOf(records, file, '8')).toBeUndefined()
})
