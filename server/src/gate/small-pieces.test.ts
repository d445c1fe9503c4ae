import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Allowance } from './allowance.ts'
import { ofConnection, type Sender, SmallPieces } from './small-pieces.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function givenPieces() {
  const pieces = new SmallPieces(Date.now)
  const told: string[] = []
  const sender = (name: string, address = name, isProxy = false): Sender => ({
    address,
    line: isProxy ? name : address,
    isProxy,
    allowance: new Allowance(ofConnection, Date.now()),
    goOn: () => void told.push(name),
  })
  const mayGoOn = (one: Sender) => pieces.mayGoOn(one, Date.now())
  /** How many of so many are read at once. */
  const readOf = (one: Sender, count: number) =>
    Array.from({ length: count }, () => mayGoOn(one)).filter(Boolean).length
  return { pieces, told, sender, mayGoOn, readOf }
}

test('who sends little never waits, whatever others send', () => {
  const { sender, mayGoOn, readOf } = givenPieces()
  for (let index = 0; index < 50; index++) readOf(sender(`f${index}`, 'flood'), 100)
  const quiet = sender('quiet')
  expect(readOf(quiet, 64)).toBe(64)
  expect(mayGoOn(quiet)).toBe(false)
  vi.advanceTimersByTime(2000)
  expect(readOf(quiet, 8)).toBe(8)
})

test('who has sent little waits a turn at most, however many addresses have sent much', () => {
  const { told, sender, mayGoOn, readOf } = givenPieces()
  for (let index = 0; index < 500; index++) {
    const crumbs = sender(`s${index}`)
    crumbs.allowance.take(ofConnection.atOnce)
    readOf(crumbs, 1)
  }
  for (let index = 0; index < 20; index++) readOf(sender(`busy ${index}`), ofConnection.atOnce)
  const person = sender('a person')
  expect(mayGoOn(person)).toBe(false)
  vi.advanceTimersByTime(10)
  expect(told).toContain('a person')
})

test('new connections give an address no more than it may have', () => {
  const { sender, readOf } = givenPieces()
  const read = Array.from({ length: 100 }, (_, index) => readOf(sender(`c${index}`, 'one address'), 10))
  const [first, last] = [read.slice(0, 39), read.slice(-20)]
  expect([new Set(first), new Set(last)]).toEqual([new Set([10]), new Set([4])])
})

test('who has sent few may go on, however much others of her address have sent', () => {
  const { sender, readOf } = givenPieces()
  for (let index = 0; index < 20; index++) readOf(sender(`f${index}`, 'office'), 100)
  vi.advanceTimersByTime(100)
  const neighbour = sender('neighbour', 'office')
  expect(readOf(neighbour, 4)).toBe(4)
})

test('very many addresses have a bound together', () => {
  const { sender, readOf } = givenPieces()
  const read = Array.from({ length: 400 }, (_, index) => readOf(sender(`s${index}`), 20))
  expect(read.reduce((sum, count) => sum + count)).toBe(1000 + 40)
})

test('of a proxy each connection counts for itself', () => {
  const { sender, readOf } = givenPieces()
  for (let index = 0; index < 60; index++) expect(readOf(sender(`c${index}`, 'proxy', true), 10)).toBe(10)
})

test('who waits is told when more of it is read, and who has left is not', () => {
  const { pieces, told, sender, readOf } = givenPieces()
  readOf(sender('flood'), 150)
  const [one, gone] = [sender('one'), sender('gone')]
  for (const waiting of [one, gone]) readOf(waiting, 65)
  pieces.forget(gone)
  vi.advanceTimersByTime(50)
  expect(told).toEqual(['flood', 'one'])
})
