import { expect, test } from 'vitest'
import { bilingualLines, lineIn } from './bilingual-lines.ts'

const line = (label: string, oldValue: string | null, newValue: string | null, lotId: number | null = 4) => ({
  label,
  oldValue,
  newValue,
  lotId,
})
const german = line('Teilnahmefrist', null, 'Di., 01.06.2027, 12:00 Uhr')
const english = line('Application deadline', null, 'Tue, 01.06.2027, 12:00')

test('a line is read in either language', () => {
  const [both = german] = bilingualLines([german], [english])
  expect(lineIn(both, 'de')).toEqual(german)
  expect(lineIn(both, 'en')).toEqual(english)
})

test('what reads the same in both is kept once', () => {
  const [both] = bilingualLines([line('Titel', 'Kiosk', 'Café')], [line('Title', 'Kiosk', 'Café')])
  expect(both).toEqual({ ...line('Titel', 'Kiosk', 'Café'), english: { label: 'Title' } })
})

test('a line without English is told in German', () => {
  expect(lineIn(german, 'en')).toEqual(german)
  expect(bilingualLines([german, german], [english])).toEqual([german, german])
})
