import { expect, test } from 'vitest'
import type { AuditData } from '../deed/audit-event.ts'
import { boundedData } from './bounded-entries.ts'

const bytes = (data: AuditData) => new TextEncoder().encode(JSON.stringify(data)).length
const change = (label: string, length: number) => ({
  label,
  oldValue: null,
  newValue: 'ä'.repeat(length),
})

test('an entry that fits is left as it is', () => {
  const data = { project: 'Fähre', changes: [change('Titel', 100)] }
  expect(boundedData(data, bytes(data))).toBe(data)
})

test('long texts are cut so that all changes stay named, and say how long they were', () => {
  const data = { project: 'Fähre', changes: [change('Impressum', 900_000), change('Titel', 20)] }
  const bounded = boundedData(data, 64 * 1024)
  expect(bytes(bounded)).toBeLessThanOrEqual(64 * 1024)
  expect(bounded.changes?.map(({ label }) => label)).toEqual(['Impressum', 'Titel'])
  expect(bounded.changes?.[0]?.newValue).toMatch(/^ä{16000} … gekürzt \(900000 Zeichen\)$/)
  expect(bounded.changes?.[1]).toEqual(data.changes[1])
})

test('changes beyond the bound are counted and named', () => {
  const changes = Array.from({ length: 5000 }, (_, at) => change(`Feld ${at}`, 500))
  const bounded = boundedData({ project: 'Fähre', changes }, 64 * 1024)
  expect(bytes(bounded)).toBeLessThanOrEqual(64 * 1024)
  expect(bytes(bounded)).toBeGreaterThan(56 * 1024)
  const [last, ...named] = bounded.changes?.toReversed() ?? []
  expect(last).toEqual({
    label: 'Nicht aufgeführte Änderungen',
    oldValue: null,
    newValue: expect.stringMatching(
      new RegExp(`^${5000 - named.length}: Feld ${named.length}; Feld ${named.length + 1}; .* … gekürzt`),
    ),
  })
})

test('no character is cut in half', () => {
  const bounded = boundedData({ file: '😀'.repeat(20_000) }, 1000)
  expect(bounded.file).toBe(`${'😀'.repeat(100)} … gekürzt (40000 Zeichen)`)
  expect(boundedData({ file: `a${'😀'.repeat(20_000)}` }, 1000).file?.isWellFormed()).toBe(true)
})
