import type { Methods } from '@allmende/domain/method.ts'
import { everyone } from '@allmende/domain/verdict.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openSocket, givenPlatform } from '../test-platform.ts'
import { methodsOf } from './method.ts'

const contract = {
  subtract: { kind: 'read', args: z.tuple([z.number(), z.number()]), result: z.number() },
  sum: { kind: 'read', args: z.array(z.number()), result: z.number() },
  get_data: { kind: 'read', args: z.tuple([]), result: z.array(z.unknown()) },
  update: { kind: 'read', args: z.array(z.number()), result: z.null() },
  notify_hello: { kind: 'read', args: z.tuple([z.number()]), result: z.null() },
} as const satisfies Methods
const { read } = methodsOf<typeof contract>()
const methods = [
  read('subtract', { load: async (_context, minuend, subtrahend) => minuend - subtrahend, allow: everyone }),
  read('sum', {
    load: async (_context, ...numbers) => numbers.reduce((sum, next) => sum + next, 0),
    allow: everyone,
  }),
  read('get_data', { load: async () => ['hello', 5], allow: everyone }),
  read('update', { load: async () => ({}), allow: everyone, show: () => null }),
  read('notify_hello', { load: async () => ({}), allow: everyone, show: () => null }),
]
const platform = givenPlatform({ offer: { contract, methods } })

/** The examples of section 7 of the JSON-RPC 2.0 specification, as far as they use positional arguments. */
const examples: [string, string, unknown][] = [
  [
    'positional arguments',
    '{"jsonrpc": "2.0", "method": "subtract", "params": [42, 23], "id": 1}',
    { jsonrpc: '2.0', result: 19, id: 1 },
  ],
  [
    'positional arguments the other way round',
    '{"jsonrpc": "2.0", "method": "subtract", "params": [23, 42], "id": 2}',
    { jsonrpc: '2.0', result: -19, id: 2 },
  ],
  ['a notification', '{"jsonrpc": "2.0", "method": "update", "params": [1,2,3,4,5]}', null],
  ['a notification of an unknown method', '{"jsonrpc": "2.0", "method": "foobar"}', null],
  [
    'an unknown method',
    '{"jsonrpc": "2.0", "method": "foobar", "id": "1"}',
    { jsonrpc: '2.0', error: { code: -32601, message: 'Method not found' }, id: '1' },
  ],
  [
    'invalid JSON',
    '{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]',
    { jsonrpc: '2.0', error: { code: -32700, message: 'Parse error' }, id: null },
  ],
  [
    'an invalid request',
    '{"jsonrpc": "2.0", "method": 1, "params": "bar"}',
    { jsonrpc: '2.0', error: { code: -32600, message: 'Invalid Request' }, id: null },
  ],
  [
    'a batch with invalid JSON',
    '[{"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"},{"jsonrpc": "2.0", "method"]',
    { jsonrpc: '2.0', error: { code: -32700, message: 'Parse error' }, id: null },
  ],
  ['an empty batch', '[]', { jsonrpc: '2.0', error: { code: -32600, message: 'Invalid Request' }, id: null }],
  [
    'an invalid batch',
    '[1]',
    [{ jsonrpc: '2.0', error: { code: -32600, message: 'Invalid Request' }, id: null }],
  ],
  [
    'a batch of invalid requests',
    '[1,2,3]',
    [1, 2, 3].map(() => ({ jsonrpc: '2.0', error: { code: -32600, message: 'Invalid Request' }, id: null })),
  ],
  [
    'a mixed batch',
    `[{"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"},
      {"jsonrpc": "2.0", "method": "notify_hello", "params": [7]},
      {"jsonrpc": "2.0", "method": "subtract", "params": [42,23], "id": "2"},
      {"foo": "boo"},
      {"jsonrpc": "2.0", "method": "foo.get", "params": [], "id": "5"},
      {"jsonrpc": "2.0", "method": "get_data", "id": "9"}]`,
    [
      { jsonrpc: '2.0', result: 7, id: '1' },
      { jsonrpc: '2.0', result: 19, id: '2' },
      { jsonrpc: '2.0', error: { code: -32600, message: 'Invalid Request' }, id: null },
      { jsonrpc: '2.0', error: { code: -32601, message: 'Method not found' }, id: '5' },
      { jsonrpc: '2.0', result: ['hello', 5], id: '9' },
    ],
  ],
  [
    'a batch of notifications',
    '[{"jsonrpc": "2.0", "method": "update", "params": [1]},{"jsonrpc": "2.0", "method": "notify_hello", "params": [7]}]',
    null,
  ],
]

test.each(examples)('over HTTP: %s', async (_name, request, expected) => {
  const answer = await fetch(`${platform.current.url}/api/v1/rpc`, { method: 'POST', body: request })
  if (expected === null) return expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect([answer.status, await answer.json()]).toEqual([200, expected])
})

test('over the websocket: every example, each answered on its own', async () => {
  const { websocket, close } = await openSocket(platform.current.url)
  const received: unknown[] = []
  const expected = examples.map(([, , answer]) => answer).filter((answer) => answer !== null)
  const done = new Promise<void>((resolve) => {
    websocket.on('message', (data: Buffer) => {
      received.push(JSON.parse(data.toString()))
      if (received.length === expected.length) resolve()
    })
  })
  for (const [, request] of examples) websocket.send(request)
  await done
  expect(received.toSorted(byText)).toEqual(expected.toSorted(byText))
  close()
})

test('a client library from npm gets results and errors', async () => {
  const socket = await openSocket(platform.current.url)
  expect(await socket.call('subtract', 42, 23)).toBe(19)
  await expect(socket.call('foobar')).rejects.toMatchObject({ code: -32601 })
  socket.close()
})

test('named arguments and wrong ones are named in the language of the caller', async () => {
  const ask = async (params: unknown, language: string) => {
    const body = JSON.stringify({ jsonrpc: '2.0', method: 'subtract', params, id: 1 })
    const headers = { 'accept-language': language }
    const answer = await fetch(`${platform.current.url}/api/v1/rpc`, { method: 'POST', body, headers })
    return ((await answer.json()) as { error: unknown }).error
  }
  expect(await ask({ subtrahend: 23 }, 'de')).toMatchObject({
    code: -32602,
    data: { exceptionTypeName: 'ValidationException', message: 'Die Argumente werden als Liste erwartet.' },
  })
  expect(await ask([1, 'x'], 'en-GB')).toEqual({
    code: -32602,
    message: 'Please check your input.',
    data: {
      exceptionTypeName: 'ValidationException',
      message: 'Please check your input.',
      fields: { 1: 'Invalid value' },
    },
  })
  expect(await ask([1], 'de-AT')).toMatchObject({
    code: -32602,
    message: 'Die Zahl der Argumente stimmt nicht.',
  })
})

const byText = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b))
