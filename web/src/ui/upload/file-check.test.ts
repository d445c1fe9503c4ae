import { say } from '@allmende/domain/texts.ts'
import { expect, test } from 'vitest'
import { faultOf } from './file-check.ts'

test.each([
  ['plan.pdf', 10, null],
  ['PLAN.PDF', 10, null],
  ['plan.exe', 10, 'hat eine Dateiart'],
  ['plan.pdf', 0, 'ist leer'],
  ['plan.pdf', 2000, 'ist zu groß'],
  [`${'ä'.repeat(300)}.pdf`, 10, null],
])('%s of %d bytes: %s', (name, size, said) => {
  const fault = faultOf({ name, size }, { types: ['.pdf'], largest: 1000 })
  if (said === null) expect(fault).toBeNull()
  else expect(fault?.text.de).toContain(said)
})

test('sizes are written as the reader writes them', () => {
  const fault = faultOf({ name: 'plan.pdf', size: 1500 }, { largest: 1200 })
  const said = (language: 'de' | 'en') => fault && say(fault.text, language, fault.values)
  expect(said('de')).toBe('plan.pdf ist zu groß (1,5 KB). Höchstens 1,2 KB sind möglich.')
  expect(said('en')).toBe('plan.pdf is too large (1.5 KB). At most 1.2 KB is possible.')
})
