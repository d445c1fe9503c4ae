import { setImmediate as turn } from 'node:timers/promises'
import type { Methods } from '@allmende/domain/method.ts'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '../log.ts'
import type { Call, Outcome } from './calls.ts'
import { type Client, createHub, type Hub } from './hub.ts'
import type { Session } from './session.ts'
import { WatchedReads } from './watched-reads.ts'

const listOf = (entity: 'project' | 'property') =>
  ({ kind: 'read', args: z.tuple([z.string()]), result: z.string(), shows: { entity } }) as const
const contract = {
  getProjects: listOf('project'),
  getProperties: listOf('property'),
} as const satisfies Methods

let hub: Hub | undefined
afterEach(() => hub?.stop())

let looked = 0
/** Counts how often it is looked through. */
class CountedReads extends WatchedReads {
  override entries() {
    looked += this.size
    return super.entries()
  }
}

type Told = Client & { told: unknown[] }

/** Many who look at lists whose answers are what these things are called. */
function watching() {
  const names: Record<string, string> = { getProjects: 'Deich', getProperties: 'Wiese' }
  const asked: string[] = []
  const run = async (_caller: unknown, { method, params }: Call): Promise<Outcome> => {
    asked.push(`${method} ${JSON.stringify(params)}`)
    return { result: names[method] }
  }
  const made = createHub({
    contract,
    run,
    sessions: { reload: async () => null, described: () => [] },
    log: createLog('silent'),
  })
  hub = made
  const opened = (address: string, email?: string): Told => {
    const told: unknown[] = []
    const client = {
      session: email ? ({ email, actor: { kind: 'user', email, roles: [] } } as unknown as Session) : null,
      address,
      language: 'de' as const,
      connection: {
        becomes: async () => undefined,
        reload: async () => undefined,
        tell: () => undefined,
        isGone: () => false,
      },
      notify: (_name: string, params: unknown[]) => void told.push(params),
      goOnWith: () => undefined,
      shown: new CountedReads(),
      told,
    }
    made.clients.add(client)
    return client
  }
  const watch = (client: Client, method: string, search: string) => {
    const call = { method, params: [search], now: new Date() }
    made.remember(client, call, { result: names[method] }, performance.now())
  }
  const announce = (entity: 'project' | 'property') => made.hear({ kind: 'storeChanged', entity, id: null })
  return { opened, watch, announce, names, asked }
}

/** How many questions were looked at in each turn of the loop, until nobody is told any more. */
async function turnsUntil(isOver: () => boolean): Promise<number[]> {
  const turns: number[] = []
  while (!isOver()) {
    const before = looked
    await turn()
    if (looked > before) turns.push(looked - before)
  }
  return turns
}

test('however many strangers watch, a change is looked for in pieces and told to all of them', async () => {
  const { opened, watch, announce, names, asked } = watching()
  const strangers = Array.from({ length: 300 }, (_one, at) => opened(`192.0.2.${at}`))
  for (const stranger of strangers)
    for (let at = 0; at < 20; at++) watch(stranger, 'getProjects', `search ${at}`)
  names.getProjects = 'Aue'
  looked = 0
  announce('project')
  const turns = await turnsUntil(() => strangers.every(({ told }) => told.length > 0))
  expect(looked).toBe(6000)
  expect(Math.max(...turns)).toBeLessThanOrEqual(220)
  expect(strangers.map(({ told }) => told)).toEqual(strangers.map(() => [['project', null]]))
  // Whoever gets the same answer is answered together, in whichever piece she was found.
  expect(asked).toHaveLength(20)
})

test('what is announced while a walk is under way is told too, in the order in which it was announced', async () => {
  const { opened, watch, announce, names } = watching()
  const strangers = Array.from({ length: 100 }, (_one, at) => opened(`192.0.2.${at}`))
  for (const stranger of strangers) {
    for (let at = 0; at < 10; at++) watch(stranger, 'getProjects', `search ${at}`)
    watch(stranger, 'getProperties', 'search')
  }
  names.getProjects = 'Aue'
  names.getProperties = 'Heide'
  looked = 0
  announce('project')
  announce('property')
  await turnsUntil(() => looked > 0)
  // The first have been looked at and the last have not, when it changes once more.
  expect(looked).toBeLessThan(1100)
  names.getProjects = 'Marsch'
  names.getProperties = 'Geest'
  hub?.hear({ kind: 'missed' })
  // What came meanwhile is looked for together.
  await turnsUntil(() => looked === 2200 && strangers.every(({ told }) => told.length > 1))
  expect(strangers.map(({ told }) => told)).toEqual(
    strangers.map(() => [
      ['project', null],
      ['property', null],
    ]),
  )
  // And what they were told to fetch is what there is now: asked once more nothing of it is news.
  hub?.hear({ kind: 'missed' })
  await turnsUntil(() => looked === 3300)
  names.getProjects = 'Ufer'
  announce('project')
  await turnsUntil(() => strangers.every(({ told }) => told.length > 2))
  expect(strangers.map(({ told }) => told.slice(2))).toEqual(strangers.map(() => [['project', null]]))
})

test('people who are logged in hear before the walk has come to the last stranger', async () => {
  const { opened, watch, announce, names, asked } = watching()
  const strangers = Array.from({ length: 300 }, (_one, at) => opened(`192.0.2.${at}`))
  const anna = opened('192.0.2.1', 'anna.amt@allmende.example')
  for (const client of [...strangers, anna])
    for (let at = 0; at < 20; at++) watch(client, 'getProjects', `search ${at}`)
  names.getProjects = 'Aue'
  announce('project')
  await turnsUntil(() => anna.told.length > 0)
  expect(strangers.filter(({ told }) => told.length > 0)).toEqual([])
  await turnsUntil(() => strangers.every(({ told }) => told.length > 0))
  expect(asked).toHaveLength(40)
})

test('who leaves while a walk is under way is not asked for any more', async () => {
  const { opened, watch, announce, names, asked } = watching()
  const strangers = Array.from({ length: 100 }, (_one, at) => opened(`192.0.2.${at}`))
  for (const [at, stranger] of strangers.entries())
    for (let each = 0; each < 10; each++) watch(stranger, 'getProjects', `of ${at}, ${each}`)
  names.getProjects = 'Aue'
  looked = 0
  announce('project')
  await turnsUntil(() => looked > 0)
  const [stays, ...others] = strangers
  for (const other of others) hub?.clients.delete(other)
  await turnsUntil(() => stays?.told.length === 1)
  expect(asked).toHaveLength(10)
})
