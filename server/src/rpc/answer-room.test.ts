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
  const [younger, oldest, idle] = [enter('younger'), enter('oldest'), enter('idle')]
  expect([younger.keep(30), oldest.keep(60)]).toEqual([true, true])
  oldest.wait()
  younger.wait()
  idle.wait()
  expect(enter('newest').keep(60)).toBe(true)
  expect([cut, room.taken]).toEqual([['oldest'], 90])
  expect(oldest.keep(1)).toBe(false)
})

test('those whose answers are not whole yet are not cut off, they just get no more', () => {
  const { room, cut, enter } = givenRoom(100)
  const [first, second] = [enter('first'), enter('second')]
  expect([first.keep(60), second.keep(50)]).toEqual([true, false])
  first.leave()
  expect(second.keep(10)).toBe(true)
  expect([cut, room.taken]).toEqual([[], 60])
})

test('nothing is counted twice', () => {
  const { room, cut, enter } = givenRoom(100)
  const place = enter('huge')
  expect(place.keep(101)).toBe(false)
  place.leave()
  place.leave()
  place.wait()
  expect([place.keep(5), enter('next').keep(100)]).toEqual([false, true])
  expect([cut, room.taken]).toEqual([[], 100])
})
