import { expect, test } from 'vitest'
import { codeListsOf } from '../catalogue/code-lists.ts'
import type { Form, FormField } from '../form/form.ts'
import type { FieldValue } from '../values/values.ts'
import { sayValue, spokenFields } from './spoken-values.ts'

const lists = codeListsOf({ nature: [['works', 'Bauleistung']], 'duration-unit': [['MONTH', 'Monat']] })

const field = (facts: Partial<FormField>): FormField => ({
  contentId: 'f',
  contentType: 'field',
  label: 'Feld',
  displayType: 'TEXTBOX',
  type: 'text',
  ...facts,
})

test.each<[Partial<FormField>, Partial<FieldValue>, string, string]>([
  [{}, { stringValue: 'Fähre' }, 'Fähre', 'Fähre'],
  [{ type: 'code', codeList: 'nature' }, { stringValue: 'works' }, 'Bauleistung', 'Bauleistung'],
  [{ type: 'code', codeList: 'nature' }, { stringValue: 'magic' }, 'magic', 'magic'],
  [{ choices: [{ contentId: 'c1', name: 'Rot' }] }, { listValue: ['c1', 'c2'] }, 'Rot, c2', 'Rot, c2'],
  [{ type: 'indicator' }, { booleanValue: false }, 'Nein', 'No'],
  [{ type: 'date' }, { dateValue: '2026-03-02+01:00' }, '02.03.2026', '02.03.2026'],
  [{ type: 'date' }, { dateValue: '-271821-04-20Z' }, '-271821-04-20Z', '-271821-04-20Z'],
  [{ type: 'time' }, { dateTimeValue: '10:15:00+01:00' }, '10:15 Uhr', '10:15'],
  [
    { type: 'datetime' },
    { dateTimeValue: '2026-13-01T00:00:00Z' },
    '2026-13-01T00:00:00Z',
    '2026-13-01T00:00:00Z',
  ],
  [
    { type: 'datetime' },
    { dateTimeValue: '2026-07-01T08:00:00Z' },
    '1. Juli 2026, 10:00 Uhr',
    '1 July 2026, 10:00',
  ],
  [{ type: 'amount' }, { longValue: '1234567.50', unitValue: 'EUR' }, '1.234.567,50 €', '1,234,567.50 €'],
  [{ type: 'measure' }, { longValue: '12', unitValue: 'MONTH' }, '12 Monate', '12 months'],
])('%o with %o reads „%s“', (facts, value, german, english) => {
  const answer = { contentId: 'f', ...value }
  expect(sayValue(field(facts), answer, { language: 'de', lists })).toBe(german)
  expect(sayValue(field(facts), answer, { language: 'en', lists })).toBe(english)
})

test('answers come in the form’s order, identifiers with the names they stand for', () => {
  const form: Form = {
    subtype: null,
    sdkVersion: null,
    panels: [
      {
        contentId: 'GR-Lot',
        contentType: 'section',
        label: 'Los',
        repeatable: true,
        identifierFieldId: 'id',
        captionFieldId: 'title',
        children: [
          {
            contentId: 'purpose',
            contentType: 'group',
            label: 'Zweck',
            children: [
              field({ contentId: 'id', label: 'Kennung', schemeId: 'LOT', hidden: true }),
              field({ contentId: 'title', label: 'Titel', type: 'text-multilingual' }),
            ],
          },
        ],
      },
      {
        contentId: 'P',
        contentType: 'section',
        label: 'Teil',
        children: [field({ contentId: 'ref', label: 'Bezug' })],
      },
    ],
  }
  const values = [
    {
      contentId: 'GR-Lot',
      ordinal: 1,
      children: [
        {
          contentId: 'purpose',
          ordinal: 1,
          children: [
            { contentId: 'title', stringValue: 'Nord', translations: { FRA: 'Nord (fr)' } },
            { contentId: 'id', stringValue: 'LOT-0001' },
          ],
        },
      ],
    },
    { contentId: 'P', ordinal: 1, children: [{ contentId: 'ref', stringValue: 'LOT-0001' }] },
  ]
  expect(
    spokenFields(form, values, { language: 'de', lists }).map(({ panel, label, text, isHidden }) => [
      panel,
      label,
      text,
      isHidden,
    ]),
  ).toEqual([
    ['Los 1', 'Kennung', 'Nord (LOT-0001)', true],
    ['Los 1', 'Titel', 'Nord; FRA: Nord (fr)', false],
    ['Teil', 'Bezug', 'Nord (LOT-0001)', false],
  ])
})
