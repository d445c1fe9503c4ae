import { expect, test } from 'vitest'
import { sampleForm as form } from '../../notices/samples/sample-form.ts'
import { partiesOf, partyPath, type PartySource, withPartyReplaced } from '../../notices/values/parties.ts'
import type { GroupValue, PanelValues } from '../../notices/values/values.ts'
import { withKnownParties } from './notice-import.ts'

const bochum: PartySource = { id: 7, name: 'Stadt Bochum', vat: 'DE123', contact: { city: 'Bochum' } }
const organizationWith = (number: string) => (number === 'DE123' ? bochum : undefined)

/** Every second one has a number that we know. */
const partyRow = (at: number): GroupValue => ({
  contentId: 'GR-Organisations',
  ordinal: at + 1,
  children: [
    { contentId: 'OPT-200-Organization-Company', stringValue: `ORG-${String(at + 1).padStart(4, '0')}` },
    {
      contentId: 'GR-Company',
      ordinal: 1,
      children: [
        { contentId: 'BT-500-Organization-Company', stringValue: `Partei ${at + 1}` },
        { contentId: 'BT-501-Organization-Company', listValue: [at % 2 ? 'DE123' : `X-${at}`] },
        { contentId: 'BT-506-Organization-Company', stringValue: 'post@partei.example' },
      ],
    },
  ],
})
const noticeWith = (rows: GroupValue[]): PanelValues => [
  { contentId: 'GR-Organisations-Section', ordinal: 1, children: rows },
]

test('all known parties at once say the same as when each is linked by hand', () => {
  const values = noticeWith([0, 1, 2, 3].map(partyRow))
  const byHand = partiesOf(values)
    .filter(({ ordinal }) => ordinal % 2 === 0)
    .reduce((current, party) => withPartyReplaced(form, current, partyPath(form, party), bochum), values)
  const linked = withKnownParties(form, values, organizationWith)
  expect(linked).toEqual(byHand)
  expect(partiesOf(linked).map(({ name, organizationId }) => [name, organizationId])).toEqual([
    ['Partei 1', undefined],
    ['Stadt Bochum', 7],
    ['Partei 3', undefined],
    ['Stadt Bochum', 7],
  ])
})

test('hundreds of parties are linked by looking at each a few times, not once for each other party', () => {
  const looks = new Map<number, number>()
  const rows = Array.from({ length: 300 }, (_, at) => {
    const { children, ...row } = partyRow(at)
    return {
      ...row,
      get children() {
        looks.set(at, (looks.get(at) ?? 0) + 1)
        return children
      },
    }
  })
  withKnownParties(form, noticeWith(rows), organizationWith)
  expect(Math.max(...looks.values())).toBeLessThan(20)
})
