import { expect, test } from 'vitest'
import { dayOf, keptDay, keptTime, otherHalf, timeOf } from './zoned.ts'

test('a day is kept with the offset that Germany has on it', () => {
  expect(keptDay('2026-03-02')).toBe('2026-03-02+01:00')
  expect(keptDay('2026-07-02')).toBe('2026-07-02+02:00')
  expect(dayOf('2026-07-02+02:00')).toBe('2026-07-02')
  expect(dayOf('2026-07-02Z')).toBe('2026-07-02')
})

test('a time is kept with the offset of its day', () => {
  expect(keptTime('10:15', '2026-03-02+01:00')).toBe('10:15:00+01:00')
  expect(keptTime('10:15', '2026-07-02+02:00')).toBe('10:15:00+02:00')
  expect(keptTime('10:15', undefined)).toMatch(/^10:15:00\+0[12]:00$/)
  expect(timeOf('10:15:00+01:00')).toBe('10:15')
})

test('what cannot be read stays as it was typed', () => {
  expect(keptDay('morgen')).toBe('morgen')
  expect(dayOf('31.11.2026')).toBe('31.11.2026')
  expect(keptTime('mittags', '2026-03-02+01:00')).toBe('mittags')
  expect(timeOf('25:00 Uhr')).toBe('25:00 Uhr')
})

test('date and time of one deadline know each other', () => {
  expect(otherHalf('GR-Lot[1]/BT-131(d)-Lot')).toBe('GR-Lot[1]/BT-131(t)-Lot')
  expect(otherHalf('BT-131(t)-Lot')).toBe('BT-131(d)-Lot')
  expect(otherHalf('BT-21-Lot')).toBeNull()
})
