import { createConnection, type Socket } from 'node:net'
import { accountsContract } from '@allmende/domain/accounts/accounts.contract.ts'
import { JSONRPCClient } from 'json-rpc-2.0'
import { afterAll, beforeAll } from 'vitest'
import { WebSocket } from 'ws'
import { demoPassword } from '../../demo/people.ts'
import { sessionMethods } from './accounts/sessions.methods.ts'
import type { Config } from './config.ts'
import { type TestDatabase, givenDatabase } from './database/test-database.ts'
import { createLog } from './log.ts'
import { type Offer, type Platform, startPlatform } from './platform.ts'
import { testConfig } from './test-config.ts'

const { login, logout, isAuthenticated, getBrowserMark } = accountsContract
/** The methods of sessions alone, for tests that bring methods of their own. */
export const sessionsOnly: Offer = {
  contract: { login, logout, isAuthenticated, getBrowserMark },
  methods: sessionMethods,
}

export type TestPlatform = Platform & { database: TestDatabase }
export type TestPlatformOptions = { config?: Partial<Config>; offer?: Offer; demo?: boolean }

/** A whole server on a database of its own, with the demo people, for the tests of one file. */
export function givenPlatform(options: TestPlatformOptions = {}): { readonly current: TestPlatform } {
  const database = givenDatabase({ demo: options.demo ?? true })
  let current: TestPlatform | undefined

  beforeAll(async () => {
    current = { ...(await startTestPlatform(database.current, options)), database: database.current }
  })
  afterAll(async () => {
    await current?.close()
  })

  return {
    get current() {
      if (!current) throw new Error('the test platform runs only inside tests')
      return current
    },
  }
}

export const startTestPlatform = (database: TestDatabase, { config = {}, offer }: TestPlatformOptions = {}) =>
  startPlatform(
    testConfig(database.source, { dataDir: database.dataDir, ...config }),
    database,
    createLog('silent'),
    offer,
  )

/** Logs in over HTTP and gives the token. */
export async function logIn(url: string, email: string, password = demoPassword): Promise<string> {
  const body = new URLSearchParams({ username: email, password })
  const answer = await fetch(`${url}/api/v1/login`, { method: 'POST', body })
  const token = answer.headers.get('x-auth-token')
  if (!token) throw new Error(`login of ${email} failed: ${await answer.text()}`)
  return token
}

export type TestSocket = {
  websocket: WebSocket
  call: (method: string, ...params: unknown[]) => Promise<unknown>
  /** Resolves with the params of the next notification of that name. */
  heard: (name: string) => Promise<unknown[]>
  /** Every notification so far, in order. */
  notifications: { method: string; params: unknown[] }[]
  closed: Promise<number>
  close: () => void
}

/** A websocket spoken to through a JSON-RPC client that we did not write. */
export const openSocket = (url: string, token?: string, language = 'de'): Promise<TestSocket> =>
  openSocketWith(url, { lang: language, ...(token ? { 'X-Auth-Token': token } : {}) })

/** The same, with what its address asks for. */
export async function openSocketWith(url: string, asked: Record<string, string>): Promise<TestSocket> {
  const query = new URLSearchParams(asked)
  const websocket = new WebSocket(`${url.replace(/^http/, 'ws')}/websocket?${query}`)
  const client = new JSONRPCClient((request) => {
    websocket.send(JSON.stringify(request))
    return Promise.resolve()
  })
  const notifications: TestSocket['notifications'] = []
  const waiting: { name: string; resolve: (params: unknown[]) => void }[] = []
  websocket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString())
    if (!('method' in message)) return client.receive(message)
    notifications.push(message)
    const index = waiting.findIndex(({ name }) => name === message.method)
    waiting.splice(index, index < 0 ? 0 : 1)[0]?.resolve(message.params)
  })
  const closed = new Promise<number>((resolve) => websocket.on('close', resolve))
  await new Promise((resolve, reject) => websocket.on('open', resolve).on('error', reject))
  return {
    websocket,
    call: async (method, ...params) => client.request(method, params),
    heard: (name) => new Promise((resolve) => waiting.push({ name, resolve })),
    notifications,
    closed,
    close: () => websocket.close(),
  }
}

/** An upgraded connection below any websocket library: it answers no ping and reads only when told to. */
export async function openRawSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = createConnection({ host: hostname, port: Number(port) })
  const headers = [
    'Host: x',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
  ]
  socket.write(`GET /websocket HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
  await new Promise((resolve) => socket.once('data', resolve))
  socket.pause()
  return socket
}
