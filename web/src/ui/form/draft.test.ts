import { expect, test } from 'vitest'
import { draftKey, largestDraft, oldestDrafts, readDraft, unanswered, writeDraft } from './draft.ts'

const at = new Date('2026-11-15T09:42:00Z')
const soon = new Date('2026-11-16T09:42:00Z')

test('a draft comes back as it was', () => {
  const text = writeDraft({ value: { name: 'Größe' }, at }, 1)
  expect(readDraft(text, 1, soon)).toEqual({ value: { name: 'Größe' }, at })
})

test('what was offered and not answered is kept beside what is typed next, however often', () => {
  const first = { value: 'much', at }
  const second = { value: 'a letter', at: soon, before: unanswered(first) }
  expect(readDraft(writeDraft(second, 1), 1, soon)).toEqual({ ...second, before: first })
  expect(unanswered(second)).toEqual(first)
  expect(unanswered(null)).toBeUndefined()
})

test.each([
  ['none', null],
  ['damaged', '{"version":1,'],
  ['not a draft', '"text"'],
  ['without a date', '{"version":1,"value":{}}'],
  ['of an older form', writeDraft({ value: {}, at }, 0)],
  ['too old', writeDraft({ value: {}, at: new Date('2026-01-01T00:00:00Z') }, 1)],
])('a draft that is %s is no draft', (_, text) => {
  expect(readDraft(text, 1, soon)).toBeNull()
})

test('what is too large is not kept', () => {
  expect(writeDraft({ value: 'x'.repeat(largestDraft), at }, 1)).toBeNull()
})

test('each user and form has a place of its own', () => {
  const keys = [draftKey('a@b.de', 'x.y'), draftKey('a@b.de.x', 'y'), draftKey('c@b.de', 'x.y')]
  expect(new Set(keys).size).toBe(3)
})

test('gives up the oldest first, and nothing that is not a draft', () => {
  const old = writeDraft({ value: {}, at }, 1) ?? ''
  const young = writeDraft({ value: {}, at: soon }, 1) ?? ''
  const keys = oldestDrafts([
    ['allmende.draft.young', young],
    ['allmende.language', 'de'],
    ['allmende.draft.old', old],
  ])
  expect(keys).toEqual(['allmende.draft.old', 'allmende.draft.young'])
})
