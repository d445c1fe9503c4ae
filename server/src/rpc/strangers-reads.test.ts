import { expect, test } from 'vitest'
import { boundingStrangers, fairShare } from './strangers-reads.ts'
import { WatchedReads } from './watched-reads.ts'

test.each([
  ['all fit', [3, 4], 10, Number.POSITIVE_INFINITY],
  ['who has little keeps all of it', [2, 50, 40], 30, 14],
  ['all have the same', [20, 20, 20], 30, 10],
  ['there is less room than there are people', [5, 5, 5], 2, 1],
] as const)('a fair share where %s', (_what, sizes, room, share) => {
  expect(fairShare(sizes, room)).toBe(share)
})

const shown = { entity: 'project', id: null, answer: '' } as const

test('where strangers together watch too much, the oldest reads of the addresses with most are forgotten', () => {
  const clients: { address: string; shown: WatchedReads }[] = []
  const bound = boundingStrangers(() => clients, { most: 100, left: 60 })
  const opened = (address: string) => {
    const client = { address, shown: new WatchedReads() }
    clients.push(client)
    return client
  }
  const watch = ({ shown: reads }: { shown: WatchedReads }, question: string) => {
    reads.add(question, shown, 20)
    bound.added()
  }
  const [office, visitor] = [opened('192.0.2.1'), opened('192.0.2.2')]
  for (let at = 0; at < 5; at++) watch(office, `office ${at}`)
  watch(visitor, 'visitor')
  const flood = Array.from({ length: 10 }, () => opened('198.51.100.1'))
  let most = 0
  for (let at = 0; at < 200; at++) {
    watch(flood[at % flood.length] ?? office, `flood ${at}`)
    most = Math.max(
      most,
      clients.reduce((sum, one) => sum + one.shown.size, 0),
    )
  }
  expect(most).toBeLessThanOrEqual(100)
  expect([office.shown.size, visitor.shown.size]).toEqual([5, 1])
  const newest = flood.map(({ shown: reads }) => [...reads.entries()].at(-1)?.[0])
  expect(newest).toEqual(flood.map((_one, at) => `flood ${190 + at}`))
})

test('who has gone does not take the room of those who are there', () => {
  let clients: { address: string; shown: WatchedReads }[] = []
  const bound = boundingStrangers(() => clients, { most: 10, left: 8 })
  for (let visit = 0; visit < 5; visit++) {
    const client = { address: '192.0.2.1', shown: new WatchedReads() }
    clients = [client]
    for (let at = 0; at < 8; at++) {
      client.shown.add(`search ${at}`, shown, 20)
      bound.added()
    }
    expect(client.shown.size).toBe(8)
  }
})
