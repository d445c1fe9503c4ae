import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import { expect, test } from 'vitest'
import { type Log, pageSize, withNewest, withOlder } from './log-pages.ts'

const entries = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => ({ id: from - index }) as LogEntry)
const span = ({ entries: all }: Log) => [all[0]?.id, all.at(-1)?.id, all.length]

test('the first page, and the pages below it', () => {
  const first = withNewest(undefined, entries(250, 151))
  expect(first).toMatchObject({ complete: false, knownUpTo: 250 })
  const second = withOlder(first, entries(150, 51))
  expect(span(second)).toEqual([250, 51, 200])
  expect(second.complete).toBe(false)
  expect(withOlder(second, entries(50, 1))).toMatchObject({ complete: true })
})

test('a page that was asked for twice counts once', () => {
  const log = withOlder(withNewest(undefined, entries(250, 151)), entries(150, 51))
  expect(span(withOlder(log, entries(150, 51)))).toEqual([250, 51, 200])
})

test('new entries stand in front and are known as new', () => {
  const log = withNewest(undefined, entries(200, 101))
  const grown = withNewest(log, entries(203, 104))
  expect(span(grown)).toEqual([203, 101, 103])
  expect(grown.knownUpTo).toBe(200)
  expect(withNewest(grown, entries(203, 104))).toBe(grown)
})

test('the first entry of an empty log', () => {
  const empty = withNewest(undefined, [])
  expect(empty).toMatchObject({ complete: true, knownUpTo: 0 })
  expect(span(withNewest(empty, entries(1, 1)))).toEqual([1, 1, 1])
})

test('after a long absence a gap is never shown as if there was none', () => {
  const log = withNewest(undefined, entries(200, 101))
  const anew = withNewest(log, entries(900, 900 - pageSize + 1))
  expect(span(anew)).toEqual([900, 801, pageSize])
  expect(anew.complete).toBe(false)
})
