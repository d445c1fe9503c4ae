import type { FormField } from '../form/form.ts'

/** The code lists of one version and language, as a check or a screen asks them. */
export type CodeLists = {
  has(list: string, code: string): boolean
  label(list: string, code: string): string | undefined
  codes(list: string): readonly (readonly [code: string, label: string])[]
}

/** The lists that units are taken from. */
export const unitLists = { amount: 'eforms-currency', measure: 'duration-unit' } as const

/** The list that a version takes the units of an amount or a length of time from, where the field does not name one. */
export function unitListFor({ type, unitList }: FormField, lists: CodeLists): string | undefined {
  if (unitList) return unitList
  if (type !== 'amount') return type === 'measure' ? unitLists.measure : undefined
  return [unitLists.amount, laterCurrencies].find((list) => lists.codes(list).length > 0) ?? unitLists.amount
}

/** Later versions reduce the list itself, and have no part of it any more. */
const laterCurrencies = 'currency'

type Entries = readonly (readonly [code: string, label: string])[]

/** Lists as they travel; one that is not there accepts every code, for it is not loaded yet. */
export function codeListsOf(bundle: Readonly<Record<string, Entries>>): CodeLists {
  const maps = new Map<string, Map<string, string>>()
  const mapOf = (list: string) => {
    const known = maps.get(list)
    if (known) return known
    // A list may be made only when it is asked for, so it is asked for once.
    const entries = bundle[list]
    const map = entries && new Map(entries)
    if (map) maps.set(list, map)
    return map
  }
  return {
    has: (list, code) => mapOf(list)?.has(code) ?? true,
    label: (list, code) => mapOf(list)?.get(code),
    codes: (list) => bundle[list] ?? [],
  }
}
