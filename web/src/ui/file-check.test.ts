import { expect, test } from 'vitest'
import { faultOf, saySize } from './file-check.ts'

test.each([
  [0, '0 Byte'],
  [999, '999 Byte'],
  [1536, '1,5 KB'],
  [1024 ** 2, '1 MB'],
  [5 * 1024 ** 4, '5.120 GB'],
])('%d bytes are %s', (bytes, said) => expect(saySize(bytes)).toBe(said))

test.each([
  ['plan.pdf', 10, null],
  ['PLAN.PDF', 10, null],
  ['plan.exe', 10, 'hat eine Dateiart'],
  ['plan.pdf', 0, 'ist leer'],
  ['plan.pdf', 2000, 'ist zu groß'],
])('%s of %d bytes: %s', (name, size, said) => {
  const fault = faultOf({ name, size }, { types: ['.pdf'], largest: 1000 })
  if (said === null) expect(fault).toBeNull()
  else expect(fault?.text.de).toContain(said)
})
