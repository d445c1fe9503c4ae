import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Methods } from '@allmende/domain/method.ts'
import { everyone } from '@allmende/domain/verdict.ts'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { logIn, openRawSocket, openSocket, givenPlatform, sessionsOnly } from '../test-platform.ts'
import { methodsOf } from './method.ts'

const contract = {
  echo: { kind: 'read', args: z.tuple([z.string()]), result: z.string() },
  bulk: { kind: 'read', args: z.tuple([z.int()]), result: z.string() },
  anything: { kind: 'read', args: z.tuple([z.unknown()]), result: z.null() },
} as const satisfies Methods
const { read } = methodsOf<typeof contract>()
let bulksMade = 0
const methods = [
  read('echo', { load: async (_context, text) => text, allow: everyone }),
  read('bulk', {
    load: async (_context, length) => {
      bulksMade++
      return 'x'.repeat(length)
    },
    allow: everyone,
  }),
  read('anything', { load: async () => ({}), allow: everyone, show: () => null }),
]
const plenty = { burst: 100_000, perSecond: 100_000, bytesPerCall: 16 * 1024 }
const platform = givenPlatform({
  offer: {
    contract: { ...sessionsOnly.contract, ...contract },
    methods: [...sessionsOnly.methods, ...methods],
    // Bursts are what is tested here; door.test.ts tests who is asked to wait.
    limits: { strangerCalls: plenty, strangerLine: plenty, accountCalls: plenty },
  },
})
const anna = 'anna.amt@allmende.example'
const url = () => platform.current.url

test('a socket with a valid token hears first who it is', async () => {
  const socket = await openSocket(url(), await logIn(url(), anna))
  expect(await socket.call('isAuthenticated')).toBe(true)
  expect(socket.notifications[0]).toMatchObject({ method: 'setSessionUser', params: [{ email: anna }, true] })
  socket.close()
})

test('a socket with an invalid token is told so and goes on as a visitor', async () => {
  const socket = await openSocket(url(), 'no-such-token')
  expect(await socket.call('isAuthenticated')).toBe(false)
  expect(socket.notifications).toMatchObject([{ method: 'logout', params: [] }])
  socket.close()
})

test('login and logout switch the socket they came on; the session ends on all its sockets', async () => {
  const socket = await openSocket(url())
  const { token } = (await socket.call('login', anna, 'wiese-am-fluss-7')) as { token: string }
  expect(await socket.call('isAuthenticated')).toBe(true)

  const otherTab = await openSocket(url(), token)
  await otherTab.call('isAuthenticated')
  const ended = otherTab.heard('logout')
  expect(await socket.call('logout')).toBe(null)
  expect(await socket.call('isAuthenticated')).toBe(false)
  expect(await ended).toEqual([])
  expect(await otherTab.call('isAuthenticated')).toBe(false)
  expect(socket.notifications).toEqual([])
  socket.close()
  otherTab.close()
})

test('a page of another origin may not connect', async () => {
  const attempt = new WebSocket(`${url().replace('http', 'ws')}/websocket`, {
    origin: 'https://evil.example',
  })
  const status = await new Promise((resolve) =>
    attempt.on('unexpected-response', (_request, response) => resolve(response.statusCode)),
  )
  expect(status).toBe(403)
})

test("a visitor's message ends at 256 KiB, a user's at 16 MiB", async () => {
  const visitor = await openSocket(url())
  expect(await visitor.call('echo', 'x'.repeat(255 * 1024))).toHaveLength(255 * 1024)
  visitor.websocket.send(
    JSON.stringify({ jsonrpc: '2.0', method: 'echo', params: ['x'.repeat(256 * 1024)], id: 1 }),
  )
  expect(await visitor.closed).toBe(1009)

  const user = await openSocket(url())
  await user.call('login', anna, 'wiese-am-fluss-7')
  const long = 'x'.repeat(15 * 1024 * 1024)
  expect(await user.call('echo', long)).toHaveLength(long.length)
  user.websocket.send('x'.repeat(16 * 1024 * 1024 + 1))
  expect(await user.closed).toBe(1009)
})

test('who says too much reads why, however much more of it is still on its way', async () => {
  const codes: unknown[] = []
  for (let count = 0; count < 20; count++) {
    const { websocket, closed } = await openSocket(url())
    websocket.send('x'.repeat(2_000_000), { compress: false })
    codes.push(await closed)
  }
  expect(codes).toEqual(Array(20).fill(1009))
})

test('whose session has ended elsewhere is a visitor again, in the length of messages too', async () => {
  const token = await logIn(url(), anna)
  const [here, elsewhere] = [await openSocket(url(), token), await openSocket(url(), token)]
  await here.call('isAuthenticated')
  const ended = here.heard('logout')
  await elsewhere.call('logout')
  await ended
  here.websocket.send(
    JSON.stringify({ jsonrpc: '2.0', method: 'echo', params: ['x'.repeat(256 * 1024)], id: 1 }),
  )
  expect(await here.closed).toBe(1009)
  elsewhere.close()
})

test('a small message that unpacks to a huge one is refused at the same limits', async () => {
  for (const token of [undefined, await logIn(url(), anna)]) {
    const socket = await openSocket(url(), token)
    await socket.call('isAuthenticated')
    const line = traffic(socket.websocket)
    const { bytesWritten } = line
    socket.websocket.send(' '.repeat(64 * 1024 * 1024))
    expect(await socket.closed).toBe(1009)
    expect(line.bytesWritten - bytesWritten).toBeLessThan(128 * 1024)
  }
})

test('a ping behind a long answer is answered once that has left', async () => {
  const user = await openSocket(url())
  await user.call('login', anna, 'wiese-am-fluss-7')
  for (let count = 0; count < 5; count++) {
    const ponged = once(user.websocket, 'pong')
    const answered = user.call('echo', 'xyz'.repeat(1_000_000))
    await pause(5 * count)
    user.websocket.ping(String(count))
    expect(String((await ponged)[0])).toBe(String(count))
    await answered
  }
})

test('long answers are packed, short ones are not', async () => {
  const socket = await openSocket(url())
  const line = traffic(socket.websocket)
  const bytesFor = async (length: number) => {
    const { bytesRead } = line
    expect(await socket.call('bulk', length)).toHaveLength(length)
    return line.bytesRead - bytesRead
  }
  expect(await bytesFor(8 * 1024)).toBeGreaterThan(8 * 1024)
  expect(await bytesFor(100 * 1024)).toBeLessThan(1024)
  socket.close()
})

test('binary messages, deep nesting and hostile keys get their defined answers', async () => {
  const binary = await openSocket(url())
  binary.websocket.send(Buffer.from([1, 2, 3]))
  expect(await binary.closed).toBe(1003)

  const socket = await openSocket(url())
  const answers: { error?: { code: number } }[] = []
  const three = new Promise<void>((resolve) => {
    socket.websocket.on('message', (data: Buffer) => {
      answers.push(JSON.parse(data.toString()))
      if (answers.length === 3) resolve()
    })
  })
  const call = (params: string) => `{"jsonrpc":"2.0","method":"anything","params":[${params}],"id":null}`
  socket.websocket.send(call('['.repeat(100_000) + ']'.repeat(100_000)))
  socket.websocket.send(call('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'))
  socket.websocket.send('{"jsonrpc":"2.0","method":"__proto__","id":null}')
  await three
  expect(answers.map(({ error }) => error?.code).toSorted()).toEqual([-32600, -32601, undefined])
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
  socket.close()
})

test('2,000 calls in a burst are all answered, and another client does not wait for them', async () => {
  const busy = await openSocket(url())
  const burst = Array.from({ length: 2000 }, (_, index) => busy.call('echo', String(index)))
  const calm = await openSocket(url())
  let burstDone = false
  const all = Promise.all(burst).then((answers) => {
    burstDone = true
    return answers
  })
  expect(await calm.call('echo', 'calm')).toBe('calm')
  expect(burstDone).toBe(false)
  expect(await all).toEqual(Array.from({ length: 2000 }, (_, index) => String(index)))
  busy.close()
  calm.close()
})

test('a client that never reads gets no more answers made than it takes', async () => {
  const silent = await openRawSocket(url())
  bulksMade = 0
  // 400 answers of 2 MiB each would be 800 MiB.
  for (let index = 0; index < 400; index++)
    silent.write(frame(`{"jsonrpc":"2.0","method":"bulk","params":[2097152],"id":${index}}`))

  const other = await openSocket(url())
  await expect.poll(() => bulksMade).toBeGreaterThan(0)
  for (let index = 0; index < 50; index++) expect(await other.call('echo', 'fine')).toBe('fine')
  // Those worked on at a time, and the few that the sockets' own buffers hold.
  expect(bulksMade).toBeLessThan(40)
  other.close()
  silent.destroy()
})

/** What went over the wire, which ws does not tell. */
const traffic = (websocket: WebSocket) => (websocket as unknown as { _socket: Socket })._socket

/** A masked client frame with up to 65,535 bytes of text. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text)
  const header =
    payload.length < 126
      ? Buffer.from([0x81, 0x80 | payload.length])
      : Buffer.from([0x81, 0xfe, payload.length >> 8, payload.length & 255])
  return Buffer.concat([header, Buffer.alloc(4), payload])
}
