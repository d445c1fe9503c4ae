import { expect, test } from 'vitest'
import { draftKey, largestDraft, oldestDrafts, readDraft, writeDraft } from './draft.ts'

const at = new Date('2026-11-15T09:42:00Z')
const soon = new Date('2026-11-16T09:42:00Z')

test('a draft comes back as it was', () => {
  const text = writeDraft({ name: 'Größe' }, 1, at)
  expect(readDraft(text, 1, soon)).toEqual({ value: { name: 'Größe' }, at })
})

test.each([
  ['none', null],
  ['damaged', '{"version":1,'],
  ['not a draft', '"text"'],
  ['without a date', '{"version":1,"value":{}}'],
  ['of an older form', writeDraft({}, 0, at)],
  ['too old', writeDraft({}, 1, new Date('2026-01-01T00:00:00Z'))],
])('a draft that is %s is no draft', (_, text) => {
  expect(readDraft(text, 1, soon)).toBeNull()
})

test('what is too large is not kept', () => {
  expect(writeDraft('x'.repeat(largestDraft), 1, at)).toBeNull()
})

test('each user and form has a place of its own', () => {
  const keys = [draftKey('a@b.de', 'x.y'), draftKey('a@b.de.x', 'y'), draftKey('c@b.de', 'x.y')]
  expect(new Set(keys).size).toBe(3)
})

test('gives up the oldest first, and nothing that is not a draft', () => {
  const old = writeDraft({}, 1, at) ?? ''
  const young = writeDraft({}, 1, soon) ?? ''
  const keys = oldestDrafts([
    ['allmende.draft.young', young],
    ['allmende.language', 'de'],
    ['allmende.draft.old', old],
  ])
  expect(keys).toEqual(['allmende.draft.old', 'allmende.draft.young'])
})
