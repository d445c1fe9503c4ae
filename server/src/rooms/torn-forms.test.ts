import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenDatabase } from '../database/test-database.ts'
import { createLog } from '../log.ts'
import { type Platform, startPlatform } from '../platform.ts'
import { testConfig } from '../test-config.ts'
import { newRoom, personAt, roomAt, type TestRoom } from './test-room.ts'
import { call, offsetIn, randomContent, type Sender, tus } from './test-uploads.ts'

const database = givenDatabase({ demo: true })
let platform: Platform
let anna: Sender
let id: number
let room: TestRoom
let logged = ''

beforeAll(async () => {
  const { source, dataDir } = database.current
  const log = createLog('warn', { write: (line: string) => void (logged += line) })
  platform = await startPlatform(testConfig(source, { dataDir }), database.current, log)
  anna = await personAt(platform.url)
  id = await newRoom(anna)
  room = roomAt(anna, id)
})
afterAll(() => platform.close())

const partCalled = (name: string) =>
  `--x\r\ncontent-disposition: form-data; name="file[]"; filename="${name}"\r\n\r\n`

/** Sends the beginning of a longer form and cuts the line. */
async function sendTorn(pieces: readonly (string | Buffer)[], cutAfter: number): Promise<void> {
  const { hostname, port } = new URL(anna.url)
  const socket = createConnection({ host: hostname, port: Number(port) })
  socket.on('error', () => undefined)
  const head = [
    `POST /api/v1/files/${id} HTTP/1.1`,
    'host: x',
    `x-auth-token: ${anna.token}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 9000000',
  ]
  for (const piece of [`${head.join('\r\n')}\r\n\r\n`, ...pieces.slice(0, -1)]) socket.write(piece)
  await new Promise<void>((sent) => socket.write(pieces.at(-1) ?? '', () => sent()))
  await pause(cutAfter)
  socket.destroy()
}

test('a form that breaks off leaves nothing behind, wherever it does, and the server stands', async () => {
  const two = [partCalled('eins.bin'), randomContent(50_000), `\r\n${partCalled('zwei.bin')}`]
  for (const cutAfter of [0, 5, 10, 20, 40]) await sendTorn([...two, randomContent(400_000)], cutAfter)
  await sendTorn([partCalled('drei.bin'), randomContent(700_000)], 20)
  const folder = join(database.current.dataDir, 'files/unfinished')
  await expect.poll(() => readdirSync(folder)).toEqual([])
  expect(await room.documents()).toEqual([])
})

/** A form in one go, whatever is wrong with it. */
async function sendRaw(head: readonly string[], body: string): Promise<void> {
  const { hostname, port } = new URL(anna.url)
  const socket = createConnection({ host: hostname, port: Number(port) })
  const closed = new Promise<void>((done) => socket.on('error', () => undefined).once('close', () => done()))
  const lines = [
    `POST /api/v1/files/${id} HTTP/1.1`,
    'host: x',
    `x-auth-token: ${anna.token}`,
    'content-type: multipart/form-data; boundary=x',
    ...head,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.resume()
  await closed
}

test.each([
  ['in chunks', ['transfer-encoding: chunked'], 'ZZ\r\nhello'],
  ['that is longer than it says', ['content-length: 50'], `${partCalled('x')}${'x'.repeat(500)}`],
])('a form %s takes nobody the right to send others', async (_what, head, body) => {
  for (let time = 0; time < 5; time++) await sendRaw(head, body)
  const name = `danach ${head[0]?.slice(0, 7)}.txt`
  await expect.poll(async () => (await room.sendForm({ [name]: Buffer.from('Moin') })).status).toBe(200)
})

const wholeFiles = () =>
  readdirSync(join(database.current.dataDir, 'files/whole'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  ).length

test('a form that comes several times under one key is there once, and so are its bytes', async () => {
  const before = wholeFiles()
  const key = randomUUID()
  const body = `${partCalled('einmal.bin')}${'x'.repeat(1000)}\r\n--x--\r\n`
  const send = () =>
    fetch(`${anna.url}/api/v1/files/${id}`, {
      method: 'POST',
      headers: {
        'x-auth-token': anna.token,
        'content-type': 'multipart/form-data; boundary=x',
        'idempotency-key': key,
      },
      body,
    })
  const answers = await Promise.all([send(), send(), send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await room.documents()).filter(({ name }) => name.startsWith('einmal'))).toHaveLength(1)
  expect(wholeFiles()).toBe(before + 1)
})

test('who is logged out before the last byte leaves nothing behind', async () => {
  const before = wholeFiles()
  const leaving = await personAt(platform.url)
  const { hostname, port } = new URL(leaving.url)
  const socket = createConnection({ host: hostname, port: Number(port) })
  const content = `${partCalled('weg.bin')}${'x'.repeat(100_000)}\r\n`
  const head = [
    'POST /api/v1/files/temp HTTP/1.1',
    'host: x',
    `x-auth-token: ${leaving.token}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${content.length + '--x--\r\n'.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${content}`)
  await pause(300)
  await call(leaving, 'logout')
  const answer = new Promise<string>((heard) => socket.once('data', (data) => heard(String(data))))
  socket.write('--x--\r\n')
  expect(await answer).toMatch(/^HTTP\/1.1 401 /)
  socket.destroy()
  expect(wholeFiles()).toBe(before)
})

test('an upload whose line is cut is no fault of ours, and its bytes are there', async () => {
  const location = await room.begin('Leitung.bin', 900_000)
  await tus(anna).patchAndCut(location, 0, randomContent(300_000))
  await expect.poll(async () => offsetIn(await tus(anna).head(location))).toBeGreaterThan(0)
  expect(logged).toBe('')
})
