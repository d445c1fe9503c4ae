import { expect, test } from 'vitest'
import { entered } from './entered.ts'

const tenders = { listOf: (search: string) => `/projekte?suche=${search}` }
const parcels = { listOf: (search: string) => `/grundstuecke?suche=${search}` }
const sources = [tenders, parcels]
const found = (...hit: (typeof tenders)[]) => ({
  state: 'done' as const,
  groups: hit.map((source) => ({ source })),
})

test('Enter leads to the list of the first kind that has hits', () => {
  expect(entered('siel', found(parcels), sources)).toBe('/grundstuecke?suche=siel')
  expect(entered('siel', found(tenders, parcels), sources)).toBe('/projekte?suche=siel')
  expect(entered('siel', found(), sources)).toBe('/projekte?suche=siel')
})

test('it waits for the answers, and for words', () => {
  expect(entered('siel', { ...found(parcels), state: 'searching' }, sources)).toBeNull()
  expect(entered('', { ...found(), state: 'idle' }, sources)).toBeNull()
  expect(entered('siel', { ...found(), state: 'failed' }, sources)).toBe('/projekte?suche=siel')
})
