import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { listLogEntries } from '../audit/audit.queries.ts'
import { givenPlatform, logIn, openSocket } from '../test-platform.ts'
import { bytesAt, call, randomContent, type Sender, sendByTus, sha256 } from './test-uploads.ts'

const platform = givenPlatform()
let anna: Sender
let roomId: number
const content = randomContent(700_000)

async function as(email: string): Promise<Sender> {
  return { url: platform.current.url, token: await logIn(platform.current.url, email) }
}
const target = () => `/api/v1/uploads?room=${roomId}`
type Listed = {
  id: number
  name: string
  sha256: string
  changedSinceDownload: boolean
  preview: string | null
}
const documents = async (): Promise<Listed[]> => (await call(anna, 'listDocuments', roomId)).result
const named = async (name: string) => (await documents()).find((one) => one.name === name) as Listed
const linkTo = async (name: string): Promise<string> =>
  (await call(anna, 'getDownloadLink', roomId, name)).result
const newest = async () =>
  (await listLogEntries(platform.current.database.db, { projectId: 1, type: null }, { limit: 1 }))[0]

beforeAll(async () => {
  anna = await as('anna.amt@allmende.example')
  const room = { name: 'Pläne & Fotos', description: 'Zum Herunterladen', projectId: 1, type: 'CLIENT' }
  roomId = (await call(anna, 'createRoom', room)).result.id
  await sendByTus(anna, target(), 'Übersicht 50 %.bin', content)
})

test.each([
  ['bytes=0-0', 0, 1],
  ['bytes=262143-262144', 262_143, 262_145],
  ['bytes=-5', 699_995, 700_000],
  ['bytes=524288-', 524_288, 700_000],
])('a part of a sealed file is exactly that part: %s', async (range, from, to) => {
  const { answer, bytes } = await bytesAt(anna, await linkTo('Übersicht 50 %.bin'), { range })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([
    206,
    `bytes ${from}-${to - 1}/700000`,
  ])
  expect(bytes.equals(content.subarray(from, to))).toBe(true)
})

test('a part that is not there is told so, and nobody runs what is sent', async () => {
  const link = await linkTo('Übersicht 50 %.bin')
  const last = await newest()
  expect((await bytesAt(anna, link, { range: 'bytes=700000-' })).answer.status).toBe(416)
  expect(await newest()).toEqual(last)
  const { answer } = await bytesAt(anna, link)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition': expect.stringContaining("filename*=UTF-8''%C3%9Cbersicht%2050%20%25.bin"),
    'cache-control': 'no-store',
    'content-length': '700000',
  })
})

test('a link is good for its purpose, its file and its session alone', async () => {
  const second = await as('anna.amt@allmende.example')
  const link = (await call(second, 'getDownloadLink', roomId, 'Übersicht 50 %.bin')).result as string
  const permit = new URL(link, second.url).searchParams.get('permit')
  expect((await bytesAt(anna, `/api/v1/downloads/rooms/x.zip?permit=${permit}`)).answer.status).toBe(404)
  expect((await bytesAt(anna, `/api/v1/downloads/x.pdf?permit=${permit}`)).answer.status).toBe(404)
  expect((await bytesAt(anna, link)).answer.status).toBe(200)
  await call(second, 'logout')
  expect((await bytesAt(anna, link)).answer.status).toBe(410)
})

test('who left the team meanwhile gets nothing by an old link, and the log knows', async () => {
  const bernd = await as('bernd.bau@allmende.example')
  const link = (await call(bernd, 'getDownloadLink', roomId, 'Übersicht 50 %.bin')).result as string
  const { db } = platform.current.database
  const away = { userEmail: 'bernd.bau@allmende.example', tenderId: 1 }
  const row = await db
    .deleteFrom('tenderTeam')
    .where('userEmail', '=', away.userEmail)
    .where('tenderId', '=', 1)
    .returningAll()
    .executeTakeFirstOrThrow()
  expect((await bytesAt(bernd, link)).answer.status).toBe(404)
  expect(await newest()).toMatchObject({
    type: 'FILE_REFUSED',
    userName: away.userEmail,
    data: { file: 'Übersicht 50 %.bin' },
  })
  await db.insertInto('tenderTeam').values(row).execute()
})

test('who may not even know of a room writes nothing into the log of its tender', async () => {
  const clara = await as('clara.kaemmerei@allmende.example')
  const last = await newest()
  expect((await call(clara, 'getDownloadLink', roomId, 'Übersicht 50 %.bin')).error).toBeDefined()
  expect((await call(clara, 'getZipLink', roomId)).error).toBeDefined()
  expect(await newest()).toEqual(last)
})

test('a room is had as one archive that every tool reads', async () => {
  await sendByTus(anna, target(), 'klein.txt', Buffer.from('Moin'))
  const { result: link } = await call(anna, 'getZipLink', roomId)
  const { answer, bytes } = await bytesAt(anna, link)
  expect(answer.headers.get('content-disposition')).toContain('filename*=UTF-8')
  const folder = mkdtempSync(join(tmpdir(), 'allmende-zip-'))
  writeFileSync(join(folder, 'raum.zip'), bytes)
  execFileSync('python3', [
    '-c',
    'import sys,zipfile; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2])',
    join(folder, 'raum.zip'),
    join(folder, 'out'),
  ])
  expect(readdirSync(join(folder, 'out')).toSorted()).toEqual(['klein.txt', 'Übersicht 50 %.bin'])
  expect(sha256(readFileSync(join(folder, 'out', 'Übersicht 50 %.bin')))).toBe(sha256(content))
  expect(await newest()).toMatchObject({
    type: 'FILE_DOWNLOADED',
    data: {
      changes: expect.arrayContaining([
        { label: 'klein.txt', oldValue: null, newValue: sha256(Buffer.from('Moin')) },
      ]),
    },
  })
})

test('of the archive of many documents the log has their number and the sum of their list', async () => {
  const room = { name: 'Viele', description: 'Viele', projectId: 1, type: 'CLIENT' }
  const { id } = (await call(anna, 'createRoom', room)).result
  const names = Array.from({ length: 21 }, (_, index) => `${index}.txt`)
  for (const name of names) await sendByTus(anna, `/api/v1/uploads?room=${id}`, name, Buffer.from(name))
  expect((await bytesAt(anna, (await call(anna, 'getZipLink', id)).result)).answer.status).toBe(200)
  const list = names.map((name) => `${sha256(Buffer.from(name))}  ${name}\n`).toSorted()
  expect((await newest())?.data.changes).toEqual([
    { label: 'Dokumente', oldValue: null, newValue: '21' },
    { label: 'Prüfsumme der Liste', oldValue: null, newValue: sha256(Buffer.from(list.join(''))) },
  ])
})

test('what changed since is said where it was downloaded, and had alone as an archive', async () => {
  await sendByTus(anna, target(), 'Fassung.txt', Buffer.from('eins'))
  const bernd = await as('bernd.bau@allmende.example')
  await bytesAt(bernd, (await call(bernd, 'getDownloadLink', roomId, 'Fassung.txt')).result)
  await bytesAt(anna, await linkTo('Fassung.txt'))
  const before = new Date().toISOString()
  const { id } = await named('Fassung.txt')
  const { result: link } = await call(anna, 'getUploadLink', roomId, { replaces: id })
  await sendByTus(anna, link, 'fassung-2.TXT', Buffer.from('zwei'))
  const replaced = await named('Fassung.txt')
  expect(replaced.id).not.toBe(id)
  const seenBy = async (who: Sender): Promise<Listed | undefined> =>
    ((await call(who, 'listDocuments', roomId)).result as Listed[]).find(({ name }) => name === 'Fassung.txt')
  expect((await seenBy(bernd))?.changedSinceDownload).toBe(true)
  expect((await seenBy(anna))?.changedSinceDownload).toBe(false)
  expect((await documents()).filter(({ name }) => /fassung/i.test(name))).toHaveLength(1)
  const zip = (await call(anna, 'getZipLink', roomId, { changedSince: before })).result
  const { bytes } = await bytesAt(anna, zip)
  expect(bytes.includes('Fassung.txt')).toBe(true)
  expect(bytes.includes('klein.txt')).toBe(false)
  await bytesAt(bernd, (await call(bernd, 'getDownloadLink', roomId, 'Fassung.txt')).result)
  expect((await seenBy(bernd))?.changedSinceDownload).toBe(false)
})

test('an archive of only what changed holds what its reader has not, and afterwards she has it', async () => {
  const bernd = await as('bernd.bau@allmende.example')
  const room = { name: 'Fassungen', description: 'Was sich ändert', projectId: 1, type: 'CLIENT' }
  const { id } = (await call(anna, 'createRoom', room)).result
  const send = (name: string, text: string, path = `/api/v1/uploads?room=${id}`) =>
    sendByTus(anna, path, name, Buffer.from(text))
  const listed = async (name: string) =>
    ((await call(bernd, 'listDocuments', id)).result as Listed[]).find((one) => one.name === name) as Listed
  for (const name of ['alt.txt', 'gleich.txt']) await send(name, name)
  await bytesAt(bernd, (await call(bernd, 'getZipLink', id)).result)
  const { error } = await call(bernd, 'getZipLink', id, { changedOnly: true })
  expect(error?.message).toBe('Seit Ihrem letzten Download hat sich in diesem Datenraum nichts geändert.')

  await send('neu.txt', 'neu')
  const { result: link } = await call(anna, 'getUploadLink', id, { replaces: (await listed('alt.txt')).id })
  await send('alt.txt', 'anders', link)
  expect(await listed('alt.txt')).toMatchObject({ changedSinceDownload: true, downloaded: false })
  expect(await listed('neu.txt')).toMatchObject({ changedSinceDownload: false, downloaded: false })
  expect(await listed('gleich.txt')).toMatchObject({ changedSinceDownload: false, downloaded: true })
  const { result: zip } = await call(bernd, 'getZipLink', id, { changedOnly: true })
  const { answer, bytes } = await bytesAt(bernd, zip)
  expect(answer.headers.get('content-disposition')).toContain('Fassungen')
  expect(['alt.txt', 'neu.txt', 'gleich.txt'].map((name) => bytes.includes(name))).toEqual([
    true,
    true,
    false,
  ])
  expect(await listed('alt.txt')).toMatchObject({ changedSinceDownload: false, downloaded: true })
  expect((await call(bernd, 'getZipLink', id, { changedOnly: true })).error).toBeDefined()
})

describe('a document', () => {
  test('is renamed, and not to a name that is taken', async () => {
    await sendByTus(anna, target(), 'alt.txt', Buffer.from('x'))
    const { id } = await named('alt.txt')
    expect((await call(anna, 'renameDocument', id, 'KLEIN.TXT')).error?.data?.exceptionTypeName).toBe(
      'ConflictException',
    )
    expect((await call(anna, 'renameDocument', id, 'neu/.txt')).result.name).toBe('neu_.txt')
    expect((await call(anna, 'renameDocument', id, 'neu.txt')).result.name).toBe('neu.txt')
    expect((await call(anna, 'renameDocument', id, 'neu')).result.name).toBe('neu.txt')
    expect((await call(anna, 'renameDocument', id, 'neu.exe')).error?.data?.exceptionTypeName).toBe(
      'ValidationException',
    )
    expect(await newest()).toMatchObject({
      type: 'ROOM_CHANGED',
      data: { changes: [{ label: 'Dokument', oldValue: 'neu_.txt', newValue: 'neu.txt' }] },
    })
  })

  test('that is deleted is gone, and who was reading it reads to the end', async () => {
    const { id } = await named('neu.txt')
    const link = await linkTo('neu.txt')
    expect((await call(anna, 'deleteDocument', id)).result).toBe(null)
    expect(await newest()).toMatchObject({ type: 'FILE_DELETED', data: { file: 'neu.txt' } })
    expect((await bytesAt(anna, link)).answer.status).toBe(404)
    expect((await call(anna, 'deleteDocument', id)).error?.data?.exceptionTypeName).toBe('NotFoundException')
  })

  async function flipBit(name: string, at: number): Promise<void> {
    const { id } = await named(name)
    const { key } = await platform.current.database.db
      .selectFrom('documents')
      .innerJoin('storedFiles', 'storedFiles.id', 'documents.fileId')
      .select('key')
      .where('documents.id', '=', id)
      .executeTakeFirstOrThrow()
    const path = join(platform.current.database.dataDir, 'files/whole', key.slice(0, 2), key)
    const stored = readFileSync(path)
    stored[at] = (stored[at] ?? 0) ^ 1
    writeFileSync(path, stored)
  }

  test('with a flipped bit in the store is named, logged and not delivered', async () => {
    await sendByTus(anna, target(), 'kaputt.bin', randomContent(1000))
    await flipBit('kaputt.bin', 500)
    const { answer } = await bytesAt(anna, await linkTo('kaputt.bin'), { 'accept-language': 'de' })
    expect(answer.status).toBe(503)
    expect(await newest()).toMatchObject({ type: 'FILE_REFUSED', data: { file: 'kaputt.bin' } })
  })

  test('with a flipped bit far behind breaks off there, alone and in the archive, and the log knows', async () => {
    await call(anna, 'deleteDocument', (await named('kaputt.bin')).id)
    const whole = randomContent(3_000_000)
    await sendByTus(anna, target(), 'spät kaputt.bin', whole)
    await flipBit('spät kaputt.bin', 2_500_000)
    for (const link of [await linkTo('spät kaputt.bin'), (await call(anna, 'getZipLink', roomId)).result]) {
      const before = await newest()
      await expect(bytesAt(anna, link)).rejects.toThrow()
      await expect
        .poll(async () => (await newest())?.id !== before?.id && (await newest())?.type)
        .toBe('FILE_REFUSED')
      expect(await newest()).toMatchObject({ data: { file: 'spät kaputt.bin' } })
    }
    await call(anna, 'deleteDocument', (await named('spät kaputt.bin')).id)
  })

  test('with a flipped bit right behind what is asked for ends nothing but the download', async () => {
    await sendByTus(anna, target(), 'gleich kaputt.bin', randomContent(800_000))
    await flipBit('gleich kaputt.bin', 400_000)
    const link = await linkTo('gleich kaputt.bin')
    for (let time = 0; time < 20; time++) {
      const told = await bytesAt(anna, link, { range: `bytes=${262_144 - 10 - time}-` }).catch(() => null)
      if (told) expect(told.answer.status).toBe(503)
    }
    await expect.poll(async () => (await newest())?.type).toBe('FILE_REFUSED')
    await call(anna, 'deleteDocument', (await named('gleich kaputt.bin')).id)
  })

  test('that is drawn is in the log as looked at', async () => {
    await sendByTus(anna, target(), 'preview', Buffer.from('%PDF-1.7 '))
    const { preview } = await named('preview')
    const { answer } = await bytesAt(anna, preview ?? '', { 'x-auth-token': anna.token })
    expect(answer.status).toBe(200)
    expect(await newest()).toMatchObject({
      type: 'FILE_DOWNLOADED',
      data: { changes: [{ label: 'Zweck', oldValue: null, newValue: 'Vorschau' }] },
    })
  })
})

test('a link for everyone has a visitor’s rights: of a draft nobody gets anything by it', async () => {
  const { id } = await named('klein.txt')
  const { result: link } = await call(anna, 'createPublicLink', id)
  expect((await bytesAt(anna, link, { 'x-auth-token': anna.token })).answer.status).toBe(404)
  const { db } = platform.current.database
  const published = { stage: 2, published: new Date(Date.now() - 1000) }
  await db.updateTable('tenders').set(published).where('id', '=', 1).execute()
  try {
    const { answer, bytes } = await bytesAt(anna, link)
    expect([answer.status, bytes.toString()]).toEqual([200, 'Moin'])
    // Of a visitor nobody knows what she had, so that nothing is said of her last download: all of it is hers.
    const visitor = await openSocket(platform.current.url)
    const { bytes: all } = await bytesAt(
      anna,
      (await visitor.call('getZipLink', roomId, { changedOnly: true })) as string,
    )
    expect(all.includes('klein.txt')).toBe(true)
    const empty = { name: 'Leer', description: 'Nichts darin', projectId: 1, type: 'CLIENT' }
    const { id: emptyRoom } = (await call(anna, 'createRoom', empty)).result
    expect(await visitor.call('getZipLink', emptyRoom, { changedOnly: true })).toContain('Leer.zip')
    visitor.close()
    // What replaced it is had by the same link, and what was shown is kept.
    const { result: place } = await call(anna, 'getUploadLink', roomId, { replaces: id })
    await sendByTus(anna, place, 'klein.txt', Buffer.from('Moin Moin'))
    expect((await bytesAt(anna, link)).bytes.toString()).toBe('Moin Moin')
    const kept = await db.selectFrom('documents').select('removed').where('id', '=', id).executeTakeFirst()
    expect(kept?.removed).toBeInstanceOf(Date)
  } finally {
    await db.updateTable('tenders').set({ stage: null, published: null }).where('id', '=', 1).execute()
  }
})

test('who knows of documents and may not have them is told no, and the log knows; strangers do not fill it', async () => {
  const { db } = platform.current.database
  await sql`update tenders set stage = 2, published = now() - interval '1 second',
    panels = replace(panels::text, '"non-restricted-document"', '"restricted-document"')::jsonb where id = 1`.execute(
    db,
  )
  const clara = await as('clara.kaemmerei@allmende.example')
  for (const [method, args, name] of [
    ['getDownloadLink', [roomId, 'klein.txt'], 'klein.txt'],
    ['getZipLink', [roomId], 'Pläne & Fotos.zip'],
  ] as const) {
    const refusal = (await call(clara, method, ...args)).error?.data?.exceptionTypeName
    expect(refusal).toBe('AccessDeniedException')
    const last = await newest()
    expect(last).toMatchObject({
      type: 'FILE_REFUSED',
      userName: 'clara.kaemmerei@allmende.example',
      data: { file: name },
    })
    const stranger = (await call({ ...clara, token: '' }, method, ...args)).error?.data?.exceptionTypeName
    expect(stranger).toBe('AuthenticationException')
    expect(await newest()).toEqual(last)
  }
})
