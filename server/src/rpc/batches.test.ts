import type { Methods } from '@allmende/domain/method.ts'
import { everyone } from '@allmende/domain/verdict.ts'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { givenPlatform, logIn, openRawSocket, openSocket, sessionsOnly } from '../test-platform.ts'
import { AnswerRoom } from './answer-room.ts'
import { methodsOf, nothing } from './method.ts'

const contract = {
  ...sessionsOnly.contract,
  bulk: { kind: 'read', args: z.tuple([z.int()]), result: z.string() },
  grow: { kind: 'change', args: z.tuple([z.int()]), result: z.string() },
  ponder: { kind: 'read', args: z.tuple([]), result: z.null() },
  file: { kind: 'change', filing: true, args: z.tuple([z.string()]), result: z.null() },
} as const satisfies Methods
const { read, change } = methodsOf<typeof contract>()

let [ran, pondering, filed] = [0, 0, 0]
/** What is pondered on takes as long as a test wants; what comes after it holds up nobody. */
let pondered: Promise<unknown> = Promise.resolve()
beforeEach(() => {
  ;[ran, pondering, filed] = [0, 0, 0]
})
const bulk = read('bulk', {
  load: async (_context, length) => {
    ran++
    return 'x'.repeat(length)
  },
  allow: everyone,
})
const grow = change('grow', {
  load: async () => ({}),
  allow: everyone,
  run: async (_context, _subject, [length]) => {
    ran++
    return 'x'.repeat(length)
  },
  record: nothing,
})
const ponder = read('ponder', {
  load: async () => {
    pondering++
    return { thought: await pondered }
  },
  allow: everyone,
  show: () => null,
})
const file = change('file', {
  load: async () => ({}),
  allow: everyone,
  run: async () => {
    filed++
    return null
  },
  record: nothing,
})
const mebibyte = 1024 * 1024
const size = 30 * mebibyte
const rooms = { visitors: new AnswerRoom(size), users: new AnswerRoom(2 * size) }
const platform = givenPlatform({
  offer: {
    contract,
    methods: [...sessionsOnly.methods, bulk, grow, ponder, file],
    rooms,
    heartbeatEvery: 600_000,
  },
})
const url = () => platform.current.url

type Answer = { id: number; result?: string; error?: { code: number; data?: object } }
const batch = (count: number, length: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', method: 'bulk', params: [length], id })),
  )

async function post(body: string, headers: Record<string, string> = {}): Promise<Answer | Answer[]> {
  const answer = await fetch(`${url()}/api/v1/rpc`, { method: 'POST', body, headers })
  return (await answer.json()) as Answer | Answer[]
}

async function send(text: string, token?: string): Promise<Answer | Answer[]> {
  const { websocket, close } = await openSocket(url(), token)
  const answered = new Promise<Answer[]>((resolve) =>
    websocket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString())
      if (!('method' in message)) resolve(message)
    }),
  )
  websocket.send(text)
  return answered.finally(close)
}

test('a batch has at most 50 calls', async () => {
  expect(await post(batch(50, 1))).toHaveLength(50)
  expect(ran).toBe(50)
  const invalid = { error: { code: -32600 }, id: null }
  expect(await post(batch(51, 1))).toMatchObject(invalid)
  expect(await send(batch(51, 1))).toMatchObject(invalid)
  expect(ran).toBe(50)
})

const batchOf = (...named: [string, ...unknown[]][]) =>
  JSON.stringify(named.map(([method, ...params], id) => ({ jsonrpc: '2.0', method, params, id })))

const notInBatch = {
  code: -32600,
  data: {
    exceptionTypeName: 'AccessDeniedException',
    message: 'Dieser Aufruf ist nur einzeln möglich, nicht in einem Stapel.',
  },
}

test.each([
  ['over HTTP', (text: string) => post(text)],
  ['over the websocket', (text: string) => send(text)],
])('a filing is refused in a batch, and what stands beside it is answered: %s', async (_way, ask) => {
  for (const length of [1, 100_000])
    expect(await ask(batchOf(['bulk', 1], ['file', 'x'.repeat(length)], ['bulk', 2]))).toMatchObject([
      { id: 0, result: 'x' },
      { id: 1, error: notInBatch },
      { id: 2, result: 'xx' },
    ])
  expect(await ask(batchOf(['file', 'x']))).toMatchObject([{ id: 0, error: notInBatch }])
  expect(filed).toBe(0)
  const alone = { jsonrpc: '2.0', method: 'file', params: ['x'], id: 0 }
  expect(await ask(JSON.stringify(alone))).toMatchObject({ id: 0, result: null })
  expect(filed).toBe(1)
})

test('no opening waits for batches, whatever they hold: neither for those in work nor for those behind', async () => {
  const token = await logIn(url(), 'anna.amt@allmende.example')
  const { promise, resolve } = Promise.withResolvers<null>()
  pondered = promise
  // Of one socket fewer are in work at a time.
  const many = 12
  const text = ` \n${batchOf(['ponder'], ['file', 'x'])}`
  const { websocket, call, close } = await openSocket(url(), token)
  // Whose socket it is has to be known before the only way to the embedded database is taken.
  await call('isAuthenticated')
  const posted = Array.from({ length: many }, () => post(text, { 'x-auth-token': token }))
  for (let count = 0; count < many; count++) websocket.send(text)
  await expect.poll(() => pondering).toBeGreaterThan(0)
  let decided: boolean | null = null
  const soon = new Date(Date.now() + 10_000)
  void platform.current.house.decidedBefore(soon).then((answer) => {
    decided = answer
  })
  await expect.poll(() => decided, { timeout: 5000 }).toBe(true)
  resolve(null)
  await Promise.all(posted)
  close()
})

const refused = {
  code: -32000,
  data: {
    exceptionTypeName: 'RateLimitException',
    message: 'Die Antwort wäre zu groß. Bitte stellen Sie die übrigen Fragen einzeln.',
  },
}

/** All that fit are answered; the one that would pass the limit is not, and the rest is not even run. */
function expectAnswered(answers: Answer | Answer[], count: number, limit: number) {
  if (!Array.isArray(answers)) throw new Error('a batch is answered by a list')
  expect(answers.map(({ id }) => id)).toEqual(Array.from({ length: answers.length }, (_, id) => id))
  expect(answers.slice(0, count).every(({ result }) => result)).toBe(true)
  for (const { error } of answers.slice(count)) expect(error).toMatchObject(refused)
  expect(ran).toBe(count + 1)
  expect(JSON.stringify(answers).length).toBeLessThanOrEqual(limit)
}

test.each([
  ['over HTTP', (text: string) => post(text)],
  ['over the websocket', (text: string) => send(text)],
])("a visitor's batch is answered up to 2 MiB: %s", async (_way, ask) => {
  expectAnswered(await ask(batch(30, mebibyte / 4)), 7, 2 * mebibyte)
})

test.each([
  ['over HTTP', async (text: string, token: string) => post(text, { 'x-auth-token': token })],
  ['over the websocket', (text: string, token: string) => send(text, token)],
])('a batch of someone logged in is answered up to 16 MiB: %s', async (_way, ask) => {
  const token = await logIn(url(), 'anna.amt@allmende.example')
  expectAnswered(await ask(batch(20, 2 * mebibyte), token), 7, 16 * mebibyte)
})

test('answers may fill the limit to the last byte, whatever is refused after them', async () => {
  const [first] = (await post(batch(1, 1))) as Answer[]
  const frame = JSON.stringify(first).length - 1
  const fitting = 2 * mebibyte - frame - '[]'.length
  for (const [length, isAnswered] of [
    [fitting, true],
    [fitting + 1, false],
  ] as const) {
    const [answer] = (await post(batch(1, length))) as Answer[]
    expect(Boolean(answer?.result)).toBe(isAnswered)
  }
  const answers = (await post(batch(50, fitting - 1000))) as Answer[]
  expect(answers.filter(({ result }) => result)).toEqual([])
})

test('what has happened is told although it does not fit; nothing more happens', async () => {
  const calls = [1, 2].map((id) => ({ jsonrpc: '2.0', method: 'grow', params: [3 * mebibyte], id }))
  const answers = (await post(JSON.stringify(calls))) as Answer[]
  expect(answers[0]?.result).toHaveLength(3 * mebibyte)
  expect(answers[1]?.error).toMatchObject(refused)
  expect(ran).toBe(1)
})

test('the rest is refused in the language of the caller', async () => {
  const answers = (await post(batch(2, 3 * mebibyte), { 'accept-language': 'en' })) as Answer[]
  expect(answers[1]?.error?.data).toMatchObject({
    message: 'The answer would be too large. Please ask the remaining questions one by one.',
  })
})

test('strangers who take no answers are cut off before their answers fill the memory, others go on', async () => {
  const reader = await openSocket(url())
  // More than the kernel takes of it.
  const each = 12 * mebibyte
  const sockets = []
  for (let index = 0; index < 4; index++) {
    const socket = await openRawSocket(url())
    const gone = new Promise((resolve) => socket.once('close', () => resolve(index)))
    socket.on('error', () => undefined)
    const text = Buffer.from(`{"jsonrpc":"2.0","method":"bulk","params":[${each}],"id":1}`)
    socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length]), Buffer.alloc(4), text]))
    sockets.push({ socket, gone })
    expect(await reader.call('bulk', 10)).toHaveLength(10)
  }
  sockets[0]?.socket.resume()
  expect(await sockets[0]?.gone).toBe(0)
  expect(rooms.visitors.taken).toBeLessThanOrEqual(size)
  expect(await reader.call('bulk', mebibyte)).toHaveLength(mebibyte)
  for (const { socket } of sockets) socket.destroy()
  reader.close()
})
