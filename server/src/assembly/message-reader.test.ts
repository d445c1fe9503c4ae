import { contract } from '@allmende/domain/contract.ts'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { largeMessages, type ReadHeads, withArguments } from '../rpc/reading/large-messages.ts'
import { readHere } from '../rpc/reading/message-reader.ts'
import { saidHash } from '../rpc/said-hash.ts'
import { openMessageReader } from './message-reader.ts'

const key = Buffer.alloc(32, 7)
const reader = openMessageReader({ secretKey: async () => key, log: pino({ level: 'silent' }) })
afterAll(() => reader.close())

const stamp = { at: new Date('2030-01-07T09:00:00Z'), by: 'SERVER' } as const
const staff = { stamp, side: 'internal', language: 'de', sender: 'anna', isGone: () => false } as const
const bytesOf = (message: unknown) => Buffer.from(JSON.stringify(message))
const long = 'x'.repeat(70_000)
const call = (method: string, params: unknown, id: unknown = 1) => ({ jsonrpc: '2.0', method, params, id })

test('what is short is read here, as it always was', async () => {
  const message = bytesOf(call('getProject', [5]))
  expect(await reader.read(message, staff)).toEqual(await readHere.read(message, staff))
})

test('the arguments of a long call come as its method takes them, with the hash of what was said', async () => {
  const panels = Array.from({ length: 2000 }, () => ({ contentId: 'BT-21-Lot', stringValue: 'Neuer Titel' }))
  const panel = { contentId: 'GR-Lot', children: panels }
  const params = [{ id: 5, version: 2, panels: [panel], finalDeadline: '2030-05-01T10:00:00.000Z' }]
  const read = await reader.read(bytesOf([call('updateProject', params, 'a'), 5]), staff)
  const args = [{ ...params[0], finalDeadline: new Date('2030-05-01T10:00:00Z') }]
  const hash = saidHash(key, params, undefined)
  const entry = { id: 'a', method: 'updateProject', inBatch: true, now: stamp.at, stampedBy: 'SERVER' }
  expect(read).toEqual({
    batch: true,
    entries: [{ ...entry, read: { arguments: { args }, hash, bringsPassword: false } }, 'invalid'],
  })
})

test('what cannot be read, is too much or is no call is told as ever', async () => {
  for (const text of [`[${long}`, `[${'[],'.repeat(600_000)}1]`, `${'['.repeat(70_000)}`, `"${long}"`, '[]'])
    expect(await reader.read(Buffer.from(text), staff)).toEqual(await readHere.read(Buffer.from(text), staff))
})

test('a password is seen in what is not here', async () => {
  const params = [{ id: 1, stage: 4, note: long }, null, 'Geheim']
  const read = await reader.read(bytesOf(call('updateProjectStage', params)), staff)
  expect(read).toMatchObject({ entries: [{ read: { bringsPassword: true } }] })
})

test('a long call that ends before its password is told that its arguments are wrong', async () => {
  const read = await reader.read(bytesOf(call('changePassword', [long])), staff)
  expect(read).toMatchObject({ entries: [{ read: { bringsPassword: false } }] })
})

test('a thread that follows a dead one knows nothing of what that one has read', () => {
  const [dead, next] = [largeMessages(contract), largeMessages(contract)]
  const message = { bytes: bytesOf(call('getProject', [5])), side: 'internal', language: 'de', key } as const
  dead({ reading: 1, message })
  next({ reading: 2, message })
  expect(() => next({ reading: 1, next: true })).toThrow('no such reading')
  const heads = (dead({ reading: 3, message }) as { heads: Exclude<ReadHeads, string> }).heads
  expect(() => withArguments(heads, {})).toThrow('are missing')
})

test('what is left of somebody who is gone is not read', async () => {
  const message = bytesOf(call('updateProject', [{ id: 5, name: long }]))
  expect(await reader.read(message, { ...staff, isGone: () => true })).toBe('unparsable')
})
