import { randomUUID } from 'node:crypto'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { withField, withGroupAdded } from '@allmende/domain/notices/values/editing.ts'
import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import { partiesOf, withParty, withPartyReplaced } from '@allmende/domain/notices/values/parties.ts'
import { pathsTo } from '@allmende/domain/notices/values/reading.ts'
import { expect, test } from 'vitest'
import { formOfTemplate } from './catalogues.ts'

test('of the contact points of a replaced party those go that nothing names', () => {
  const form = formOfTemplate('EU-19', 'de') as Form
  const { values, path } = withParty(form, newValues(form, { uuid: randomUUID }))
  const first = withGroupAdded(form, values, path, 'GR-Touch-Point')
  const second = withGroupAdded(form, first.values, path, 'GR-Touch-Point')
  expect(partiesOf(second.values)[0]?.contactPoints.map(({ id }) => id)).toEqual(['TPO-0001', 'TPO-0002'])
  const [asked = ''] = pathsTo(form, second.values, 'OPT-301-Lot-AddInfo')
  const named = withField(form, second.values, asked, { listValue: ['TPO-0002'] })
  const replaced = withPartyReplaced(form, named, path, { id: 7, name: 'Stadt Bochum', contact: {} })
  expect(partiesOf(replaced)).toMatchObject([
    { name: 'Stadt Bochum', organizationId: 7, contactPoints: [{ id: 'TPO-0002' }] },
  ])
})
