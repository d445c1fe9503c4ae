import { longestWord } from './bausteine.texts.ts'

export type SampleTender = {
  id: number
  name: string
  city: string
  status: Status
  area: number
  deadline: Date
}
export const statuses = ['draft', 'published', 'awarded', 'canceled'] as const
export type Status = (typeof statuses)[number]

const places = [
  'Am Anger',
  'Ährenweg',
  'Mühlbachaue',
  'Alte Gärtnerei',
  'Zur Übersee',
  'Bahnhofsvorplatz',
  'Öhringer Straße',
]
const kinds = ['Wohnpark', 'Gewerbehof', 'Kindertagesstätte', 'Erbbaurecht', 'Mischgebiet']
const cities = ['Aachen', 'Zwickau', 'Öhringen', 'Oberhausen', 'Ulm', 'Überlingen', 'Köln', 'Erfurt']

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T =>
  list[index % list.length] as T

/** The same rows each time; the second has the longest word. */
export const sampleTenders = (count: number): SampleTender[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: index === 1 ? longestWord : `${pick(kinds, index * 3)} ${pick(places, index)} ${(index * 7) % 90}`,
    city: pick(cities, index * 5),
    status: pick(statuses, index * 3 + (index % 5)),
    area: ((index * 7919) % 48_000) + 150,
    deadline: new Date(Date.UTC(2026, 10 + (index % 9), (index * 11) % 28, 9)),
  }))

export const federalStates = [
  'Baden-Württemberg',
  'Bayern',
  'Berlin',
  'Brandenburg',
  'Bremen',
  'Hamburg',
  'Hessen',
  'Mecklenburg-Vorpommern',
  'Niedersachsen',
  'Nordrhein-Westfalen',
  'Rheinland-Pfalz',
  'Saarland',
  'Sachsen',
  'Sachsen-Anhalt',
  'Schleswig-Holstein',
  'Thüringen',
].map((label) => ({ value: label, label }))

export const uses = ['Wohnen', 'Gewerbe', 'Einzelhandel', 'Pflege', 'Bildung', 'Grünfläche', longestWord].map(
  (label) => ({ value: label, label }),
)

export const sampleMarkdown = `## Lage

Das Grundstück liegt **am Anger**, nahe dem Bahnhof. Näheres im [Exposé](https://example.org/expose).

- Erschließung vorhanden
- *Altlasten* nicht bekannt

1. Besichtigung
2. Angebot

> Verkauf nur mit Bauverpflichtung.
`
