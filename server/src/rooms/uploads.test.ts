import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { listLogEntries } from '../audit/audit.queries.ts'
import { givenPlatform, logIn } from '../test-platform.ts'
import {
  bytesAt,
  call,
  offsetIn,
  randomContent,
  type Sender,
  sendByTus,
  sendRest,
  sha256,
  tus,
} from './test-uploads.ts'

const platform = givenPlatform({
  config: {
    files: {
      s3: null,
      limits: {
        largest: 3_000_000,
        perRoom: 40_000_000,
        perOrganization: 80_000_000,
        perTempRoom: 2_000_000,
        reserve: 0,
      },
    },
  },
})
let anna: Sender
let roomId: number

async function as(email: string): Promise<Sender> {
  return { url: platform.current.url, token: await logIn(platform.current.url, email) }
}

beforeAll(async () => {
  anna = await as('anna.amt@allmende.example')
  const { result } = await call(anna, 'createRoom', {
    name: 'Prüfraum',
    description: 'Nur für Tests',
    projectId: 1,
    type: 'CLIENT',
  })
  roomId = result.id
})

const target = (room = roomId) => `/api/v1/uploads?room=${room}`
const documents = async (room = roomId) => (await call(anna, 'listDocuments', room)).result
const named = async (name: string) =>
  ((await documents()) as { name: string }[]).find((one) => one.name === name) as
    | { id: number; size: number; sha256: string; type: string; state: string }
    | undefined
const entries = (type: 'FILE_UPLOADED' | 'FILE_DOWNLOADED' | 'FILE_DELETED' | 'FILE_REFUSED') =>
  listLogEntries(platform.current.database.db, { projectId: 1, type }, { limit: 100 })
const create = async (name: string, length: number): Promise<string> => {
  const answer = await tus(anna).create(target(), name, length)
  expect(answer.status).toBe(201)
  return answer.headers.get('location') ?? ''
}

test('what a foreign client sends in parts becomes a document, is in the log, and comes back as it was', async () => {
  const content = randomContent(1_500_000)
  await sendByTus(anna, target(), 'Lageplan.pdf', content, { chunkSize: 400_000 })
  expect(await named('Lageplan.pdf')).toMatchObject({
    size: 1_500_000,
    sha256: sha256(content),
    state: 'READY',
  })
  expect((await entries('FILE_UPLOADED'))[0]).toMatchObject({
    userName: 'anna.amt@allmende.example',
    roomId,
    data: { room: 'Prüfraum', file: 'Lageplan.pdf', hash: sha256(content) },
  })
  const { result: link } = await call(anna, 'getDownloadLink', roomId, 'Lageplan.pdf')
  const { answer, bytes } = await bytesAt(anna, link)
  expect(bytes.equals(content)).toBe(true)
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  expect((await entries('FILE_DOWNLOADED'))[0]).toMatchObject({ data: { file: 'Lageplan.pdf' } })
})

test('until it is whole nobody sees it, and where the line was cut it goes on', async () => {
  const content = randomContent(1_000_003)
  const location = await create('Gutachten.pdf', content.length)
  await tus(anna).patchAndCut(location, 0, content.subarray(0, 700_000))
  const reached = async () => offsetIn(await tus(anna).head(location))
  await expect.poll(reached, { timeout: 5000 }).toBeGreaterThan(0)
  expect(await reached()).toBeLessThanOrEqual(700_000)
  expect(await named('Gutachten.pdf')).toBeUndefined()
  await expect.poll(() => sendRest(anna, location, content), { timeout: 5000 }).toBe(204)
  expect(await reached()).toBe(content.length)
  expect(await named('Gutachten.pdf')).toMatchObject({ sha256: sha256(content) })
})

test('however small the stretches are, all bytes arrive', async () => {
  const content = randomContent(300_000)
  await sendByTus(anna, target(), 'Brocken.bin', content, { chunkSize: 70_001 })
  expect(await named('Brocken.bin')).toMatchObject({ sha256: sha256(content) })
})

test('who hears nothing after the last byte asks, and hears that all is there', async () => {
  const content = randomContent(1000)
  const location = await create('Zweimal.txt', content.length)
  expect((await tus(anna).patch(location, 0, content)).status).toBe(204)
  expect(offsetIn(await tus(anna).head(location))).toBe(content.length)
  expect((await tus(anna).patch(location, content.length, Buffer.alloc(0))).status).toBe(204)
  expect(
    ((await documents()) as { name: string }[]).filter(({ name }) => name.startsWith('Zweimal')),
  ).toHaveLength(1)
})

test('who sends a name that is taken hears the one it got, and again who asks', async () => {
  const nameIn = (answer: Response) => decodeURIComponent(answer.headers.get('upload-name') ?? '')
  for (const name of ['Größe.txt', 'Größe (2).txt']) {
    const location = await create('Größe.txt', 1)
    expect((await tus(anna).head(location)).headers.get('upload-name')).toBeNull()
    expect(nameIn(await tus(anna).patch(location, 0, Buffer.from('x')))).toBe(name)
    expect(nameIn(await tus(anna).head(location))).toBe(name)
    expect(nameIn(await tus(anna).patch(location, 1, Buffer.alloc(0)))).toBe(name)
  }
})

test('a wrong place is told with a conflict, a wrong sum with 460, and nothing of it stays', async () => {
  const content = randomContent(500)
  const location = await create('Summe.txt', content.length)
  const one = tus(anna)
  expect((await one.patch(location, 7, content)).status).toBe(409)
  const wrong = { 'upload-checksum': `sha256 ${createHash('sha256').update('x').digest('base64')}` }
  expect((await one.patch(location, 0, content, wrong)).status).toBe(460)
  expect(offsetIn(await one.head(location))).toBe(0)
  const right = { 'upload-checksum': `sha1 ${createHash('sha1').update(content).digest('base64')}` }
  expect((await one.patch(location, 0, content, right)).status).toBe(204)
  expect(await named('Summe.txt')).toMatchObject({ sha256: sha256(content) })
})

test('of a long stretch whose sum is wrong nothing stays, and it can be sent again', async () => {
  const content = randomContent(700_000)
  const location = await create('Lange Summe.bin', content.length)
  const one = tus(anna)
  const sum = (of: Buffer) => ({ 'upload-checksum': `md5 ${createHash('md5').update(of).digest('base64')}` })
  expect((await one.patch(location, 0, content.subarray(0, 600_000), sum(content))).status).toBe(460)
  expect(offsetIn(await one.head(location))).toBe(0)
  expect((await one.patch(location, 0, content, sum(content))).status).toBe(204)
  expect(await named('Lange Summe.bin')).toMatchObject({ sha256: sha256(content) })
})

test('single bytes add up to a file, and the database does not grow by each of them', async () => {
  const content = randomContent(40)
  const location = await create('Krümel.txt', content.length)
  for (let at = 0; at < content.length; at++)
    expect((await tus(anna).patch(location, at, content.subarray(at, at + 1))).status).toBe(204)
  expect(await named('Krümel.txt')).toMatchObject({ sha256: sha256(content) })
})

test('more bytes than announced are refused in their own words, and the version stands on every answer', async () => {
  const location = await create('Mehr.txt', 10)
  const answer = await tus(anna).patch(location, 0, randomContent(20), { 'accept-language': 'de' })
  expect([answer.status, (await answer.json()).message]).toEqual([
    413,
    expect.stringContaining('angekündigt'),
  ])
  expect(answer.headers.get('tus-resumable')).toBe('1.0.0')
  const other = await fetch(new URL(location, anna.url), {
    method: 'PATCH',
    headers: { 'x-auth-token': anna.token },
  })
  expect([other.status, other.headers.get('tus-version')]).toEqual([412, '1.0.0'])
})

test('a file with the longest name can be had again', async () => {
  const name = `${'ä'.repeat(125)}.txt`
  await sendByTus(anna, target(), name, Buffer.from('lang'))
  const { result: link } = await call(anna, 'getDownloadLink', roomId, name)
  expect((await bytesAt(anna, link)).bytes.toString()).toBe('lang')
})

test('what somebody gives up is gone', async () => {
  const location = await create('Aufgegeben.txt', 100)
  expect((await tus(anna).remove(location)).status).toBe(204)
  expect((await tus(anna).head(location)).status).toBe(404)
})

test('who gives up at the last moment has a whole document or none', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Im letzten Augenblick ${index}.bin`)
  await Promise.all(
    names.map(async (name) => {
      const location = await create(name, 1000)
      await Promise.all([tus(anna).patch(location, 0, randomContent(1000)), tus(anna).remove(location)])
    }),
  )
  const there = ((await documents()) as { name: string }[]).filter(({ name }) => names.includes(name))
  for (const { name } of there) {
    const { result: link } = await call(anna, 'getDownloadLink', roomId, name)
    expect((await bytesAt(anna, link)).answer.status).toBe(200)
  }
})

describe('nobody else gets at an upload', () => {
  test.each(['bernd.bau@allmende.example', 'admin@allmende.example', 'dora@deich-erdbau.example'])(
    'not %s',
    async (email) => {
      const location = await create('Fremd.txt', 100)
      const other = await as(email)
      expect((await tus(other).head(location)).status).toBe(404)
      expect((await tus(other).patch(location, 0, randomContent(100))).status).toBe(404)
      expect((await tus(other).remove(location)).status).toBe(404)
    },
  )
})

test.each([
  ['larger than allowed', 'gross.pdf', 3_000_001, 413, /höchstens 3 MB/],
  ['empty', 'leer.pdf', 0, 400, /leer/],
  ['a program', 'setup.exe', 100, 400, /Programm/],
  ['without a name', '../..', 100, 400, /Name/],
])('what is %s is refused before its first byte', async (_what, name, length, status, message) => {
  const answer = await tus(anna).create(target(), name, length, { 'accept-language': 'de' })
  expect([answer.status, (await answer.json()).message]).toEqual([status, expect.stringMatching(message)])
})

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Pläne\\Lage.pdf', 'Lage.pdf'],
  ['Rechnung\u202Efdp.exe.pdf', 'Rechnungfdp.exe.pdf'],
  ['a\u0000b\r\nc.txt', 'ab c.txt'],
])('the name %j is kept as %j', async (given, kept) => {
  const location = await create(given, 10)
  await tus(anna).patch(location, 0, randomContent(10))
  expect(((await documents()) as { name: string }[]).map(({ name }) => name)).toContain(kept)
})

test('fifty files of one name at once are fifty documents', async () => {
  const { result: room } = await call(anna, 'createRoom', {
    name: 'Viele',
    description: 'Viele auf einmal',
    projectId: 1,
    type: 'CLIENT',
  })
  await Promise.all(
    Array.from({ length: 50 }, () => sendByTus(anna, target(room.id), 'Angebot.pdf', randomContent(2000))),
  )
  const names = ((await documents(room.id)) as { name: string }[]).map(({ name }) => name)
  expect(new Set(names).size).toBe(50)
  expect(names).toContain('Angebot (50).pdf')
}, 30_000)
