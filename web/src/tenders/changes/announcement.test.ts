import type { ComparedPart } from '@allmende/domain/tenders/changes/compared.ts'
import { type Bilingual, say, type Values } from '@allmende/domain/texts.ts'
import { describe, expect, test } from 'vitest'
import { filedCompanies, namedChanges, shortOnes } from './announcement.ts'

const inGerman = (text: Bilingual, values?: Values) => say(text, 'de', values)

const part = (key: string, caption: string, labels: string[], fate: ComparedPart['fate'] = 'changed') => ({
  key,
  title: key,
  caption,
  fate,
  lines: labels.map((label) => ({ key: label, label, path: '', old: null, current: 'x' })),
})

describe('what changes, by its names', () => {
  test.each([
    ['deadlines stand alone', [part('own', '', ['Teilnahmefrist'])], 'Teilnahmefrist'],
    [
      'lots are named',
      [part('own', '', ['Angebotsfrist']), part('LOT-0001', 'LOT-0001 Nordufer', ['Titel', 'Laufzeit'])],
      'Angebotsfrist; LOT-0001 Nordufer: Titel, Laufzeit',
    ],
    [
      'a new lot is named as a whole',
      [part('LOT-0002', 'LOT-0002 Insel', ['Titel', 'Laufzeit'], 'added')],
      'Neues Los LOT-0002 Insel',
    ],
    ['a panel has its title', [part('Verfahren', '', ['Titel', 'Titel'])], 'Verfahren: Titel'],
  ])('%s', (_what, parts, expected) => {
    expect(namedChanges(parts, inGerman)).toBe(expected)
  })

  test('of very much only the first', () => {
    const many = Array.from({ length: 40 }, (_, n) => part(`LOT-${n}`, `LOT-${n}`, ['Titel', 'Ort']))
    expect(namedChanges(many, inGerman).endsWith(' …')).toBe(true)
    expect(namedChanges(many, inGerman).split(';')).toHaveLength(6)
  })
})

test('companies count once, and only while something of theirs is sealed', () => {
  const lot = (...stages: [number, number][]) => ({
    offersByRound: [{ offers: stages.map(([organizationId, stage]) => ({ organizationId, stage })) }],
  })
  expect(filedCompanies({ lots: [lot([1, 1], [2, 0]), lot([1, 1], [3, 6], [4, 7])] })).toBe(2)
})

describe('deadlines below the legal minimum', () => {
  const at = (day: string) => new Date(`${day}T10:00:00Z`)
  const tender = { published: at('2026-11-01'), history: [] }
  const moved = (current: string) => [
    {
      fact: 'applicationDeadline' as const,
      old: at('2026-12-24'),
      current: at(current),
      lots: [{ identifier: 'LOT-0001', name: 'Nordufer' }],
    },
  ]
  test.each([
    ['19', '2026-11-20', 1],
    ['19', '2026-12-20', 0],
    [null, '2026-11-20', 0],
  ])('form %s, %s: %i', (subtype, day, count) => {
    expect(shortOnes(subtype, tender, moved(day), at('2026-11-10'))).toHaveLength(count)
  })
})
