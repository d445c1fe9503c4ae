import type { Methods } from '@allmende/domain/method.ts'
import { everyone } from '@allmende/domain/verdict.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { askedTogether } from './asked-together.ts'
import type { Call, Caller, Outcome } from './calls.ts'
import { answerText } from './envelope.ts'
import { methodNotFound } from './errors.ts'
import { methodsOf, noConnection } from './method.ts'

const args = z.tuple([z.int()])
const contract = {
  getBoard: { kind: 'read', args, result: z.string(), shows: { entity: 'project', idAt: 0 } },
  getProtocol: { kind: 'read', args, result: z.string(), shows: { entity: 'project', idAt: 0 } },
  getTime: { kind: 'read', args, result: z.string() },
} as const satisfies Methods
const { read } = methodsOf<typeof contract>()
const load = async () => ''
const methods = [
  read('getBoard', { load, allow: everyone }),
  read('getProtocol', { load, allow: everyone, show: (_actor, text: string) => text, record: () => null }),
  read('getTime', { load, allow: everyone }),
]

/** Calls that are being answered; a test ends them when it wants. */
let running: { call: Call; end: (outcome: Outcome) => void; fail: (error: Error) => void }[] = []
const ask = askedTogether(
  contract,
  methods,
  (_caller, call) =>
    new Promise((resolve, reject) => void running.push({ call, end: resolve, fail: reject })),
)
beforeEach(() => {
  running = []
})

const stranger: Caller = { session: null, address: '192.0.2.1', language: 'de', connection: noConnection }
const member = {
  ...stranger,
  session: { actor: { kind: 'user', email: 'a@x.example' } },
} as unknown as Caller
const instant = (seconds: number) => new Date(Date.UTC(2026, 9, 1, 8, 0, seconds))
const asks = (method: string, { by = stranger, id = 1, at = 0 } = {}) =>
  ask(by, { id: 7, method, params: [id], now: instant(at) })
const untilRunning = (count: number) => vi.waitFor(() => expect(running).toHaveLength(count))
const done = (result: string): Outcome => ({ result })

test('who asks while the same is being answered gets the next answer, with all others who did', async () => {
  const first = asks('getBoard')
  const others = [1, 3, 2].map((at) => asks('getBoard', { at }))
  expect(running).toHaveLength(1)
  running[0]?.end(done('before'))
  expect(await first).toEqual(done('before'))
  await untilRunning(2)
  const late = asks('getBoard', { at: 4 })
  // The latest of their moments: none of them gets what was true before she asked.
  expect(running[1]?.call.now).toEqual(instant(3))
  running[1]?.end(done('after'))
  expect(await Promise.all(others)).toEqual(others.map(() => done('after')))
  await untilRunning(3)
  running[2]?.end(done('later'))
  expect(await late).toEqual(done('later'))
})

test('an answer is written once, and each gets it under his own number', async () => {
  const outcomes = [asks('getBoard'), asks('getBoard'), asks('getBoard')]
  running[0]?.end(done('ä"'))
  await untilRunning(2)
  running[1]?.end(done('ä"'))
  for (const outcome of await Promise.all(outcomes))
    expect(JSON.parse(answerText('seven', outcome))).toEqual({ jsonrpc: '2.0', result: 'ä"', id: 'seven' })
})

test('large answers are handed out to few at a time', async () => {
  const large = done('x'.repeat(1024 * 1024))
  const outcomes = Array.from({ length: 8 }, () => asks('getBoard'))
  for (let count = 1; count <= 4; count++) {
    await untilRunning(count)
    running[count - 1]?.end(large)
  }
  await Promise.all(outcomes)
  expect(running).toHaveLength(4)
})

test.each([
  ['other things', () => asks('getBoard', { id: 2 })],
  ['another language', () => asks('getBoard', { by: { ...stranger, language: 'en' } })],
  ['people who are logged in', () => asks('getBoard', { by: member })],
])('nobody waits for %s', async (_what, other) => {
  const outcomes = [asks('getBoard'), other()]
  expect(running).toHaveLength(2)
  for (const { end } of running) end(done(''))
  await Promise.all(outcomes)
})

test.each(['getTime', 'getProtocol'])(
  '%s, which is not watched or is noted, is asked by each',
  async (name) => {
    const outcomes = [asks(name), asks(name)]
    expect(running).toHaveLength(2)
    for (const { end } of running) end(done(''))
    await Promise.all(outcomes)
  },
)

test('a refusal and a failure are for one alone; the others ask for themselves', async () => {
  const refused = [asks('getBoard'), asks('getBoard'), asks('getBoard')]
  running[0]?.end({ error: methodNotFound })
  await untilRunning(2)
  running[1]?.end({ error: methodNotFound })
  await untilRunning(3)
  running[2]?.end(done('now'))
  expect(await Promise.all(refused)).toEqual([
    { error: methodNotFound },
    { error: methodNotFound },
    done('now'),
  ])

  running = []
  const failing = asks('getBoard')
  const waiting = asks('getBoard')
  running[0]?.fail(new Error('gone'))
  await expect(failing).rejects.toThrow('gone')
  await untilRunning(2)
  running[1]?.end(done('again'))
  expect(await waiting).toEqual(done('again'))
})

test('an answer for many is handed out a few at a time, to one address after the other', async () => {
  const at = (address: string) => asks('getBoard', { by: { ...stranger, address } })
  void asks('getBoard')
  const had: string[] = []
  const hear = (address: string) => at(address).then(() => void had.push(address))
  const heard = [...Array.from({ length: 60 }, () => hear('greedy')), hear('other')]
  running[0]?.end(done('before'))
  await untilRunning(2)
  running[1]?.end(done('after'))
  await new Promise(setImmediate)
  expect(had.length).toBeLessThan(40)
  await Promise.all(heard)
  expect(had.indexOf('other')).toBeLessThan(40)
})
