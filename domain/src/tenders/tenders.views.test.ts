import { describe, expect, test } from 'vitest'
import { visitor } from '../actor.ts'
import type { Form, FormField } from '../notices/form/form.ts'
import type { GroupValue, PanelValues } from '../notices/values/values.ts'
import { PublicTender, Tender } from './tenders.contract.ts'
import { isSeenInside } from './tenders.policy.ts'
import { type SeenTender, showPanels, showRow, showTender, viewerOf } from './tenders.views.ts'

const field = (contentId: string, more: Partial<FormField> = {}): FormField => ({
  contentId,
  contentType: 'field',
  label: contentId,
  displayType: 'TEXTBOX',
  type: 'text',
  ...more,
})
const form: Form = {
  subtype: '29',
  sdkVersion: '1.7',
  panels: [
    {
      contentId: 'GR-Organisations-Section',
      contentType: 'section',
      label: 'Parteien',
      children: [field('BT-500-Organization-Company')],
    },
    {
      contentId: 'GR-Lot',
      contentType: 'section',
      label: 'Los',
      repeatable: true,
      children: [field('BT-21-Lot')],
    },
    {
      contentId: 'GR-LotResult',
      contentType: 'section',
      label: 'Ergebnis',
      repeatable: true,
      children: [
        field('BT-142-LotResult'),
        {
          contentId: 'GR-Unpublished',
          contentType: 'group',
          label: 'Zurückgehalten',
          children: [
            field('BT-195(BT-142)-LotResult'),
            field('BT-198(BT-142)-LotResult', { displayType: 'DATE', type: 'date' }),
          ],
        },
      ],
    },
  ],
}
const now = new Date('2027-01-01T11:00:00Z')
const result = (ordinal: number, marks: GroupValue['children']): GroupValue => ({
  contentId: 'GR-LotResult',
  ordinal,
  children: [
    { contentId: 'BT-142-LotResult', stringValue: 'selec-w' },
    ...(marks.length > 0 ? [{ contentId: 'GR-Unpublished', ordinal: 1, children: marks }] : []),
  ],
})
const marker = { contentId: 'BT-195(BT-142)-LotResult', stringValue: 'win-cho' }
const until = (dateValue: string) => ({ contentId: 'BT-198(BT-142)-LotResult', dateValue })
const panels: PanelValues = [
  {
    contentId: 'GR-Organisations-Section',
    ordinal: 1,
    organizationId: 3,
    children: [{ contentId: 'BT-500-Organization-Company', stringValue: 'Gemeinde Auwiesen' }],
  },
  {
    contentId: 'GR-Lot',
    ordinal: 1,
    propertyIds: [5, 6],
    children: [{ contentId: 'BT-21-Lot', stringValue: 'Fähre' }],
  },
]
const lot = {
  id: 9,
  identifier: 'LOT-0001',
  name: 'Fähre',
  stage: 2,
  outcome: null,
  applicationDeadline: null,
  offerDeadline: now,
  propertyIds: [5, 6],
}
const told = {
  id: 1,
  templateId: 'EU-29',
  templateVersion: 1,
  sdkVersion: '1.7',
  name: 'Fähre',
  description: '',
  type: 0,
  stage: 2,
  published: now,
  archived: null,
  applicationDeadline: null,
  offerDeadline: now,
  finalDeadline: null,
  deadlinePeriodDays: null,
} as const
const inside = { created: now, updated: now, version: 4, organizationId: 3 }
const tender: Tender = {
  ...told,
  ...inside,
  organizationName: 'Gemeinde Auwiesen',
  panels,
  lots: [lot],
  team: [{ userName: 'anna@amt.example', role: 'ADMIN' }],
  activeEditors: 1,
  informationRooms: [{ name: 'Unterlagen', description: '' }],
  roomTemplates: [{ name: 'Angebot', description: '', stage: 7 }],
  propertyIds: [5, 6],
  notices: [],
  imported: null,
}
const organization = {
  name: 'Gemeinde Auwiesen',
  contact: {
    city: 'Auwiesen',
    additionalFields: [{ label: 'Intern', contentId: 'intern', stringValue: 'nur für uns' }],
  },
}
const seen: SeenTender = { tender, organization, form, publicParcels: new Set([5]), now }

test('the team gets everything', () => {
  expect(showTender('team', seen)).toBe(tender)
  expect(isSeenInside(showTender('team', seen))).toBe(true)
  const row = { ...told, ...inside, organizationName: 'Gemeinde Auwiesen' }
  expect(showRow('team', row)).toBe(row)
})

describe('outsiders', () => {
  test('get what is announced and nothing else', () => {
    const shown = showTender('outsider', seen)
    expect(isSeenInside(shown)).toBe(false)
    expect(shown).toEqual({
      ...told,
      organization: { name: 'Gemeinde Auwiesen', contact: { city: 'Auwiesen' } },
      panels: [
        {
          contentId: 'GR-Organisations-Section',
          ordinal: 1,
          children: [{ contentId: 'BT-500-Organization-Company', stringValue: 'Gemeinde Auwiesen' }],
        },
        {
          contentId: 'GR-Lot',
          ordinal: 1,
          propertyIds: [5],
          children: [{ contentId: 'BT-21-Lot', stringValue: 'Fähre' }],
        },
      ],
      lots: [{ ...lot, propertyIds: [5] }],
      propertyIds: [5],
      informationRooms: [{ name: 'Unterlagen', description: '' }],
    })
    expect(PublicTender.safeEncode(shown as PublicTender).success).toBe(true)
    expect(Tender.safeEncode(shown as Tender).success).toBe(false)
  })

  test('get rows without what is told inside', () => {
    const row = { ...told, organizationName: 'Gemeinde Auwiesen' }
    expect(showRow('outsider', { ...row, ...inside })).toEqual(row)
  })

  test.each([
    ['nothing is withheld', [], true],
    ['it is withheld without end', [marker], false],
    ['it is withheld until later', [marker, until('2027-01-02+01:00')], false],
    ['that day has come', [marker, until('2027-01-01+01:00')], true],
  ])('read a value of a result where %s', (_how, marks, isRead) => {
    const values = showPanels('outsider', [result(1, marks), result(2, [])], seen)
    const read = values.map(({ children }) => children.some((one) => one.contentId === 'BT-142-LotResult'))
    expect(read).toEqual([isRead, true])
    expect(showPanels('team', [result(1, marks)], seen)).toEqual([result(1, marks)])
  })

  test('read nothing that an own form hides', () => {
    const own: Form = {
      subtype: null,
      sdkVersion: null,
      panels: [
        {
          contentId: 'panel',
          contentType: 'section',
          label: 'Bereich',
          children: [field('open'), field('secret', { hidden: true })],
        },
      ],
    }
    const values: PanelValues = [
      {
        contentId: 'panel',
        ordinal: 1,
        children: [
          { contentId: 'open', stringValue: 'a' },
          { contentId: 'secret', stringValue: 'b' },
        ],
      },
    ]
    expect(showPanels('outsider', values, { ...seen, form: own })).toEqual([
      { contentId: 'panel', ordinal: 1, children: [{ contentId: 'open', stringValue: 'a' }] },
    ])
  })
})

test('whoever is not in the team is outside', () => {
  expect(viewerOf(visitor, tender)).toBe('outsider')
  const person = { kind: 'user', organizationId: null, organizationType: null } as const
  const staff = (email: string) => ({ ...person, email, roles: ['SYSTEM_USER'] as const })
  expect(viewerOf(staff('anna@amt.example'), tender)).toBe('team')
  expect(viewerOf(staff('clara@amt.example'), tender)).toBe('outsider')
})
