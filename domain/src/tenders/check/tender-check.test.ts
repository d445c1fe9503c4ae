import { describe, expect, test } from 'vitest'
import { codeListsOf } from '../../notices/catalogue/code-lists.ts'
import { sayFound } from '../../notices/check/check.ts'
import { completeFilling } from '../../notices/samples/complete-filling.ts'
import { sampleCodes, sampleForm } from '../../notices/samples/sample-form.ts'
import { seeded } from '../../notices/samples/sample-values.ts'
import { withFacts, withField } from '../../notices/values/editing.ts'
import { newValues } from '../../notices/values/new-values.ts'
import { withParty } from '../../notices/values/parties.ts'
import { type CheckedTender, checkTender, lacksPublicAddress } from './tender-check.ts'

const form = { ...sampleForm, subtype: '19' }
const lists = codeListsOf(sampleCodes)
const full = completeFilling(form, lists, seeded(1))
const now = new Date('2026-11-16T09:00:00Z')
const at = (text: string) => new Date(`${text}+01:00`)

const complete: CheckedTender = {
  id: 7,
  type: 0,
  name: 'Kiosk am See',
  organizationId: 1,
  team: [
    { userName: 'a@amt.example', role: 'ADMIN' },
    { userName: 'b@amt.example', role: 'EDITOR' },
  ],
  published: null,
  applicationDeadline: new Date('2027-06-01T10:00:00Z'),
  offerDeadline: null,
  finalDeadline: null,
  deadlinePeriodDays: null,
  form,
  lists,
  panels: full,
}
const found = (changes: Partial<CheckedTender>) =>
  checkTender({ ...complete, ...changes }, { language: 'de', now })
const places = (changes: Partial<CheckedTender>) =>
  found(changes).map(({ severity, rule, panelPath }) => `${severity} ${rule} ${panelPath}`)

test('a complete tender has nothing open', () => {
  expect(found({})).toEqual([])
})

describe('what blocks saving', () => {
  test('is marked where the notice asks for it, and said by itself where it does not', () => {
    const empty = found({ panels: newValues(form, { uuid: () => 'u' }), organizationId: null, team: [] })
    expect(empty.filter(({ blocksSaving }) => blocksSaving).map(({ panelPath }) => panelPath)).toEqual([
      'beschreibung/organizationId',
      'sachbearbeiter/team',
      'sachbearbeiter/team',
      'GR-Procedure/GR-Procedure-Description/BT-21-Procedure',
    ])
    expect(empty.some(({ blocksSaving }) => !blocksSaving)).toBe(true)
  })

  test('is no code that a party of ours has from its organization', () => {
    const source = { id: 4, name: 'Deich GmbH', nutsCode: 'XX999', contact: { city: 'Jade' } }
    const { values, path } = withParty(form, full, source)
    const wrong = (panels: typeof values) =>
      found({ panels })
        .filter(({ rule }) => rule === 'code')
        .map((one) => [one.blocksSaving, sayFound(one, 'de').endsWith('wird dort geändert.')])
    expect(wrong(values)).toEqual([[undefined, true]])
    expect(wrong(withFacts(form, values, path, { organizationId: undefined }))).toEqual([[true, false]])
  })

  test('are rounds that cannot be counted', () => {
    expect(places({ type: 5, applicationDeadline: null })).toEqual([
      'ERROR firstRoundMissing beschreibung/applicationDeadline',
      'ERROR roundDaysMissing beschreibung/deadlinePeriodDays',
    ])
  })

  test('is never what only has to be right before it is published', () => {
    const past = found({ applicationDeadline: at('2020-01-01T10:00') })
    expect(past.map(({ blocksSaving }) => blocksSaving)).toEqual([undefined])
  })
})

describe('deadlines', () => {
  test('that are past, or in the wrong order, are said at their field', () => {
    expect(
      places({ applicationDeadline: at('2020-03-01T10:00'), offerDeadline: at('2020-02-01T10:00') }),
    ).toEqual([
      'ERROR deadlinePast beschreibung/applicationDeadline',
      'ERROR deadlinePast beschreibung/offerDeadline',
      'ERROR offersTooEarly beschreibung/offerDeadline',
    ])
  })

  test('are no matter any more once the tender is public, nor where nothing is handed in', () => {
    const past = { applicationDeadline: at('2026-01-01T10:00') }
    expect(places({ ...past, published: at('2025-12-01T10:00') })).toEqual([])
    expect(places({ ...past, type: 3 })).toEqual([])
  })

  test('of rounds follow each other', () => {
    const rounds = { type: 5 as const, deadlinePeriodDays: 30, finalDeadline: at('2027-06-01T10:00') }
    expect(places({ ...rounds, applicationDeadline: at('2027-06-01T10:00') })).toEqual([])
    expect(
      places({
        ...rounds,
        applicationDeadline: at('2027-06-02T10:00'),
        offerDeadline: at('2027-06-01T10:00'),
      }),
    ).toEqual([
      'ERROR firstRoundTooLate beschreibung/applicationDeadline',
      'ERROR finalOffersTooEarly beschreibung/offerDeadline',
    ])
  })

  test('of a lot are said at the lot, and those it takes over are not said twice', () => {
    const panels = withFacts(form, full, 'GR-Lot[1]', { offerDeadline: '2027-01-04T09:00:00.000Z' })
    const taken = { applicationDeadline: at('2027-02-01T10:00'), offerDeadline: at('2027-06-01T10:00') }
    expect(places({ panels, ...taken })).toEqual(['ERROR offersTooEarly GR-Lot[1]/offerDeadline'])
    const [lot] = found({ panels, ...taken })
    expect(lot && sayFound(lot, 'de')).toContain('Los 1 – Angebotsfrist: ')
  })

  test.each([
    ['2026-12-16T23:59:59', ['WARN shortForApplications beschreibung/applicationDeadline']],
    ['2026-12-17T00:00:00', []],
  ])('of a concession have a shortest time for applications: %s', (moment, expected) => {
    expect(places({ applicationDeadline: at(moment) })).toEqual(expected)
    expect(places({ applicationDeadline: at(moment), form: sampleForm })).toEqual([])
  })

  test.each([
    ['2027-01-26T23:59:59', ['WARN shortForOffers beschreibung/offerDeadline']],
    ['2027-01-27T00:00:00', []],
  ])('and for first offers: %s', (moment, expected) => {
    const applicationDeadline = at('2027-01-09T10:00')
    expect(places({ applicationDeadline, offerDeadline: at(moment) })).toEqual(expected)
  })

  const past = [
    'ERROR deadlinePast beschreibung/applicationDeadline',
    'ERROR deadlinePast beschreibung/offerDeadline',
  ]
  test.each([
    ['0001-01-01T00:00:00Z', '0001-12-01T00:00:00Z', past],
    ['0050-06-01T10:00:00Z', '0050-12-01T10:00:00Z', past],
    ['0500-06-01T10:00:00Z', '0500-12-01T10:00:00Z', past],
    ['1892-06-01T10:00:00Z', '1892-12-01T10:00:00Z', past],
    ['0500-06-01T10:00:00Z', '9999-12-31T23:59:59.999Z', past.slice(0, 1)],
    ['9999-12-31T10:00:00Z', '9999-12-31T23:59:59.999Z', ['WARN shortForOffers beschreibung/offerDeadline']],
    [
      '9999-12-31T23:59:59.998Z',
      '9999-12-31T23:59:59.999Z',
      ['WARN shortForOffers beschreibung/offerDeadline'],
    ],
  ])('may be any moment that can be stored: %s and %s', (applications, offers, expected) => {
    const deadlines = { applicationDeadline: new Date(applications), offerDeadline: new Date(offers) }
    expect(places(deadlines)).toEqual(expected)
  })

  test('that are short name the law and the day', () => {
    const [short] = found({ applicationDeadline: at('2026-12-01T10:00') })
    expect(short && sayFound(short, 'de')).toBe(
      'Teilnahmefrist: Bei Konzessionen sind ab dem Tag nach der Absendung der Bekanntmachung mindestens 30 Tage vorgesehen (§ 27 KonzVgV). Würde sie heute abgesendet, wäre eine Frist ab dem 17.12.2026 lang genug. Eine kürzere müssen Sie begründen.',
    )
  })
})

describe('of a lot with its own deadline for applications', () => {
  const lot = (applicationDeadline: string) => ({
    panels: withFacts(form, full, 'GR-Lot[1]', { applicationDeadline }),
    applicationDeadline: at('2027-02-01T10:00'),
    offerDeadline: at('2027-03-01T10:00'),
  })

  test('that ends too late for the tender’s offers, the lot is told to end earlier', () => {
    expect(places(lot('2027-03-05T09:00:00.000Z'))).toEqual([
      'ERROR applicationsTooLate GR-Lot[1]/applicationDeadline',
    ])
    const [late] = found(lot('2027-03-05T09:00:00.000Z'))
    expect(late && sayFound(late, 'de')).toContain('nicht vor der Angebotsfrist (Mo., 01.03.2027, 10:00 Uhr)')
  })

  test('that leaves too little time for them, this is said at the lot', () => {
    expect(places(lot('2027-02-20T09:00:00.000Z'))).toEqual([
      'WARN shortBeforeOffers GR-Lot[1]/applicationDeadline',
    ])
  })
})

test('a procedure without any deadline is told so, one of its lots may have it', () => {
  const none = { applicationDeadline: null }
  expect(places(none)).toEqual(['WARN noDeadline beschreibung/applicationDeadline'])
  const panels = withFacts(form, full, 'GR-Lot[1]', { applicationDeadline: '2027-06-01T09:00:00.000Z' })
  expect(places({ ...none, panels })).toEqual([])
})

describe('the documents’ address', () => {
  const path = 'GR-Lot[1]/documents[1]/BT-15-Lot'
  const named = (stringValue: string) => ({ panels: withField(form, full, path, { stringValue }) })

  test('of ours is no fault of the clerk’s, but keeps the notice from being published', () => {
    const ours = named('//intern/projekte/7/dokumente#LOT-0001')
    expect(places(ours)).toEqual([])
    expect(lacksPublicAddress({ ...complete, ...ours })).toBe(true)
  })

  test('of somebody else is looked at like any other', () => {
    const theirs = named('//intern/anderswo')
    expect(places(theirs)).toEqual([`ERROR url ${path}`])
    expect(lacksPublicAddress({ ...complete, ...theirs })).toBe(false)
  })
})
