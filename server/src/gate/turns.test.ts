import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Turns } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Who = { name: string; line: string }

/** Two each ten milliseconds. */
function givenTurns() {
  const told: string[] = []
  const room = { isThere: true }
  const turns = new Turns<Who>(
    Date.now,
    { perTurn: 2, turn: 10 },
    ({ name }) => void told.push(name),
    () => room.isThere,
  )
  const take = (name: string, line = name, goesFirst = false) => {
    const who = { name, line }
    return { who, isAtOnce: turns.take(who, Date.now(), goesFirst) }
  }
  const areAtOnce = (...names: string[]) => names.map((name) => take(name).isAtOnce)
  return { turns, told, room, take, areAtOnce }
}

test('it is at once somebody’s turn while there is time left, and again with the next turn', () => {
  const { areAtOnce, told } = givenTurns()
  expect(areAtOnce('a', 'b', 'c')).toEqual([true, true, false])
  vi.advanceTimersByTime(10)
  expect(told).toEqual(['c'])
  expect(areAtOnce('d', 'e')).toEqual([true, false])
})

test('those who wait go on a few at a time, one address after the other', () => {
  const { told, take, areAtOnce } = givenTurns()
  areAtOnce('x', 'y')
  for (const name of ['a1', 'a2', 'a3']) expect(take(name, 'a').isAtOnce).toBe(false)
  expect(take('b1', 'b').isAtOnce).toBe(false)
  vi.advanceTimersByTime(10)
  expect(told).toEqual(['a1', 'b1'])
  vi.advanceTimersByTime(10)
  expect(told).toEqual(['a1', 'b1', 'a2', 'a3'])
  expect(vi.getTimerCount()).toBe(0)
})

test('who comes when others wait stands behind them', () => {
  const { told, areAtOnce } = givenTurns()
  areAtOnce('x', 'y', 'a', 'b')
  vi.setSystemTime(Date.now() + 10)
  expect(areAtOnce('c')).toEqual([false])
  expect(told).toEqual(['a', 'b'])
  vi.advanceTimersByTime(20)
  expect(told).toEqual(['a', 'b', 'c'])
})

test('who goes first has most of the time, and the others go on too', () => {
  const { turns, told, take, areAtOnce } = givenTurns()
  areAtOnce('x', 'y', 'a', 'b', 'c')
  for (const line of ['f', 'g', 'h']) expect(take(`${line}1`, line, true).isAtOnce).toBe(false)
  turns.forget(take('gone', 'gone', true).who)
  vi.advanceTimersByTime(10)
  expect(told).toEqual(['f1', 'a'])
  vi.advanceTimersByTime(20)
  expect(told).toEqual(['f1', 'a', 'g1', 'b', 'h1', 'c'])
})

test('who goes first has all the time where nobody else waits', () => {
  const { told, take, areAtOnce } = givenTurns()
  areAtOnce('x', 'y')
  for (const line of ['f', 'g', 'h']) take(`${line}1`, line, true)
  vi.advanceTimersByTime(10)
  expect(told).toEqual(['f1', 'g1'])
})

test('while there is no room all wait, one line after the other once there is', () => {
  const { told, room, take } = givenTurns()
  room.isThere = false
  for (const name of ['a1', 'a2']) take(name, 'a')
  take('b1', 'b')
  vi.advanceTimersByTime(100)
  expect(told).toEqual([])
  room.isThere = true
  expect(take('c1', 'c').isAtOnce).toBe(false)
  vi.advanceTimersByTime(20)
  expect(told).toEqual(['a1', 'b1', 'c1', 'a2'])
})

test('who has left is not told', () => {
  const { turns, told, take, areAtOnce } = givenTurns()
  areAtOnce('x', 'y')
  turns.forget(take('gone').who)
  vi.advanceTimersByTime(100)
  expect([told, vi.getTimerCount()]).toEqual([[], 0])
})
