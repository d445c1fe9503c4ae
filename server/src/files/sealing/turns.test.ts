import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ownTurn } from './turns.ts'

test('of many who wait for a turn each has one of its own, in the order in which they came', async () => {
  const had: string[] = []
  const waiting = ['a', 'b', 'c'].map((name) => ownTurn().then(() => had.push(name)))
  const between = (async () => {
    for (let turn = 0; turn < 3; turn++) {
      await nextTurn()
      had.push('other work')
    }
  })()
  await Promise.all([...waiting, between])
  expect(had.filter((name) => name !== 'other work')).toEqual(['a', 'b', 'c'])
  expect(had.join()).not.toMatch(/[abc],[abc],/)
})
