import { describe, expect, test } from 'vitest'
import { visitor } from '../actor.ts'
import type { Form, FormField } from '../notices/form/form.ts'
import type { GroupValue, PanelValues } from '../notices/values/values.ts'
import { applicant, procedure } from '../procedure/test-procedure.ts'
import { PublicTender, TeamTender, type Tender } from './tenders.contract.ts'
import { isSeenInside } from './tenders.policy.ts'
import {
  type InsideView,
  publicTender,
  type SeenTender,
  shownStage,
  showPanels,
  showRow,
  teamTender,
  viewerOf,
} from './tenders.views.ts'

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
const later = new Date(now.getTime() + 1)
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
  resumedRounds: [],
  roundDays: null,
  propertyIds: [5, 6],
}
const told = {
  id: 1,
  templateId: 'EU-29',
  templateVersion: 1,
  sdkVersion: '1.7',
  name: 'Fähre',
  description: '',
  type: 0 as const,
  stage: 2,
  published: now,
  archived: null,
  applicationDeadline: null,
  offerDeadline: now,
  finalDeadline: null,
  deadlinePeriodDays: null,
  skippedPhases: [],
}
const inside = {
  created: now,
  updated: now,
  version: 4,
  organizationId: 3,
  publicFrom: now,
  isMarked: false,
  heardAt: null,
}
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
  resultOf: null,
}
const organization = {
  name: 'Gemeinde Auwiesen',
  contact: {
    city: 'Auwiesen',
    additionalFields: [{ label: 'Intern', contentId: 'intern', stringValue: 'nur für uns' }],
  },
}
const status = { word: 'published' as const, at: null }
const rights = { canApply: true, canOffer: false, lotOffer: null, status }
const mine = { tags: ['merkliste' as const], offerId: null, newMessages: 2, status }
const state = procedure({ tender: { published: now }, lots: [{ id: 9, stage: 2, offerDeadline: now }] })
const seen: SeenTender = {
  tender,
  organization,
  form,
  type: 0,
  publicParcels: new Set([5]),
  now,
  own: { ...mine, state, isInvited: true, rightsOf: () => rights },
  cancelReason: 'Kein Bedarf',
}
const ofLot = {
  openUser: 'anna@amt.example',
  openDate: now,
  openTarget: 4 as const,
  openRound: null,
  lastOpenedRound: 0,
  currentApplicationRound: null,
  nextOpenableRound: null,
  numberOfApplicationsByRound: [{ round: 1, count: 3 }],
  numberOfOffersByRound: [],
  offersByRound: [],
  openings: [],
  award: null,
  actions: [],
}
const course: Omit<InsideView, 'courseOf'> = {
  actions: [],
  history: [
    { at: now, lotId: 1, stage: 2, outcome: null, event: null, reason: null, by: 'anna@amt.example' },
  ],
  openUser: null,
  openDate: null,
  openingInProgress: null,
  lastOpenedRound: null,
  currentApplicationRound: null,
  nextOpenableRound: null,
  numberOfApplicationsByRound: null,
  numberOfOffersByRound: null,
  canOpenFirstRound: false,
  canOpenSecondStep: false,
  hasChanges: false,
  pendingChange: null,
  announcedVersion: 1,
  results: [],
}

test('the team gets everything', () => {
  const shown = teamTender(seen, { ...course, courseOf: () => ofLot })
  const { cancelReason } = seen
  expect(shown).toEqual({
    ...tender,
    ...mine,
    ...course,
    cancelReason,
    lots: [{ ...lot, ...rights, ...ofLot }],
  })
  expect(isSeenInside(shown)).toBe(true)
  expect(TeamTender.safeEncode(shown).success).toBe(true)
  const row = { ...told, ...inside, ...mine, organizationName: 'Gemeinde Auwiesen', deadline: now }
  expect(showRow('team', { ...row, outside: { stage: 3, deadline: null } }, now)).toEqual(row)
})

test.each([
  ['a draft', { stage: null, isMarked: false, publicFrom: null }, null],
  ['a marked one that is not public', { stage: 3, isMarked: true, publicFrom: null }, 1],
  ['a marked one that is public', { stage: 3, isMarked: true, publicFrom: now }, 3],
  ['one that is to be published here alone', { stage: 2, isMarked: false, publicFrom: later }, 2],
  ['a marked one that was cancelled', { stage: 8, isMarked: true, publicFrom: null }, 8],
])('the stage shown of %s', (_what, head, stage) => {
  expect(shownStage(head, now)).toBe(stage)
})

describe('outsiders', () => {
  test('get what is announced and nothing else', () => {
    const shown = publicTender(seen)
    expect(isSeenInside(shown)).toBe(false)
    expect(shown).toEqual({
      ...told,
      cancelReason: 'Kein Bedarf',
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
      lots: [{ ...lot, propertyIds: [5], ...rights }],
      ...mine,
      isInvited: true,
      propertyIds: [5],
      informationRooms: [{ name: 'Unterlagen', description: '' }],
    })
    expect(PublicTender.safeEncode(shown).success).toBe(true)
    expect(TeamTender.safeEncode(shown as never).success).toBe(false)
  })

  test('get rows without what is told inside', () => {
    const row = { ...told, ...mine, organizationName: 'Gemeinde Auwiesen', deadline: now }
    const outside = { stage: 3, deadline: later }
    expect(showRow('outsider', { ...row, ...inside, outside }, now)).toEqual({ ...row, ...outside })
  })

  test('of a continuous procedure read neither how far a round is nor until when it makes offers', () => {
    const rounds = procedure({
      type: 5,
      tender: { published: now },
      lots: [{ id: 9, stage: 6, lastOpenedRound: 1, offerDeadline: later }],
      parts: [applicant(11, 4, { lotId: 9, round: 1 })],
    })
    const panel = { ...panels[1], offerDeadline: later.toISOString() } as GroupValue
    const of = (offerId: number | null) =>
      publicTender({
        ...seen,
        type: 5,
        tender: { ...tender, type: 5, stage: 6, panels: [panel], lots: [{ ...lot, stage: 6 }] },
        own: { ...seen.own, state: rounds, offerId },
      })
    expect(of(null)).toMatchObject({ stage: 3, lots: [{ stage: 3, offerDeadline: null }] })
    expect(of(11)).toMatchObject({ stage: 6, lots: [{ stage: 6, offerDeadline: later }] })
    expect(of(null).panels[0]).not.toHaveProperty('offerDeadline')
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
