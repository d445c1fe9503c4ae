import { expect, test } from 'vitest'
import type { Found } from '../../notices/check/check.ts'
import { newlyDue } from './newly-due.ts'

const missing = (
  panelPath: string,
  fieldId: string | null,
  severity: Found['severity'] = 'ERROR',
): Found => ({
  severity,
  fieldId,
  panelPath,
  rule: 'missing',
  text: { de: '', en: '' },
  values: {},
})

test('told is what only the newer version asks for, and nothing that is chosen on the way', () => {
  const before = [missing('GR-Lot[1]/BT-21-Lot', 'BT-21-Lot')]
  const after = [
    missing('GR-Lot[1]/BT-21-Lot', 'BT-21-Lot'),
    missing('GR-Lot[1]/OPT-140-Lot', 'OPT-140-Lot'),
    missing('GR-Lot[1]/BT-809-Lot', 'BT-809-Lot'),
    missing('GR-Lot[1]/BT-821-Lot', 'BT-821-Lot', 'WARN'),
  ]
  const anew = [{ to: 'GR-Lot[1]/BT-809-Lot' }]
  expect(newlyDue(before, after, { anew }).map(({ fieldId }) => fieldId)).toEqual(['OPT-140-Lot'])
})

test('a whole group is known by its own name', () => {
  const before = [missing('GR-Lot[1]/GR-Lot-Review[1]', null)]
  const after = [missing('GR-Lot[2]/GR-Lot-Review[1]', null), missing('GR-Lot[1]/GR-Lot-Source[1]', null)]
  expect(newlyDue(before, after, { anew: [] }).map(({ panelPath }) => panelPath)).toEqual([
    'GR-Lot[1]/GR-Lot-Source[1]',
  ])
})
