import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import { expect, test } from 'vitest'
import { type Log, pageSize, withNewest, withOlder } from './log-pages.ts'

/** Ids tell nothing of the order; multiplied by a prime they look it. */
const idOf = (place: number) => (place * 7919) % 10_007
const entries = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => ({ id: idOf(from - index) }) as LogEntry)
const isSpan = ({ entries: all }: Log, from: number, to: number) =>
  expect(all.map(({ id }) => id)).toEqual(entries(from, to).map(({ id }) => id))

test('the first page, and the pages below it', () => {
  const first = withNewest(undefined, entries(250, 151))
  expect(first).toMatchObject({ complete: false, fresh: new Set() })
  const second = withOlder(first, entries(150, 51))
  isSpan(second, 250, 51)
  expect(second.complete).toBe(false)
  expect(withOlder(second, entries(50, 1))).toMatchObject({ complete: true })
})

test('a page that was asked for twice counts once', () => {
  const log = withOlder(withNewest(undefined, entries(250, 151)), entries(150, 51))
  isSpan(withOlder(log, entries(150, 51)), 250, 51)
})

test('new entries stand in front and are known as new', () => {
  const log = withNewest(undefined, entries(200, 101))
  const grown = withNewest(log, entries(203, 104))
  isSpan(grown, 203, 101)
  expect(grown.fresh).toEqual(new Set([203, 202, 201].map(idOf)))
  expect(withNewest(grown, entries(203, 104))).toBe(grown)
})

test('the first entry of an empty log', () => {
  const empty = withNewest(undefined, [])
  expect(empty).toMatchObject({ complete: true, fresh: new Set() })
  isSpan(withNewest(empty, entries(1, 1)), 1, 1)
})

test('after a long absence a gap is never shown as if there was none', () => {
  const log = withNewest(undefined, entries(200, 101))
  const anew = withNewest(log, entries(900, 900 - pageSize + 1))
  isSpan(anew, 900, 801)
  expect(anew.complete).toBe(false)
})
