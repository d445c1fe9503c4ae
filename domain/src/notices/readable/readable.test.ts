import { expect, test } from 'vitest'
import { codeListsOf } from '../catalogue/code-lists.ts'
import { withField, withGroupAdded } from '../values/editing.ts'
import type { Form, FormField } from '../form/form.ts'
import { newValues } from '../values/new-values.ts'
import { readableNotice, type ReadableSection } from './readable.ts'
import { allLines, isFact } from './readable-facts.ts'
import { sampleCodes, sampleForm } from '../samples/sample-form.ts'
import type { FieldValue, PanelValues } from '../values/values.ts'

const lists = codeListsOf({
  ...sampleCodes,
  cpv: [['45233222', 'Asphaltarbeiten']],
  'eforms-language': [
    ['FRA', 'Französisch'],
    ['DEU', 'Deutsch'],
  ],
})
const speech = { language: 'de', lists } as const

let made = 0
const started = () =>
  newValues(sampleForm, { uuid: () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}` })

type Entries = Record<string, Omit<FieldValue, 'contentId'>>
const filled = (entries: Entries, form: Form = sampleForm, values: PanelValues = started()) =>
  Object.entries(entries).reduce((all, [path, value]) => withField(form, all, path, value), values)

/** The notice as one would note it down: titles, and labels with their lines. */
const outline = (sections: readonly ReadableSection[]): unknown[] =>
  sections.map(({ title, content }) => [
    title,
    ...content.map((part) =>
      isFact(part) ? `${part.label}: ${allLines(part).join(' | ')}` : outline([part])[0],
    ),
  ])
test('panels in the order of the form, lots by identifier and title, the parties and the metadata last', () => {
  const second = withGroupAdded(sampleForm, started(), '', 'GR-Lot').values
  const party = withGroupAdded(sampleForm, second, 'GR-Organisations-Section', 'GR-Organisations').values
  const values = filled(
    {
      'questions/ticked': { booleanValue: false },
      'GR-Lot[2]/purpose/BT-21-Lot': { stringValue: 'Deich' },
      'GR-Procedure/GR-Procedure-Description/BT-21-Procedure': { stringValue: 'Solarpark' },
      'GR-Organisations-Section/GR-Organisations[1]/GR-Company/BT-500-Organization-Company': {
        stringValue: 'Stadt Deichhausen',
      },
      'GR-Lot[2]/review/reviewer': { stringValue: 'ORG-0001' },
    },
    sampleForm,
    party,
  )
  const notice = outline(readableNotice(sampleForm, values, speech))
  expect(notice.slice(0, -1)).toEqual([
    ['1 GR-Procedure!', 'Titel: Solarpark'],
    ['2.2 Los LOT-0002: Deich', 'purpose! – Titel: Deich', 'review!: Stadt Deichhausen (ORG-0001)'],
    ['3 questions!', 'ticked?: Nein'],
    [
      '4 GR-Organisations-Section!',
      ['Stadt Deichhausen (ORG-0001)', 'GR-Company! – BT-500-Organization-Company?: Stadt Deichhausen'],
    ],
  ])
  expect(notice.at(-1)).toContain('BT-757-notice?: 01')
  expect(notice.at(-1)).toContainEqual('5 meta-data-group!')
})

const field = (contentId: string, facts: Partial<FormField> = {}): FormField => ({
  contentId,
  contentType: 'field',
  label: contentId,
  displayType: 'TEXTBOX',
  type: 'text',
  ...facts,
})

/** What one group of such fields says of such values. */
function said(fields: FormField[], children: FieldValue[], language: 'de' | 'en' = 'de'): string[] {
  const form: Form = {
    subtype: 'sample',
    sdkVersion: '1.7',
    panels: [{ contentId: 'panel', contentType: 'section', label: 'Angaben', children: fields }],
  }
  const values = [{ contentId: 'panel', ordinal: 1, children }]
  const [section] = readableNotice(form, values, { language, lists })
  return (section?.content ?? []).flatMap((part) =>
    isFact(part) ? [`${part.label}: ${allLines(part).join(' | ')}`] : [],
  )
}

test.each([
  ['amount', { longValue: '1234.5', unitValue: 'EUR' }, '1.234,50 €', '1,234.50 €'],
  ['amount', { longValue: '2400000', unitValue: 'EUR' }, '2.400.000 €', '2,400,000 €'],
  ['amount', { longValue: '10', unitValue: 'CHF' }, '10 CHF', '10 CHF'],
  ['measure', { longValue: '1', unitValue: 'MONTH' }, '1 Monat', '1 month'],
  ['measure', { longValue: '24', unitValue: 'MONTH' }, '24 Monate', '24 months'],
  ['date', { dateValue: '2026-12-31+01:00' }, '31.12.2026', '31.12.2026'],
  ['time', { dateTimeValue: '10:00:00+01:00' }, '10:00 Uhr', '10:00'],
  ['indicator', { booleanValue: true }, 'Ja', 'Yes'],
  [
    'text-multilingual',
    { stringValue: 'Hof', translations: { FRA: 'Cour', DEU: 'Hof' } },
    'Hof | Deutsch: Hof | Französisch: Cour',
    null,
  ],
] as const)('a %s %j reads %s', (type, value, german, english) => {
  const say = (language: 'de' | 'en') =>
    said([field('f', { type })], [{ contentId: 'f', ...value }], language)
  expect(say('de')).toEqual([`f: ${german}`])
  if (english) expect(say('en')).toEqual([`f: ${english}`])
})

test('what belongs together is one entry: a moment, the lines of an address, the codes of a list', () => {
  const fields = [
    field('BT-131(d)-Lot', { type: 'date', label: 'Frist (Datum)' }),
    field('BT-131(t)-Lot', { type: 'time', label: 'Frist (Uhrzeit)' }),
    field('BT-510(a)', { label: 'Postanschrift (1)' }),
    field('BT-510(b)', { label: 'Postanschrift (2)' }),
    field('BT-67(a)', { type: 'code', label: 'Code' }),
    field('BT-67(b)', { label: 'Beschreibung' }),
    field('cpv', { type: 'code', codeList: 'cpv', repeatable: true }),
  ]
  expect(
    said(fields, [
      { contentId: 'BT-131(d)-Lot', dateValue: '2026-12-31+01:00' },
      { contentId: 'BT-131(t)-Lot', dateTimeValue: '10:00:00+01:00' },
      { contentId: 'BT-510(a)', stringValue: 'Am Deich 1' },
      { contentId: 'BT-510(b)', stringValue: 'Hinterhaus' },
      { contentId: 'BT-67(a)', stringValue: 'a' },
      { contentId: 'BT-67(b)', stringValue: 'b' },
      { contentId: 'cpv', listValue: ['45233222', '99999999'] },
    ]),
  ).toEqual([
    'Frist: 31.12.2026, 10:00 Uhr',
    'Postanschrift: Am Deich 1 | Hinterhaus',
    'Code: a',
    'Beschreibung: b',
    'cpv: Asphaltarbeiten (45233222) | 99999999',
  ])
})

test('what another field stands for, what is preset and what is empty is not told', () => {
  const values = filled({
    'GR-Lot[1]/documents[1]/BT-14-Lot': { stringValue: 'non-restricted-document' },
    'GR-Lot[1]/documents[1]/BT-15-Lot': { stringValue: 'https://a.example' },
    'GR-Lot[1]/documents[1]/BT-615-Lot': { stringValue: 'https://b.example' },
    'GR-Lot[1]/terms/performance-code': { stringValue: 'performance' },
  })
  expect(outline(readableNotice(sampleForm, values, speech))[0]).toEqual([
    '2.1 Los LOT-0001',
    ['documents!', 'BT-14-Lot?: Unbeschränkt', 'BT-15-Lot?: https://a.example'],
  ])
})
