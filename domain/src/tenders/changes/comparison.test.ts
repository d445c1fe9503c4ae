import { describe, expect, test } from 'vitest'
import { codeListsOf } from '../../notices/catalogue/code-lists.ts'
import { completeFilling } from '../../notices/samples/complete-filling.ts'
import { sampleCodes, sampleForm } from '../../notices/samples/sample-form.ts'
import { seeded } from '../../notices/samples/sample-values.ts'
import { withFacts, withField, withGroupAdded, withGroupRemoved } from '../../notices/values/editing.ts'
import type { PanelValues } from '../../notices/values/values.ts'
import { lotPanelsOf } from '../lots.ts'
import type { ComparedTender } from './compared.ts'
import { compareTenders, countLines } from './comparison.ts'
import { movedDeadlines } from './moved-deadlines.ts'

const form = sampleForm
const lists = codeListsOf(sampleCodes)
const title = (lot: number) => `GR-Lot[${lot}]/purpose/BT-21-Lot`
const named = (panels: PanelValues, lot: number, name: string) =>
  withField(form, panels, title(lot), { stringValue: name })
const added = (panels: PanelValues, name: string) => {
  const { values, path } = withGroupAdded(form, panels, '', 'GR-Lot')
  return withField(form, values, `${path}/purpose/BT-21-Lot`, { stringValue: name })
}
const panels = added(named(completeFilling(form, lists, seeded(1)), 1, 'Nordufer'), 'Südufer')
const announced: ComparedTender = {
  type: 0,
  name: 'Kiosk am See',
  description: '',
  organizationName: 'Gemeinde Auwiesen',
  applicationDeadline: new Date('2027-06-01T10:00:00Z'),
  offerDeadline: null,
  finalDeadline: null,
  deadlinePeriodDays: null,
  panels,
}
const words = { form, lists, parcels: new Map([[4, 'Flurstück 12']]), language: 'de' } as const
const compared = (changes: Partial<ComparedTender>, language: 'de' | 'en' = 'de') =>
  compareTenders(announced, { ...announced, ...changes }, { ...words, language })
const said = (changes: Partial<ComparedTender>, language: 'de' | 'en' = 'de') =>
  compared(changes, language).flatMap(({ title: part, caption, fate, lines }) =>
    lines.map(
      (line) => `${fate} ${part} ${caption}: ${line.label} ${line.old} → ${line.current} @ ${line.path}`,
    ),
  )

test('what is the same is not told, however it came to be so', () => {
  expect(compared({})).toEqual([])
  expect(compared({ panels: structuredClone(panels) as PanelValues })).toEqual([])
})

describe('what differs', () => {
  test.each<[string, Partial<ComparedTender>, string[]]>([
    [
      'a deadline of the tender',
      { applicationDeadline: new Date('2027-06-08T10:00:00Z') },
      [
        'changed Beschreibung und Fristen : Teilnahmefrist Di., 01.06.2027, 12:00 Uhr → Di., 08.06.2027, 12:00 Uhr @ beschreibung/applicationDeadline',
      ],
    ],
    [
      'a deadline that was not there',
      { offerDeadline: new Date('2027-07-01T10:00:00Z') },
      [
        'changed Beschreibung und Fristen : Angebotsfrist null → Do., 01.07.2027, 12:00 Uhr @ beschreibung/offerDeadline',
      ],
    ],
    [
      'a text of the second lot',
      { panels: named(panels, 2, 'Südufer mit Steg') },
      [`changed Los 2 LOT-0002 Südufer mit Steg: Titel Südufer → Südufer mit Steg @ ${title(2)}`],
    ],
    [
      'deadline and parcels of a lot',
      {
        panels: withFacts(form, panels, 'GR-Lot[2]', {
          propertyIds: [4, 9],
          offerDeadline: '2027-08-01T10:00:00Z',
        }),
      },
      [
        'changed Los 2 LOT-0002 Südufer: Angebotsfrist null → So., 01.08.2027, 12:00 Uhr @ GR-Lot[2]/offerDeadline',
        'changed Los 2 LOT-0002 Südufer: Grundstücke null → Flurstück 12, Nr. 9 @ GR-Lot[2]',
      ],
    ],
  ])('%s', (_what, changes, expected) => {
    expect(said(changes)).toEqual(expected)
  })

  test('a lot that is added or removed is told as such, and the others stay who they are', () => {
    const more = compared({ panels: added(panels, 'Insel') })
    expect(more.map(({ fate, caption }) => [fate, caption])).toEqual([['added', 'LOT-0003 Insel']])
    const fewer = compared({ panels: withGroupRemoved(form, panels, 'GR-Lot[1]') })
    expect(fewer.map(({ fate, caption }) => [fate, caption])).toEqual([['removed', 'LOT-0001 Nordufer']])
  })

  test('a lot that is added is told even while nothing is typed in it', () => {
    const { values } = withGroupAdded(form, panels, '', 'GR-Lot')
    expect(said({ panels: values })[0]).toBe('added Los 3 LOT-0003: Neues Los null → LOT-0003 @ GR-Lot[3]')
    expect(said({ panels: added(panels, 'Insel') }, 'en')[0]).toContain('New lot null → LOT-0003 Insel')
  })

  test('another order of lots is one line, and the lots themselves are none', () => {
    const [north, south] = lotPanelsOf(form, panels).map(({ value }) => value)
    const turned = panels.map((panel) =>
      panel === north && south
        ? { ...south, ordinal: north.ordinal }
        : panel === south && north
          ? { ...north, ordinal: south.ordinal }
          : panel,
    )
    expect(said({ panels: turned })).toEqual([
      'changed Beschreibung und Fristen : Reihenfolge der Lose LOT-0001, LOT-0002 → LOT-0002, LOT-0001 @ GR-Lot[1]',
    ])
    expect(said({ panels: turned }, 'en')[0]).toContain('Order of the lots')
  })

  test('is said in the language of who reads it', () => {
    expect(said({ applicationDeadline: null }, 'en')[0]).toContain('Application deadline Tue, 01.06.2027')
  })
})

test('of many lots only what differs is counted', () => {
  let many = panels
  for (let lot = 3; lot <= 100; lot++) many = added(many, `Los Nummer ${lot}`)
  const old = { ...announced, panels: many }
  const parts = compareTenders(old, { ...old, panels: named(many, 77, 'Anders') }, words)
  expect(countLines(parts)).toBe(1)
  expect(parts[0]?.caption).toBe('LOT-0077 Anders')
})

describe('deadlines that a change moves', () => {
  const lot = (identifier: string, name: string) => ({ identifier, name })
  const [north, south] = [lot('LOT-0001', 'Nordufer'), lot('LOT-0002', 'Südufer')]
  const [before, after] = [announced.applicationDeadline, new Date('2027-06-08T10:00:00Z')]

  test('are told once for all lots that share them', () => {
    expect(movedDeadlines(form, announced, { ...announced, applicationDeadline: after })).toEqual([
      { fact: 'applicationDeadline', old: before, current: after, lots: [north, south] },
    ])
  })

  test('are told for the lot alone that sets its own', () => {
    const own = withFacts(form, panels, 'GR-Lot[2]', { applicationDeadline: after.toISOString() })
    expect(movedDeadlines(form, announced, { ...announced, panels: added(own, 'Insel') })).toEqual([
      { fact: 'applicationDeadline', old: before, current: after, lots: [south] },
    ])
  })

  test('are none where nothing moves', () => {
    expect(movedDeadlines(form, announced, { ...announced, panels: named(panels, 1, 'Anders') })).toEqual([])
  })
})
