import { expect, test } from 'vitest'
import { AnswerRoom } from './answer-room.ts'

function givenRoom(size: number) {
  const room = new AnswerRoom(size)
  const cut: string[] = []
  return { room, cut, enter: (name: string) => room.enter(() => void cut.push(name)) }
}

test('whoever takes her answer makes room for the next', () => {
  const { room, cut, enter } = givenRoom(100)
  for (let index = 0; index < 10; index++) {
    const place = enter(String(index))
    expect(place.keep(90)).toBe(true)
    place.leave()
  }
  expect([room.taken, cut]).toEqual([0, []])
})

test('where the room is full, those who let theirs wait the longest are cut off', () => {
  const { room, cut, enter } = givenRoom(100)
  const [oldest, idle, younger] = [enter('oldest'), enter('idle'), enter('younger')]
  expect([oldest.keep(60), younger.keep(30)]).toEqual([true, true])
  expect(enter('newest').keep(60)).toBe(true)
  expect([cut, room.taken]).toEqual([['oldest'], 90])
  expect([oldest.keep(1), idle.keep(1), younger.keep(1)]).toEqual([false, true, true])
})

test('what is larger than the whole room is given up itself, and nothing is counted twice', () => {
  const { room, cut, enter } = givenRoom(100)
  const place = enter('huge')
  expect(place.keep(101)).toBe(false)
  place.leave()
  place.leave()
  expect([cut, room.taken]).toEqual([['huge'], 0])
})
