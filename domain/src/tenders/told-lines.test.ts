import { expect, test } from 'vitest'
import { toldLines } from './told-lines.ts'

const line = (lotId: number | null, newValue: string) => ({
  label: 'Beschreibung',
  oldValue: null,
  newValue,
  lotId,
})

test('a change of usual length is told as it is', () => {
  const lines = [line(null, 'neu'), line(4, 'anders')]
  expect(toldLines(lines)).toEqual(lines)
})

test('a long value is told in its beginning', () => {
  const [told] = toldLines([line(null, 'x'.repeat(5000))])
  expect(told?.newValue).toMatch(/^x{2000} … gekürzt \(5000 Zeichen\)$/)
})

test('a long value that reads the same in both languages is cut in both', () => {
  const [told] = toldLines([{ ...line(null, 'x'.repeat(5000)), english: { label: 'Description' } }])
  expect(told?.english).toEqual({
    label: 'Description',
    newValue: `${'x'.repeat(2000)} … shortened (5000 characters)`,
  })
})

test('of very many lines the rest is counted, and each lot still learns that it is concerned', () => {
  const many = Array.from({ length: 300 }, (_, at) => line(at % 2, 'y'.repeat(1000)))
  const told = toldLines(many)
  expect(JSON.stringify(told).length).toBeLessThan(80_000)
  const counted = told.filter(({ label }) => label === 'Weitere geänderte Angaben')
  expect(counted.map(({ lotId }) => lotId).toSorted()).toEqual([0, 1])
  const left = counted.reduce((sum, { newValue }) => sum + Number(newValue), 0)
  expect(told.length - counted.length + left).toBe(300)
})
