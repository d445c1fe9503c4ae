import { describe, expect, test } from 'vitest'
import type { Condition } from './conditions.ts'
import { holds } from './holds.ts'
import { type Sight, type View, without } from './views.ts'

type Entry = Readonly<Record<string, readonly string[]>>

/** A notice of flat entries, each a place of its own; counts how often anybody looks at a field. */
function givenNotice(entries: readonly Entry[]) {
  let looks = 0
  const everything = new Map<string, Sight[]>()
  const viewOf = (entry: Entry): View => {
    const own = new Map<string, Sight[]>()
    const view: View = {
      see: (field, everywhere) => {
        looks++
        const here = entry[field]
        if (!here || everywhere) return everything.get(field) ?? []
        const sights = own.get(field) ?? [{ texts: here, from: view }]
        own.set(field, sights)
        return sights
      },
      around: () => view,
    }
    return view
  }
  const views = entries.map(viewOf)
  entries.forEach((entry, at) => {
    const from = views[at]
    if (from)
      for (const [field, texts] of Object.entries(entry))
        everything.set(field, [...(everything.get(field) ?? []), { texts, from }])
  })
  return { views, looks: () => looks }
}

const lots = (count: number): Entry[] =>
  Array.from({ length: count }, (_, at) => ({ lot: [`LOT-${at}`], kind: [at % 2 ? 'framework' : 'none'] }))
const results = (count: number): Entry[] =>
  Array.from({ length: count }, (_, at) => ({ result: [`RES-${at}`], resultLot: [`LOT-${at}`] }))

const ofFramework: Condition = {
  field: 'resultLot',
  among: { field: 'lot', where: { field: 'kind', equals: 'framework' } },
}

const everyLotHasItsResult: Condition = {
  every: [
    ['lot', { field: 'lot', everywhere: true }],
    [
      'result',
      { field: 'result', where: { field: 'resultLot', among: { variable: 'lot' } }, everywhere: true },
    ],
  ],
  satisfies: { variable: 'result', among: { field: 'result', everywhere: true } },
}

function looksFor(count: number, ask: (results: readonly View[]) => void): number {
  const notice = givenNotice([...lots(count), ...results(count)])
  ask(notice.views.slice(count))
  return notice.looks()
}

describe('what many places of a notice look at', () => {
  test.each<[string, (results: readonly View[]) => void]>([
    ['from each result', (views) => views.forEach((view) => holds(ofFramework, view))],
    [
      'as if a field were empty',
      (views) => views.forEach((view) => holds(ofFramework, without(view, 'other'))),
    ],
    ['for each value of a variable', ([view]) => view && holds(everyLotHasItsResult, view)],
  ])('is found once: twice as many lots and results are twice the work, %s', (_name, ask) => {
    expect(looksFor(800, ask) / looksFor(400, ask)).toBeLessThan(2.1)
  })

  test('is each time what the place itself says', () => {
    const { views } = givenNotice([...lots(20), ...results(20)])
    const found = views.slice(20).map((view) => holds(ofFramework, view))
    expect(found).toEqual(found.map((_, at) => at % 2 === 1))
  })

  test('is another one for each value of a variable', () => {
    const paired: Condition = {
      every: [['one', { field: 'resultLot' }]],
      satisfies: {
        count: {
          field: 'lot',
          everywhere: true,
          where: {
            all: [
              { field: 'kind', equals: 'framework' },
              { field: 'lot', among: { variable: 'one' } },
            ],
          },
        },
        above: 0,
      },
    }
    const { views } = givenNotice([...lots(20), ...results(20)])
    expect(views.slice(20).map((view) => holds(paired, view))).toEqual(
      Array.from({ length: 20 }, (_, at) => at % 2 === 1),
    )
  })
})
