import { expect, test } from 'vitest'
import { Resting } from './resting.ts'

const who = (name: string, isKnown = false) => ({ name, isKnown: () => isKnown })

test('strangers go before all who are known, whoever has rested for the longest first', () => {
  const resting = new Resting<ReturnType<typeof who>>()
  const [known, one, other] = [who('known', true), who('one'), who('other')]
  for (const [at, each] of [known, one, other].entries()) resting.begin(each, at)
  resting.moves(one, 5000)
  const order = []
  for (let next = resting.longest(9000); next; next = resting.longest(9000)) {
    order.push(next.name)
    resting.forget(next)
  }
  expect(order).toEqual(['other', 'one', 'known'])
})

test('where most are known, whoever has just come stays', () => {
  const resting = new Resting<ReturnType<typeof who>>()
  for (const name of ['a', 'b', 'c']) resting.begin(who(name, true), 0)
  resting.begin(who('newcomer'), 9000)
  expect(resting.longest(9500)?.name).toBe('a')
  expect(resting.longest(10_500)?.name).toBe('newcomer')
})
