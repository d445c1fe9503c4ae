import { expect, test } from 'vitest'
import { refusedPlaces } from './refused-places.ts'

test.each([
  ['nothing', {}, null, []],
  ['a sentence for no field', { panels: 'Nein' }, null, []],
  ['a deadline of the tender', { applicationDeadline: 'Vorbei' }, 'beschreibung/applicationDeadline', []],
  [
    'a deadline of a lot',
    { 'panels.GR-Lot[1]/offerDeadline': 'Zu früh' },
    'GR-Lot[1]/offerDeadline',
    ['GR-Lot[1]/offerDeadline'],
  ],
  [
    'both, the tender first',
    { 'panels.GR-Lot[1]/offerDeadline': 'Zu früh', offerDeadline: 'Zu früh' },
    'beschreibung/offerDeadline',
    ['GR-Lot[1]/offerDeadline'],
  ],
])('%s', (_what, fields: Record<string, string>, first, inNotice) => {
  const places = refusedPlaces(fields)
  expect([places.first, Object.keys(places.inNotice)]).toEqual([first, inNotice])
})
