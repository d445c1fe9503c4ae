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
} as const satisfies Methods
const { read, change } = methodsOf<typeof contract>()

let ran = 0
beforeEach(() => {
  ran = 0
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
const mebibyte = 1024 * 1024
const size = 30 * mebibyte
const rooms = { visitors: new AnswerRoom(size), users: new AnswerRoom(2 * size) }
const platform = givenPlatform({
  offer: { contract, methods: [...sessionsOnly.methods, bulk, grow], rooms, heartbeatEvery: 600_000 },
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
