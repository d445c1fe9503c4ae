import { expect, test } from 'vitest'
import { openDraft } from './open-draft.ts'
import { leftBy, stateOf } from './result-states.ts'
import { texts } from './results.texts.ts'

const now = new Date('2026-11-15T10:00:00Z')
const later = new Date('2026-11-18T10:00:00Z')

test.each([
  [null, null, texts.draft],
  [1, null, texts.atPortal],
  [2, later, texts.planned],
  [2, now, texts.published],
  [8, null, texts.discarded],
])('a result at %s, public from %s', (stage, publicFrom, text) => {
  expect(stateOf({ stage, publicFrom }, now).text).toBe(text)
})

const result = (id: number, lotIds: number[]) => ({ id, lotIds, stage: null, publicFrom: null, notices: [] })

test.each([
  [[], [], null],
  [[], [result(7, [1])], texts.made],
  [[result(7, [1])], [result(7, [1, 2])], texts.added],
  [[result(7, [1])], [result(7, [1]), result(8, [2])], texts.made],
  [[result(7, [1])], [result(7, [1])], null],
])('from %j to %j', (before, after, text) => {
  expect(leftBy(before, after)).toBe(text)
})

test('what was sent or discarded is no open draft', () => {
  const sent = { ...result(7, [1]), stage: 1 }
  const discarded = { ...result(8, [1]), stage: 8 }
  expect(openDraft([sent, discarded])).toBeUndefined()
  expect(openDraft([sent, result(9, [1]), result(10, [2])])?.id).toBe(9)
})
