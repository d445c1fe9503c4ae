import type { Methods } from '@allmende/domain/method.ts'
import { everyone } from '@allmende/domain/verdict.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { currentBehalf, onBehalfOf } from '../database/behalf.ts'
import { givenPlatform, logIn, openSocket, sessionsOnly } from '../test-platform.ts'
import { strangerAt } from './behalf.ts'
import type { Caller } from './calls.ts'
import { methodsOf, noConnection, nothing } from './method.ts'
import type { Session } from './session.ts'
import { takingTurns } from './turns.ts'

const contract = {
  /** Takes as long as the test wants. */
  getLong: { kind: 'read', args: z.tuple([z.int()]), result: z.string() },
  getBoard: { kind: 'read', args: z.tuple([]), result: z.string(), shows: { entity: 'project' } },
  getShort: { kind: 'read', args: z.tuple([]), result: z.string() },
  save: { kind: 'change', args: z.tuple([]), result: z.string() },
  saveLong: { kind: 'change', args: z.tuple([]), result: z.string() },
  file: { kind: 'change', args: z.tuple([]), result: z.string(), filing: true },
} as const satisfies Methods
const { read, change } = methodsOf<typeof contract>()

type Working = { who: string; now: Date; end: () => void }
let working: Working[] = []
const nameOf = (actor: { kind: string; email?: string }) => actor.email ?? actor.kind
const untilEnded = (who: string, now: Date) =>
  new Promise<string>((resolve) => void working.push({ who, now, end: () => resolve(who) }))

const methods = [
  read('getLong', {
    load: async () => ({}),
    allow: everyone,
    after: ({ actor, now }) => untilEnded(nameOf(actor), now),
    show: (_actor, text) => text,
  }),
  read('getBoard', {
    load: async () => ({}),
    allow: everyone,
    after: ({ actor, now }) => untilEnded(nameOf(actor), now),
    show: (_actor, text) => text,
  }),
  read('getShort', { load: async ({ actor }) => nameOf(actor), allow: everyone }),
  change('save', {
    load: async () => ({}),
    allow: everyone,
    run: async ({ actor }) => nameOf(actor),
    record: nothing,
  }),
  change('saveLong', {
    load: async () => ({}),
    allow: everyone,
    before: ({ actor, now }) => untilEnded(nameOf(actor), now),
    run: async ({ actor }) => nameOf(actor),
    record: nothing,
  }),
  change('file', {
    load: async () => ({}),
    allow: everyone,
    run: async ({ actor }) => nameOf(actor),
    record: nothing,
  }),
]
const platform = givenPlatform({
  offer: {
    contract: { ...sessionsOnly.contract, ...contract },
    methods: [...sessionsOnly.methods, ...methods],
  },
})

beforeEach(() => {
  working = []
})

async function call(token: string | null, method: string, ...params: unknown[]): Promise<unknown> {
  const answer = await fetch(`${platform.current.url}/api/v1/rpc`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
    headers: token ? { 'x-auth-token': token } : {},
  })
  return ((await answer.json()) as { result: unknown }).result
}

const anna = 'anna.amt@allmende.example'
const bernd = 'bernd.bau@allmende.example'
const inWork = (count: number) => vi.waitFor(() => expect(working).toHaveLength(count))

/** Ends whatever is in work until so many calls were. */
async function endAll(count: number): Promise<void> {
  for (let ended = 0; ended < count; ended++) {
    await vi.waitFor(() => expect(working.length).toBeGreaterThan(ended))
    working[ended]?.end()
  }
}

test('an account has four reads in work, by HTTP and by socket; others pass, and so do its own changes', async () => {
  const [hers, his] = [await logIn(platform.current.url, anna), await logIn(platform.current.url, bernd)]
  const socket = await openSocket(platform.current.url, hers)
  const bySocket = Array.from({ length: 3 }, (_, index) => socket.call('getLong', index))
  await inWork(3)
  const byHttp = Array.from({ length: 10 }, (_, index) => call(hers, 'getLong', index))
  await inWork(4)
  expect(await call(his, 'getShort')).toBe(bernd)
  expect(await call(null, 'getShort')).toBe('visitor')
  expect(await call(hers, 'save')).toBe(anna)
  expect(working).toHaveLength(4)

  const before = new Date()
  await endAll(13)
  expect(await Promise.all([...bySocket, ...byHttp])).toEqual(Array.from({ length: 13 }, () => anna))
  // Waiting does not move the moment at which a call arrived.
  expect(working.filter(({ now }) => now > before)).toEqual([])
  socket.close()
})

test('what somebody files waits for none of her other calls', async () => {
  const token = await logIn(platform.current.url, anna)
  const long = Array.from({ length: 6 }, () => call(token, 'saveLong'))
  await inWork(4)
  expect(await call(token, 'file')).toBe(anna)
  expect(working).toHaveLength(4)
  await endAll(6)
  await Promise.all(long)
})

test('strangers of one address share four turns, and nobody who logs in waits for them', async () => {
  const long = Array.from({ length: 6 }, (_, index) => call(null, 'getLong', index))
  await inWork(4)
  const token = await logIn(platform.current.url, anna)
  expect(await call(token, 'getShort')).toBe(anna)
  expect(working).toHaveLength(4)
  await endAll(6)
  await Promise.all(long)
})

test('the same question of many strangers takes one turn', async () => {
  const same = Promise.all(Array.from({ length: 20 }, () => call(null, 'getBoard')))
  await inWork(1)
  expect(await call(null, 'getShort')).toBe('visitor')
  // Who comes while it is in work asks once more together with all others who did; how many rounds that takes is chance.
  const ending = setInterval(() => {
    for (const { end } of working) end()
  }, 5)
  await same.finally(() => clearInterval(ending))
  expect(await same).toEqual(Array.from({ length: 20 }, () => 'visitor'))
  expect(working.length).toBeLessThan(20)
})

test('whose session ended while her call waited is answered like a visitor, not as whoever came after her', async () => {
  const sessionOf = (email: string) => ({ email, actor: { kind: 'user', email } }) as unknown as Session
  const ran: Caller[] = []
  const run = takingTurns(
    async (caller, { now }) => {
      ran.push(caller)
      return { result: await untilEnded('', now) }
    },
    { atOnce: 1, changes: () => false, files: () => false, sessions: { reload: async () => null } },
  )
  const socket: Caller = { session: sessionOf(anna), address: 'x', language: 'de', connection: noConnection }
  const calls = [1, 2].map((id) => run(socket, { id, method: 'getLong', now: new Date() }))
  socket.session = sessionOf(bernd)
  await endAll(2)
  await Promise.all(calls)
  expect(ran[1]?.session).toBeNull()
})

test('of one address two logins are in work, and none is begun whose sender has left', async () => {
  const begun: (() => void)[] = []
  const run = takingTurns(() => new Promise((resolve) => void begun.push(() => resolve({ result: null }))), {
    atOnce: 4,
    changes: () => true,
    files: () => false,
    sessions: { reload: async () => null },
  })
  let isGone = false
  const connection = { ...noConnection, isGone: () => isGone }
  const logInAt = (address: string) =>
    run({ session: null, address, language: 'de', connection }, { method: 'login', now: new Date() })
  const all = [...Array.from({ length: 10 }, () => logInAt('192.0.2.1')), logInAt('192.0.2.2')]
  await vi.waitFor(() => expect(begun).toHaveLength(3))
  isGone = true
  for (const end of begun) end()
  expect((await Promise.all(all)).filter((outcome) => 'error' in outcome)).toHaveLength(8)
  expect(begun).toHaveLength(3)
})

test('a login has turns of its own at the database', async () => {
  const seen: unknown[] = []
  const run = takingTurns(
    async () => {
      seen.push(currentBehalf()?.kind)
      return { result: null }
    },
    { atOnce: 4, changes: () => true, files: () => false, sessions: { reload: async () => null } },
  )
  const caller: Caller = { session: null, address: '192.0.2.1', language: 'de', connection: noConnection }
  await onBehalfOf(strangerAt(caller.address), async () => {
    for (const method of ['login', 'getProjects']) await run(caller, { method, now: new Date() })
  })
  expect(seen).toEqual(['login', 'stranger'])
})
