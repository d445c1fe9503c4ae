import type { Catalogue, FieldFacts } from './catalogue.ts'

/** The list that the unit of an amount or a length of time is taken from: later versions say so of its attribute. */
export function unitListOf(catalogue: Catalogue, id: string, { type }: FieldFacts): string | undefined {
  if (type !== 'amount' && type !== 'measure') return undefined
  return attributeLists(catalogue).get(id) ?? formerly[type]
}

/** Where a version does not say it. */
const formerly = { amount: 'eforms-currency', measure: 'duration-unit' } as const

const known = new WeakMap<Catalogue, ReadonlyMap<string, string>>()

function attributeLists(catalogue: Catalogue): ReadonlyMap<string, string> {
  const lists =
    known.get(catalogue) ??
    new Map(
      Object.values(catalogue.fields).flatMap(({ attributeOf, path, list }) =>
        attributeOf && list && /@(currencyID|unitCode)$/.test(path) ? [[attributeOf, list] as const] : [],
      ),
    )
  known.set(catalogue, lists)
  return lists
}
