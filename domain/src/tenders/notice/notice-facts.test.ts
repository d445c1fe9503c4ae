import { expect, test } from 'vitest'
import type { Form, FormField } from '../../notices/form/form.ts'
import { sampleForm } from '../../notices/samples/sample-form.ts'
import { fieldsNamed } from '../../notices/values/reading.ts'
import type { GroupValue, PanelValues } from '../../notices/values/values.ts'
import { lotsOf, unreadableLotDeadlines } from '../lots.ts'
import { withDocumentAddresses } from './document-places.ts'
import { withNoticeDeadlines, withSameIdentity } from './notice-facts.ts'
import { importedDeadlines } from './notice-import.ts'

const field = (contentId: string, type: FormField['type']): FormField => ({
  contentId,
  contentType: 'field',
  label: contentId,
  displayType: 'TEXTBOX',
  type,
})
const form: Form = {
  subtype: '16',
  sdkVersion: '1.7',
  panels: [
    {
      contentId: 'GR-Procedure',
      contentType: 'section',
      label: 'Verfahren',
      children: [field('BT-105-Procedure', 'code')],
    },
    {
      contentId: 'GR-Lot',
      contentType: 'section',
      label: 'Los',
      repeatable: true,
      children: [
        field('BT-131(d)-Lot', 'date'),
        field('BT-131(t)-Lot', 'time'),
        field('BT-1311(d)-Lot', 'date'),
        field('BT-1311(t)-Lot', 'time'),
      ],
    },
  ],
}
const noticeOf = (procedure: string): PanelValues => [
  {
    contentId: 'GR-Procedure',
    ordinal: 1,
    children: [{ contentId: 'BT-105-Procedure', stringValue: procedure }],
  },
  {
    contentId: 'GR-Lot',
    ordinal: 1,
    children: [
      { contentId: 'BT-131(d)-Lot', dateValue: '2026-12-04+01:00' },
      { contentId: 'BT-131(t)-Lot', dateTimeValue: '10:00:00+01:00' },
    ],
  },
]

test.each([
  ['open', 'BT-131(d)-Lot'],
  ['restricted', 'BT-1311(d)-Lot'],
])('an imported %s procedure goes on naming %s', (procedure, named) => {
  const { values, deadlines } = importedDeadlines(form, noticeOf(procedure), 0)
  expect(deadlines.offerDeadline).toEqual(new Date('2026-12-04T09:00:00Z'))
  const tender = { type: 0, ...deadlines, applicationDeadline: new Date('2026-11-04T09:00:00Z') } as const
  const written = withNoticeDeadlines(form, values, tender)
  const dates = ['BT-131(d)-Lot', 'BT-1311(d)-Lot'].filter((id) => fieldsNamed(written, id).length > 0)
  expect(dates).toEqual([named])
})

test('a notice stays the one it was, whatever is sent', () => {
  const metadata: Form['panels'][number] = {
    contentId: 'meta-data-group',
    contentType: 'section',
    label: 'Metadaten',
    children: [field('BT-04-notice', 'id'), field('BT-701-notice', 'id'), field('BT-757-notice', 'id')],
  }
  const withMetadata: Form = { ...form, panels: [metadata, ...form.panels] }
  const named = (procedure: string, notice: string, version = '01'): PanelValues => [
    {
      contentId: 'meta-data-group',
      ordinal: 1,
      children: [
        { contentId: 'BT-04-notice', stringValue: procedure },
        { contentId: 'BT-701-notice', stringValue: notice },
        { contentId: 'BT-757-notice', stringValue: version },
      ],
    },
  ]
  expect(withSameIdentity(withMetadata, named('foreign', 'other', '07'), named('ours', 'first'))).toEqual(
    named('ours', 'first'),
  )
  expect(withSameIdentity(withMetadata, [], named('ours', 'first'))).toEqual(named('ours', 'first'))
  expect(withSameIdentity(withMetadata, named('new', 'one'), [])).toEqual(named('new', 'one'))
})

test("a lot's own deadline counts once it can be read, and is never passed over in silence", () => {
  const tender = {
    name: '',
    type: 0 as const,
    applicationDeadline: new Date('2027-06-01T10:00:00Z'),
    offerDeadline: null,
    finalDeadline: null,
    deadlinePeriodDays: null,
  }
  const lotOf = (applicationDeadline: string): PanelValues => [
    { contentId: 'GR-Lot', ordinal: 1, children: [], applicationDeadline },
  ]
  const read = lotOf('2027-07-01T10:00:00.000Z')
  expect(unreadableLotDeadlines(form, read)).toEqual([])
  expect(lotsOf(form, read, tender)[0]?.applicationDeadline).toEqual(new Date('2027-07-01T10:00:00Z'))

  const halfTyped = lotOf('1.7.2027 ')
  expect(unreadableLotDeadlines(form, halfTyped)).toHaveLength(1)
  expect(lotsOf(form, halfTyped, tender)[0]?.applicationDeadline).toEqual(tender.applicationDeadline)
  const [date] = fieldsNamed(withNoticeDeadlines(form, halfTyped, tender), 'BT-1311(d)-Lot')
  expect(date?.dateValue).toBe('2027-06-01+02:00')
})

test('the deadlines of a hundred lots are written by looking at each lot a few times, not once for each other lot', () => {
  const looks = new Map<number, number>()
  const lots = Array.from({ length: 100 }, (_, at): PanelValues[number] => ({
    contentId: 'GR-Lot',
    ordinal: at + 1,
    get children() {
      looks.set(at, (looks.get(at) ?? 0) + 1)
      return [{ contentId: 'BT-131(d)-Lot', dateValue: '2026-12-04+01:00' }]
    },
  }))
  const tender = {
    type: 0,
    applicationDeadline: null,
    offerDeadline: new Date('2026-12-04T09:00:00Z'),
    finalDeadline: null,
    deadlinePeriodDays: null,
  } as const
  withNoticeDeadlines(form, [...noticeOf('restricted').slice(0, 1), ...lots], tender)
  expect(Math.max(...looks.values())).toBeLessThan(30)
})

test('each of hundreds of document addresses is written by looking at its entry a few times', () => {
  const looks = new Map<number, number>()
  const entries = Array.from(
    { length: 300 },
    (_, at): GroupValue => ({
      contentId: 'documents',
      ordinal: at + 1,
      get children() {
        looks.set(at, (looks.get(at) ?? 0) + 1)
        return [{ contentId: 'BT-14-Lot', stringValue: 'non-restricted-document' }]
      },
    }),
  )
  const purpose = { contentId: 'BT-137-Lot', stringValue: 'LOT-0001' }
  const lot: GroupValue = {
    contentId: 'GR-Lot',
    ordinal: 1,
    children: [{ contentId: 'purpose', ordinal: 1, children: [purpose] }, ...entries],
  }
  const addressed = withDocumentAddresses(sampleForm, [lot], { id: 7, home: 'https://a.example' })
  const addresses = fieldsNamed(addressed, 'BT-15-Lot').map(({ stringValue }) => stringValue)
  expect(addresses).toHaveLength(300)
  expect(new Set(addresses).size).toBe(1)
  expect(addresses[0]).toMatch(/^https:\/\/a\.example\/.*7.*LOT-0001/)
  expect(Math.max(...looks.values())).toBeLessThan(30)
})
