import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { german, toldBy } from '../../rooms/test-room.ts'
import { bytesAt, call, type Sender } from '../../rooms/test-uploads.ts'
import { givenPlatform } from '../../test-platform.ts'
import { documentPermits } from './parcel-file-links.ts'
import { asked, emptyFolder, newParcel, senderAt } from './test-parcel-uploads.ts'

const platform = givenPlatform()
let clara: Sender
let emil: Sender
let visitor: Sender
let weide: Awaited<ReturnType<typeof newParcel>>
const ids = { open: '', inner: '', old: '', deep: '' }
const pathOf = (serverId: string, parcel = weide.id) => `/api/v1/files/gis/document/${parcel}/${serverId}`
const got = (who: Sender, serverId: string, headers: Record<string, string> = {}) =>
  bytesAt(who, pathOf(serverId), { ...german, ...(who.token && { 'x-auth-token': who.token }), ...headers })
const link = (who: Sender, serverId: string) => call(who, 'getPropertyFileLink', weide.id, serverId)

beforeAll(async () => {
  const { url } = platform.current
  clara = await senderAt(url)
  emil = await senderAt(url, 'emil@deich-erdbau.example')
  visitor = { url, token: '' }
  const plans = emptyFolder('Pläne', { children: [emptyFolder('Tief')] })
  weide = await newParcel(clara, [plans, emptyFolder('Leer')], { isPublic: true, publicFields: ['files'] })
  ids.open = await weide.send('Öffentlich.txt', 'für alle', { folder: 'Pläne' })
  ids.inner = await weide.send('Intern.txt', 'nur innen', { folder: 'Pläne' })
  ids.old = await weide.send('Abgelegt.txt', 'früher', { folder: 'Pläne' })
  ids.deep = await weide.send('Tief', 'tief unten', { folder: 'Pläne/Tief' })
  const { files } = await weide.parcel()
  await weide.change({
    files: files.map((folder) => ({
      ...folder,
      contents: folder.contents.map((file) => ({ ...file, isPublic: file.serverId !== ids.inner })),
    })),
  })
  await weide.archive(ids.old)
})

test('everybody gets what is public, in parts too, under its name; those inside get all', async () => {
  for (const who of [visitor, emil, clara]) {
    const { answer, bytes } = await got(who, ids.open, { range: 'bytes=4-' })
    expect([answer.status, bytes.toString()]).toEqual([206, ' alle'])
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%96ffentlich.txt")
  }
  for (const id of [ids.inner, ids.old, ids.deep]) expect((await got(clara, id)).answer.status).toBe(200)
})

test('who only asks about a file is told the same without its bytes', async () => {
  const about = (id: string, token = '') =>
    fetch(`${clara.url}${pathOf(id)}`, { method: 'HEAD', headers: token ? { 'x-auth-token': token } : {} })
  const open = await about(ids.open)
  expect([open.status, open.headers.get('content-length'), await open.text()]).toEqual([200, '9', ''])
  expect([(await about(ids.inner)).status, (await about(ids.inner, clara.token)).status]).toEqual([404, 200])
})

test('who guesses ids learns nothing: what is internal answers like what is not there', async () => {
  const hidden = await newParcel(clara, [emptyFolder('A')], { publicFields: ['files'] })
  for (const who of [visitor, emil]) {
    const unknown = await got(who, randomUUID())
    for (const id of [ids.inner, ids.old, ids.deep]) {
      const { answer, bytes } = await got(who, id)
      expect([answer.status, withoutId(bytes)]).toEqual([unknown.answer.status, withoutId(unknown.bytes)])
      expect((await link(who, id)).error?.message).toBe((await link(who, randomUUID())).error?.message)
    }
    const answers = await Promise.all(
      [hidden.id, 4_711_000].map((id) =>
        call(who, 'getFolderZipLink', id, '').then(({ error }) => error?.message),
      ),
    )
    expect(answers[0]).toBe(answers[1])
    expect((await call(who, 'getFolderZipLink', weide.id, 'Leer')).error?.message).toBe(answers[0])
    expect((await call(who, 'getFolderZipLink', weide.id, 'Pläne/Tief')).error?.message).toBe(answers[0])
  }
  // Of another parcel it is not had either.
  const { answer } = await bytesAt(clara, pathOf(ids.inner, hidden.id), { 'x-auth-token': clara.token })
  expect(answer.status).toBe(404)
})

/** Each answer says when and for what it was asked. */
const withoutId = (bytes: Buffer) => bytes.toString().replaceAll(/"(timestamp|path)":"[^"]*"/g, '')

test('a browser gets it by a link: a lasting one where it is public, else signed and for a while', async () => {
  expect((await link(visitor, ids.open)).result).toMatch(new RegExp(`${pathOf(ids.open)}$`))
  const signed = (await link(clara, ids.inner)).result as string
  expect((await bytesAt(visitor, signed)).bytes.toString()).toBe('nur innen')
  expect((await bytesAt(visitor, signed.replace(ids.inner, ids.old))).answer.status).toBe(404)
  expect((await bytesAt(visitor, `${signed}x`)).answer.status).toBe(404)
  const permit = documentPermits.seal(await platform.current.house.secretKey(), {
    session: null,
    expires: new Date(Date.now() - 1000),
    language: 'de',
    what: { parcelId: weide.id, serverId: ids.inner },
  })
  const [status, message] = await toldBy(
    await fetch(`${visitor.url}${pathOf(ids.inner)}?permit=${permit}`, { headers: german }),
  )
  expect([status, message]).toEqual([410, expect.stringMatching(/abgelaufen/)])
})

test('nothing of it is had outside once the parcel or its files are not public', async () => {
  await weide.change({ publicFields: [] })
  expect((await got(visitor, ids.open)).answer.status).toBe(404)
  await weide.change({ publicFields: ['files'], isPublic: false })
  expect((await got(visitor, ids.open)).answer.status).toBe(404)
  await weide.change({ isPublic: true })
  expect((await got(visitor, ids.open)).answer.status).toBe(200)
})

const unzipped = async (who: Sender, path: string): Promise<Record<string, string>> => {
  const { answer, bytes } = await bytesAt(who, await asked<string>(who, 'getFolderZipLink', weide.id, path))
  expect(answer.status).toBe(200)
  const folder = mkdtempSync(join(tmpdir(), 'allmende-zip-'))
  writeFileSync(join(folder, 'a.zip'), bytes)
  const script =
    'import sys,zipfile,json; z=zipfile.ZipFile(sys.argv[1]); print(json.dumps({n: z.read(n).decode() for n in z.namelist()}))'
  const listed = execFileSync('python3', ['-c', script, join(folder, 'a.zip')]).toString()
  expect(readFileSync(join(folder, 'a.zip')).length).toBe(bytes.length)
  rmSync(folder, { recursive: true })
  return JSON.parse(listed) as Record<string, string>
}

test('folders are had as one archive, with their order and without what was put away', async () => {
  const all = { 'Öffentlich.txt': 'für alle', 'Intern.txt': 'nur innen', 'Tief/Tief': 'tief unten' }
  expect(await unzipped(clara, 'Pläne')).toEqual(all)
  expect(await unzipped(clara, '')).toEqual(
    Object.fromEntries(Object.entries(all).map(([name, content]) => [`Pläne/${name}`, content])),
  )
  expect(await unzipped(visitor, '')).toEqual({ 'Pläne/Öffentlich.txt': 'für alle' })
  expect((await call(clara, 'getFolderZipLink', weide.id, 'Leer')).error?.message).toMatch('keine Datei')
  expect((await call(clara, 'getFolderZipLink', weide.id, 'Nirgends')).error?.message).toMatch(
    'Nicht gefunden',
  )
})

test('what is still being checked or infected is not given out, and named in the archive', async () => {
  const { db } = platform.current.database
  const settle = (state: 'CHECKING' | 'INFECTED' | 'READY') =>
    db
      .updateTable('storedFiles')
      .set({ state })
      .where('id', '=', (eb) =>
        eb.selectFrom('parcelFiles').select('fileId').where('serverId', '=', ids.open),
      )
      .execute()
  await settle('CHECKING')
  expect((await got(visitor, ids.open)).answer.status).toBe(503)
  const archive = await unzipped(visitor, 'Pläne')
  expect(Object.keys(archive)).toEqual(['Nicht enthalten.txt'])
  await settle('INFECTED')
  expect((await got(clara, ids.open)).answer.status).toBe(403)
  await settle('READY')
})
