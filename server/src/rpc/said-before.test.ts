import { expect, test } from 'vitest'
import { SaidBefore } from './said-before.ts'
import type { Stamp } from './stamp.ts'

const at = (second: number): Stamp => ({ at: new Date(Date.UTC(2030, 0, 1, 10, 0, second)), by: 'SERVER' })
const filing = Buffer.from('filing')

function givenSaid() {
  const said = new SaidBefore()
  return (second: number, whose = 'anna', words = filing, waits = () => true) =>
    said.enter(whose, words, at(second), waits)
}

test('the same said again counts from when it was said first, as long as there is no answer', () => {
  const say = givenSaid()
  const [first, second] = [say(1), say(20)]
  expect([first.first(), second.first()]).toEqual([at(1), at(1)])
  first.leave()
  first.leave()
  const third = say(40)
  expect(third.first()).toEqual(at(1))
  second.leave()
  third.leave()
  expect(say(60).first()).toEqual(at(60))
})

test('what somebody else says, or in other words, counts for itself', () => {
  const say = givenSaid()
  say(1)
  expect(say(2, 'berta').first()).toEqual(at(2))
  expect(say(3, 'anna', Buffer.from('filing ')).first()).toEqual(at(3))
})

test('what came earlier and is read later counts from its own moment, and so does what came beside it', () => {
  const say = givenSaid()
  const [later, earlier] = [say(2), say(1)]
  expect([later.first(), earlier.first()]).toEqual([at(1), at(1)])
})

test('what was refused and is not forgotten yet is no reason to count something earlier', () => {
  const say = givenSaid()
  say(1, 'anna', filing, () => false)
  expect(say(2).first()).toEqual(at(2))
})

test('whoever says the same again much later says it anew, however often she does', () => {
  const say = givenSaid()
  say(0).first()
  expect(say(100).first()).toEqual(at(0))
  expect(say(151).first()).toEqual(at(151))
})

test('where the first gives up, those that came while it waited count from it all the same', () => {
  const say = givenSaid()
  const first = say(0)
  const second = say(20)
  first.leave()
  const third = say(40)
  second.leave()
  expect(third.first()).toEqual(at(0))
})
