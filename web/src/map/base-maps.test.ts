import { expect, test } from 'vitest'
import { type BaseMap, chosenOf, noBaseMap } from './base-maps.ts'

const named = (id: string): BaseMap => ({ id, name: id, attribution: '© Amt', maxZoom: 18 })
const maps = [named('colour'), named('grey')]

test('the chosen base map is kept while it exists, and none can be chosen', () => {
  expect(chosenOf(maps, 'grey')?.id).toBe('grey')
  expect(chosenOf(maps, 'gone')?.id).toBe('colour')
  expect(chosenOf(maps, null)?.id).toBe('colour')
  expect(chosenOf(maps, noBaseMap)).toBeNull()
  expect(chosenOf([], 'grey')).toBeNull()
})
