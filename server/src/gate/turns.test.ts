import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Allowance } from './allowance.ts'
import { type Sender, type Shares, Turns } from './turns.ts'

const shares: Shares = {
  connection: { atOnce: 3, perSecond: 1 },
  address: { atOnce: 6, perSecond: 2 },
  perTurn: 2,
  turn: 10,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function givenTurns() {
  const turns = new Turns(Date.now, shares)
  const told: string[] = []
  const sender = (name: string, address = name, isProxy = false): Sender => ({
    address,
    isProxy,
    allowance: new Allowance(shares.connection, Date.now()),
    goOn: () => void told.push(name),
  })
  const has = (one: Sender, units = 1) => turns.has(one, units, Date.now())
  /** Nothing is left of what it may have at once. */
  const spent = (...names: Parameters<typeof sender>) => {
    const one = sender(...names)
    while (one.allowance.has(1, Date.now())) one.allowance.take(1)
    return one
  }
  return { turns, told, sender, spent, has }
}

test('who sends little never waits, whatever others send', () => {
  const { sender, spent, has } = givenTurns()
  const flood = Array.from({ length: 100 }, (_, index) => spent(`f${index}`, 'flood'))
  expect(flood.map((one) => has(one)).filter(Boolean)).toHaveLength(2)
  const quiet = sender('quiet')
  expect([has(quiet), has(quiet), has(quiet), has(quiet)]).toEqual([true, true, true, false])
  vi.advanceTimersByTime(2000)
  expect([has(quiet), has(quiet)]).toEqual([true, true])
})

test('new connections give an address no more than it may have', () => {
  const { sender, has } = givenTurns()
  const answers = Array.from({ length: 12 }, (_, index) => has(sender(`c${index}`, 'one address')))
  expect(answers.filter(Boolean)).toHaveLength(6 + 2)
})

test('of a proxy each connection counts for itself', () => {
  const { sender, has } = givenTurns()
  const answers = Array.from({ length: 12 }, (_, index) => has(sender(`c${index}`, 'proxy', true)))
  expect(answers.every(Boolean)).toBe(true)
})

test('those who wait go on a few at a time, one address after the other', () => {
  const { told, spent, has } = givenTurns()
  for (const name of ['x', 'y']) expect(has(spent(name))).toBe(true)
  for (const [name, address] of [
    ['a1', 'a'],
    ['a2', 'a'],
    ['a3', 'a'],
    ['b1', 'b'],
  ] as const)
    expect(has(spent(name, address))).toBe(false)
  vi.advanceTimersByTime(10)
  expect(told).toEqual(['a1', 'b1'])
  vi.advanceTimersByTime(10)
  expect(told).toEqual(['a1', 'b1', 'a2', 'a3'])
  expect(vi.getTimerCount()).toBe(0)
})

test('what costs much is paid for with the turns that follow in it', () => {
  const { told, spent, has } = givenTurns()
  expect([has(spent('x'), 2), has(spent('much'), 9), has(spent('y'))]).toEqual([true, false, false])
  vi.advanceTimersByTime(10)
  expect(told).toEqual(['much'])
  vi.advanceTimersByTime(10)
  expect(told).toEqual(['much', 'y'])
})

test('who has left is not told', () => {
  const { turns, told, spent, has } = givenTurns()
  for (const name of ['x', 'y']) has(spent(name))
  const gone = spent('gone')
  has(gone)
  turns.forget(gone)
  vi.advanceTimersByTime(100)
  expect([told, vi.getTimerCount()]).toEqual([[], 0])
})
