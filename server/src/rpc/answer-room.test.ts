import { expect, test } from 'vitest'
import { AnswerRoom } from './answer-room.ts'

function givenRoom(size: number) {
  const room = new AnswerRoom(size)
  const cut: string[] = []
  return {
    room,
    cut,
    enter: (name: string, whose = name) => room.enter(whose, () => void cut.push(name)),
  }
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

test('where the room is full, whoever has the most loses what waits the longest', () => {
  const { room, cut, enter } = givenRoom(100)
  const [younger, oldest, idle] = [enter('younger', 'anna'), enter('oldest', 'anna'), enter('idle')]
  expect([younger.keep(30), oldest.keep(60)]).toEqual([true, true])
  oldest.wait()
  younger.wait()
  idle.wait()
  expect(enter('newest').keep(60)).toBe(true)
  expect([cut, room.taken]).toEqual([['oldest'], 90])
  expect(oldest.keep(1)).toBe(false)
})

test('whoever has the most gets no more, and what is being answered stays', () => {
  const { room, cut, enter } = givenRoom(100)
  const [first, second] = [enter('first', 'anna'), enter('second', 'anna')]
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

test('a few who fill the room with answers that never get whole cost nobody else an answer', () => {
  const { room, cut, enter } = givenRoom(100)
  const hoarders = ['one', 'two', 'three'].map((name) => enter(name))
  for (const hoarder of hoarders) hoarder.keep(33)
  const small = enter('small')
  expect(small.keep(5)).toBe(true)
  small.wait()
  expect(hoarders.map((hoarder) => hoarder.keep(30))).toContain(false)
  expect([cut.includes('small'), room.taken <= 100]).toEqual([false, true])
})

test('of whoever has the most, what has the most bytes goes, and not what has none yet', () => {
  const { cut, enter } = givenRoom(100)
  for (let index = 0; index < 20; index++) enter(`call ${index}`, 'office')
  enter('batch', 'office').keep(90)
  expect(enter('other').keep(20)).toBe(true)
  expect(cut).toEqual(['batch'])
})

test('where nobody has much, those who let theirs wait the longest are cut off', () => {
  const { room, cut, enter } = givenRoom(100_000)
  for (let index = 0; index < 400; index++) {
    const place = enter(`address ${index}`)
    expect(place.keep(250)).toBe(true)
    place.wait()
  }
  expect(enter('one more').keep(300)).toBe(true)
  expect([cut, room.taken]).toEqual([['address 0', 'address 1'], 99_800])
})
