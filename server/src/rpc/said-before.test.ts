import { expect, test } from 'vitest'
import { SaidBefore } from './said-before.ts'
import type { Stamp } from './stamp.ts'

const at = (second: number): Stamp => ({ at: new Date(Date.UTC(2030, 0, 1, 10, 0, second)), by: 'SERVER' })
const filing = Buffer.from('filing')

test('the same said again counts from when it was said first, until all of it is decided', () => {
  const said = new SaidBefore()
  const first = said.enter('anna', filing, at(1))
  const second = said.enter('anna', filing, at(20))
  first.leave()
  first.leave()
  const third = said.enter('anna', filing, at(40))
  expect([first, second, third].map(({ stamp }) => stamp)).toEqual([at(1), at(1), at(1)])
  second.leave()
  third.leave()
  expect(said.enter('anna', filing, at(60)).stamp).toEqual(at(60))
})

test('what somebody else says, or in other words, counts for itself', () => {
  const said = new SaidBefore()
  said.enter('anna', filing, at(1))
  expect(said.enter('berta', filing, at(2)).stamp).toEqual(at(2))
  expect(said.enter('anna', Buffer.from('filing '), at(3)).stamp).toEqual(at(3))
})

test('what came earlier and is read later counts from its own moment', () => {
  const said = new SaidBefore()
  said.enter('anna', filing, at(2))
  expect(said.enter('anna', filing, at(1)).stamp).toEqual(at(1))
})
