import { describe, expect, test } from 'vitest'
import type { LotParticipant, TeamLot } from '../tenders/tenders.contract.ts'
import { isHeadingOf, isWrittenOn, withHeadings } from './record-outline.ts'
import { recordPoints, type RecordTender } from './record.rules.ts'
import { recordPointTexts } from './record.texts.ts'

const at = new Date('2026-06-01T08:00:00Z')

const part = (facts: Partial<LotParticipant>): LotParticipant =>
  ({
    organizationName: 'Deich',
    stage: 2,
    deniedAt: null,
    reason: null,
    answer: null,
    ...facts,
  }) as LotParticipant

const lot = (facts: Partial<TeamLot> = {}, parts: LotParticipant[] = []): TeamLot =>
  ({
    id: 1,
    name: 'Nordufer',
    stage: 3,
    outcome: null,
    award: null,
    openings: [],
    offersByRound: [{ round: 1, offers: parts }],
    ...facts,
  }) as unknown as TeamLot

const tender = (facts: Partial<RecordTender> = {}): RecordTender => ({
  name: 'Fähre',
  type: 0,
  templateId: 'F-1',
  organizationName: 'Stadt',
  published: at,
  panels: [],
  lots: [lot()],
  skippedPhases: [],
  notices: [],
  ...facts,
})

const stateOf = (seen: RecordTender, key: string, remarks = '') =>
  recordPoints(seen, remarks).find((point) => point.key === key)?.state
const missingIn = (seen: RecordTender, remarks = '') =>
  recordPoints(seen, remarks)
    .filter(({ state }) => state === 'missing')
    .map(({ key }) => key)

describe('what a record lacks', () => {
  test('of one that has just begun: what only the team can say', () => {
    expect(missingIn(tender())).toEqual(['value', 'procedure', 'undivided', 'conflicts'])
    expect(stateOf(tender(), 'winner')).toBe('later')
    expect(stateOf(tender(), 'openings')).toBe('later')
    expect(stateOf(tender(), 'noAward')).toBeUndefined()
  })

  test('of one of the EU standard that is public: a notice, until one was handed over or its lack explained', () => {
    const sent = (state: string) => ({ templateId: 'EU-19', notices: [{ state }] }) as Partial<RecordTender>
    expect(stateOf(tender(), 'notice')).toBeUndefined()
    expect(stateOf(tender({ templateId: 'EU-19' }), 'notice')).toBe('missing')
    expect(stateOf(tender({ templateId: 'EU-19', published: null }), 'notice')).toBe('later')
    for (const state of ['QUEUED', 'VALIDATION_FAILED', 'STOPPED', 'NOT_PUBLISHED'])
      expect(stateOf(tender(sent(state)), 'notice')).toBe('missing')
    for (const state of ['SUBMITTED', 'PUBLISHED'])
      expect(stateOf(tender(sent(state)), 'notice')).toBe('given')
    const explained = '## Bekanntmachung\nUnter dem Schwellenwert.'
    expect(stateOf(tender({ templateId: 'EU-19' }), 'notice', explained)).toBe('given')
  })

  test('a draft without name or authority is completed in its form', () => {
    const [point] = recordPoints(tender({ name: ' ', organizationName: null }), '')
    expect(point).toMatchObject({ key: 'subject', state: 'missing', place: 'form' })
  })

  test('several lots need no reason, a value that was announced is there', () => {
    const panels = [{ contentId: 'BT-27-Lot', stringValue: '100000' }] as unknown as RecordTender['panels']
    expect(missingIn(tender({ lots: [lot(), lot({ id: 2 })], panels }))).toEqual(['procedure', 'conflicts'])
  })

  test('who was admitted or denied without a reason is named, each once', () => {
    const lots = [
      lot({ stage: 4 }, [
        part({ stage: 3 }),
        part({ stage: 3 }),
        part({ stage: 3, organizationName: 'Moor', reason: 'Beste Referenzen' }),
        part({ organizationName: 'Geest', deniedAt: at, reason: ' ' }),
        part({ organizationName: 'Watt', deniedAt: at, reason: 'Keine Referenzen' }),
      ]),
    ]
    const points = recordPoints(tender({ lots }), '')
    expect(points.find(({ key }) => key === 'chosen')).toMatchObject({ state: 'missing', names: ['Deich'] })
    expect(points.find(({ key }) => key === 'notChosen')).toMatchObject({
      state: 'missing',
      names: ['Geest'],
    })
  })

  test('the award wants its reasons, its subcontracts only where there are some', () => {
    const awarded = tender({ lots: [lot({ stage: 7, outcome: 'AWARDED' })] })
    expect(stateOf(awarded, 'winner')).toBe('missing')
    expect(stateOf(awarded, 'subcontracting')).toBe('ifAny')
    expect(stateOf(awarded, 'noAward')).toBeUndefined()
  })

  test('without an award its reasons are there, because none is ended without them', () => {
    const ended = tender({ lots: [lot({ outcome: 'NO_AWARD' })] })
    expect(stateOf(ended, 'noAward')).toBe('given')
    expect(stateOf(ended, 'winner')).toBeUndefined()
    expect(stateOf({ ...ended, published: null }, 'noAward')).toBe('missing')
  })

  test('negotiations are told where there were some', () => {
    const negotiating = [lot({ stage: 5 })]
    expect(stateOf(tender({ lots: negotiating }), 'negotiation')).toBe('missing')
    expect(stateOf(tender({ lots: negotiating, skippedPhases: [5] }), 'negotiation')).toBeUndefined()
  })
})

describe('what the team has written', () => {
  const supplied = (remarks: string) => stateOf(tender(), 'procedure', remarks) === 'given'

  test('a heading with words under it supplies its point, in either language and however it is set', () => {
    for (const remarks of [
      '## Wahl des Verfahrens\n\nWeil.',
      '# 3. **Wahl des Verfahrens**:\nWeil.',
      '### choice of PROCEDURE ###\r\nBecause.',
      '## Wahl des Verfahrens\n### Im Einzelnen\n1',
    ])
      expect(supplied(remarks), remarks).toBe(true)
  })

  test('a heading alone, or words elsewhere, do not', () => {
    for (const remarks of [
      '',
      '## Wahl des Verfahrens',
      '## Wahl des Verfahrens\n\n---\n## Wert\n\nViel.',
      'Wahl des Verfahrens\n\nWeil.',
      '##Wahl des Verfahrens\nWeil.',
    ])
      expect(supplied(remarks), remarks).toBe(false)
  })

  test('the outline adds what is not there yet, and adding it again changes nothing', () => {
    const titles = [recordPointTexts.value.title, recordPointTexts.procedure.title]
    const begun = '## Value\n\nMuch.'
    const once = withHeadings(begun, titles, 'de')
    expect(once).toBe('## Value\n\nMuch.\n\n## Wahl des Verfahrens')
    expect(withHeadings(once, titles, 'de')).toBe(once)
    expect(withHeadings('', titles, 'en')).toBe('## Value\n\n## Choice of procedure')
  })

  test('no two points have the same heading', () => {
    const titles = Object.values(recordPointTexts).map(({ title }) => title)
    expect(new Set(titles.map(({ de }) => de)).size).toBe(titles.length)
    expect(new Set(titles.map(({ en }) => en)).size).toBe(titles.length)
  })
})

test.each([
  ['## Auftragswert', false],
  ['## Auftragswert\n\n&nbsp;\n\n<br>', false],
  ['## Auftragswert\n\n## Wahl des Verfahrens\n\nWeil.', false],
  ['## Auftragswert\n\n&nbsp;\n\nEine Million.', true],
  ['## Value\n\nOne million.', true],
])('a heading without words supplies nothing: %j', (remarks, isWritten) => {
  expect(isWrittenOn(remarks)({ de: 'Auftragswert', en: 'Value' })).toBe(isWritten)
})

test('a heading is found in either language, however it is written', () => {
  const isIt = isHeadingOf({ de: 'Wahl des Verfahrens', en: 'Choice of procedure' })
  expect(['1. Wahl des  Verfahrens:', 'choice of procedure', 'Wahl'].map(isIt)).toEqual([true, true, false])
})
