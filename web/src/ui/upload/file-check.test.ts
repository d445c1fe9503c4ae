import { expect, test } from 'vitest'
import { faultOf } from './file-check.ts'

test.each([
  ['plan.pdf', 10, null],
  ['PLAN.PDF', 10, null],
  ['plan.exe', 10, 'hat eine Dateiart'],
  ['plan.pdf', 0, 'ist leer'],
  ['plan.pdf', 2000, 'ist zu groß'],
  ['äöü-plan.pdf', 10, null],
  ['äöüä-plan.pdf', 10, 'ist zu lang'],
])('%s of %d bytes: %s', (name, size, said) => {
  const fault = faultOf({ name, size }, { types: ['.pdf'], largest: 1000, longestName: 15 })
  if (said === null) expect(fault).toBeNull()
  else expect(fault?.text.de).toContain(said)
})
