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
import { offsetIn, randomContent, type Sender, tus } from './test-uploads.ts'

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

test('an upload whose line is cut is no fault of ours, and its bytes are there', async () => {
  const location = await room.begin('Leitung.bin', 900_000)
  await tus(anna).patchAndCut(location, 0, randomContent(300_000))
  await expect.poll(async () => offsetIn(await tus(anna).head(location))).toBeGreaterThan(0)
  expect(logged).toBe('')
})
