import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { listLogEntries } from '../../audit/audit.queries.ts'
import { toldBy } from '../../rooms/test-room.ts'
import { call, sha256, type Sender, tus } from '../../rooms/test-uploads.ts'
import { givenPlatform } from '../../test-platform.ts'
import { asked, emptyFolder, newParcel, senderAt } from './test-parcel-uploads.ts'

const platform = givenPlatform()
let clara: Sender
let weide: Awaited<ReturnType<typeof newParcel>>
const db = () => platform.current.database.db
const newest = async (limit = 1) => listLogEntries(db(), { projectId: null, type: null }, { limit })
const namesIn = async (folder: string) => (await weide.folder(folder)).contents.map(({ name }) => name)
const refusedTo = async (address: string, name = 'x.pdf') => {
  const answer = await tus(clara).create(address, name, 3, { 'accept-language': 'de' })
  return toldBy(answer)
}
const addressOf = (query: Record<string, string>) =>
  `/api/v1/uploads?${new URLSearchParams({ parcel: String(weide.id), ...query })}`

beforeAll(async () => {
  clara = await senderAt(platform.current.url)
  const plans = emptyFolder('Pläne', { children: [emptyFolder('Alt / neu')] })
  weide = await newParcel(clara, [plans, emptyFolder('Gutachten')])
})

test('a document goes into its folder at once, under a name of its own, and the log knows', async () => {
  const before = await weide.parcel()
  const serverId = await weide.send('Plan.pdf', 'eins', { folder: 'Pläne' })
  const after = await weide.parcel()
  expect(after.version).toBe(before.version + 1)
  expect((await weide.folder('Pläne')).contents).toEqual([
    {
      name: 'Plan.pdf',
      serverId,
      fileSizeInBytes: 4,
      created: expect.any(String),
      isPublic: false,
      deletionRequestUsername: null,
      deletionRequested: null,
      replacedBy: null,
    },
  ])
  expect((await newest())[0]).toMatchObject({
    type: 'PROPERTY_DOCUMENT_ADDED',
    data: {
      parcel: 'Weide',
      parcelId: weide.id,
      file: 'Plan.pdf',
      hash: sha256(Buffer.from('eins')),
      changes: [{ label: 'Ordner', oldValue: null, newValue: 'Pläne' }],
    },
  })
  await weide.send('plan.PDF', 'zwei', { folder: 'Pläne' })
  await weide.send('tief.pdf', 'drei', { folder: 'Pläne/Alt / neu' })
  expect(await namesIn('Pläne')).toEqual(['Plan.pdf', 'plan (2).PDF'])
  expect((await weide.folder('Pläne')).children[0]?.contents.map(({ name }) => name)).toEqual(['tief.pdf'])
})

test('a new version takes place, name and publicity; the old one is put away as its predecessor', async () => {
  const first = await weide.send('Boden.pdf', 'alt', { folder: 'Gutachten' })
  const { files } = await weide.parcel()
  await weide.change({
    files: files.map((folder) => ({
      ...folder,
      contents: folder.contents.map((file) => (file.serverId === first ? { ...file, isPublic: true } : file)),
    })),
  })
  const second = await weide.send('boden-neu.PDF', 'neu', { replaces: first })
  const folder = await weide.folder('Gutachten')
  expect(folder.contents).toMatchObject([{ serverId: second, name: 'Boden.pdf', isPublic: true }])
  expect(folder.archive).toMatchObject([{ serverId: first, replacedBy: second, isPublic: false }])
  expect((await newest())[0]?.data.changes).toEqual([
    { label: 'Ordner', oldValue: null, newValue: 'Gutachten' },
    { label: 'Prüfsumme', oldValue: sha256(Buffer.from('alt')), newValue: sha256(Buffer.from('neu')) },
  ])
  const third = await weide.send('Boden.txt', 'Text', { replaces: second })
  expect((await weide.folder('Gutachten')).contents).toMatchObject([{ serverId: third, name: 'Boden.txt' }])
  expect(await refusedTo(addressOf({ serverId: randomUUID(), replaces: first }))).toEqual([
    409,
    expect.stringContaining('ersetzt werden soll'),
  ])
})

test('what cannot be taken is refused before its first byte, with a sentence', async () => {
  const serverId = randomUUID()
  const used = await weide.send('da.pdf', 'da', { folder: 'Pläne' })
  const anna = await senderAt(platform.current.url, 'anna.amt@allmende.example')
  const byAnna = await tus(anna).create(addressOf({ serverId: used }), 'x.pdf', 3, {
    'accept-language': 'de',
  })
  expect(await toldBy(byAnna)).toEqual([409, expect.stringContaining('gibt es schon eine Datei')])
  expect(await refusedTo(addressOf({ serverId: 'plan.pdf' }))).toEqual([400, expect.stringContaining('UUID')])
  expect(await refusedTo(addressOf({ serverId, folder: 'Fotos' }))).toEqual([
    409,
    expect.stringContaining('„Fotos“'),
  ])
  expect(await refusedTo(addressOf({ serverId }), 'x.exe')).toEqual([
    400,
    expect.stringContaining('Programme'),
  ])
  expect((await refusedTo(addressOf({ serverId, parcel: '4711000' })))[0]).toBe(404)
  // Her own once more is taken as far as it may be the same; three bytes are not.
  expect((await refusedTo(addressOf({ serverId: used })))[0]).toBe(409)
  const again = await tus(clara).create(addressOf({ serverId: used, folder: 'Pläne' }), 'da.pdf', 2)
  const ended = await tus(clara).patch(again.headers.get('location') ?? '', 0, Buffer.from('da'))
  expect([again.status, ended.status]).toEqual([201, 204])
  expect((await namesIn('Pläne')).filter((name) => name === 'da.pdf')).toHaveLength(1)
})

test('no address is given for what cannot be taken', async () => {
  const link = (kind: string, serverId: string, place?: object, id = weide.id) =>
    asked(clara, 'getPropertyUploadLink', id, kind, serverId, ...(place ? [place] : []))
  const used = await weide.send('belegt.pdf', 'da', { folder: 'Pläne' })
  const fresh = randomUUID()
  expect(await link('document', used)).toContain(used)
  await expect(link('media', used)).rejects.toThrow('gibt es schon')
  await expect(link('document', fresh, { folder: 'Fotos' })).rejects.toThrow('„Fotos“')
  await expect(link('document', fresh, { replaces: randomUUID() })).rejects.toThrow('ersetzt werden soll')
  const put = await newParcel(clara, [], { isArchived: true })
  for (const kind of ['document', 'media'])
    await expect(link(kind, fresh, undefined, put.id)).rejects.toThrow('archiviert')
  for (const [kind, place] of [
    ['document', { as: 'image' }],
    ['media', { folder: 'Pläne' }],
    ['media', { replaces: used }],
  ] as const)
    await expect(call(clara, 'getPropertyUploadLink', weide.id, kind, fresh, place)).resolves.toMatchObject({
      error: {
        data: {
          exceptionTypeName: 'ValidationException',
          fields: { [`3.${Object.keys(place)[0]}`]: expect.stringMatching(/^Nur für/) },
        },
      },
    })
})

test('who is not inside learns nothing of parcels by sending', async () => {
  const emil = await senderAt(platform.current.url, 'emil@deich-erdbau.example')
  const answers = await Promise.all(
    [String(weide.id), '4711000'].map(async (parcel) =>
      toldBy(await tus(emil).create(addressOf({ serverId: randomUUID(), parcel }), 'x.pdf', 3)),
    ),
  )
  expect(answers[0]?.[0]).toBe(403)
  expect(answers[0]).toEqual(answers[1])
})

test('a form brings files that wait, each known by the name of its part; once more is the same', async () => {
  const [one, two] = [randomUUID(), randomUUID().toUpperCase()]
  const before = (await weide.parcel()).version
  const sent = await weide.sendForm({ [one]: 'eins', [two]: 'zwei' })
  expect([sent.status, await sent.text()]).toEqual([200, ''])
  expect((await weide.parcel()).version).toBe(before)
  const entries = (await newest(2)).length
  expect(entries).toBe(2)
  const again = await weide.sendForm({ [one]: 'eins' })
  expect(again.status).toBe(200)
  const rows = await db()
    .selectFrom('parcelFiles')
    .selectAll()
    .where('serverId', 'in', [one, two.toLowerCase()])
    .execute()
  expect(rows.map(({ isPlaced }) => isPlaced)).toEqual([false, false])
  expect(await toldBy(await weide.sendForm({ [one]: 'anders' }))).toEqual([
    409,
    expect.stringContaining('gibt es schon'),
  ])
  expect(await toldBy(await weide.sendForm({ 'Plan.pdf': 'x' }))).toEqual([
    400,
    expect.stringContaining('UUID'),
  ])
  expect(await toldBy(await weide.sendForm({ [randomUUID()]: 'x' }, 'file[]'))).toEqual([
    400,
    expect.stringContaining('Feld files'),
  ])
  const { files } = await weide.parcel()
  const file = {
    name: 'Eins.txt',
    serverId: one,
    fileSizeInBytes: 999,
    created: '2020-01-01T00:00:00Z',
    isPublic: true,
    deletionRequestUsername: 'x',
    deletionRequested: null,
    replacedBy: null,
  }
  await weide.change({ files: [...files, emptyFolder('Neu', { contents: [file] })] })
  expect((await weide.folder('Neu')).contents).toMatchObject([
    { name: 'Eins.txt', fileSizeInBytes: 4, deletionRequestUsername: null },
  ])
})

test('an archived parcel takes nothing, also what was begun before', async () => {
  const other = await newParcel(clara, [emptyFolder('Pläne')])
  const begun = await tus(clara).create(
    `/api/v1/uploads?parcel=${other.id}&serverId=${randomUUID()}&folder=${encodeURIComponent('Pläne')}`,
    'spät.txt',
    5,
  )
  await other.change({ isArchived: true })
  const ended = await tus(clara).patch(begun.headers.get('location') ?? '', 0, Buffer.from('spät'))
  expect(ended.status).toBe(409)
  expect((await other.sendForm({ [randomUUID()]: 'x' })).status).toBe(409)
  await other.change({ isArchived: false })
  expect(await asked<{ files: unknown }>(clara, 'getPropertyById', other.id)).toMatchObject({
    files: [{ contents: [] }],
  })
})

test('of two that come under one id, or replace one file, in the same moment one is taken', async () => {
  const twice = randomUUID()
  const same = await Promise.allSettled(
    ['a', 'b'].map((content) => weide.send(`${content}.txt`, content, { folder: 'Pläne' }, twice)),
  )
  expect(same.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const first = await weide.send('Rennen.pdf', 'start', { folder: 'Gutachten' })
  const anna = await senderAt(platform.current.url, 'anna.amt@allmende.example')
  expect(anna.token).not.toBe(clara.token)
  const both = await Promise.allSettled(
    ['a', 'b'].map((content) => weide.send('Rennen.pdf', content, { replaces: first })),
  )
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { contents, archive } = await weide.folder('Gutachten')
  expect(contents.filter(({ name }) => name === 'Rennen.pdf')).toHaveLength(1)
  expect(archive.filter(({ serverId }) => serverId === first)).toHaveLength(1)
}, 60_000)

test('who archives a file while another one replaces it loses nothing', async () => {
  for (let round = 0; round < 3; round++) {
    const first = await weide.send(`Wettlauf ${round}.pdf`, 'alt', { folder: 'Gutachten' })
    const second = randomUUID()
    await Promise.allSettled([
      weide.archive(first),
      weide.send('neu.pdf', `neu ${round}`, { replaces: first }, second),
    ])
    const { contents, archive } = await weide.folder('Gutachten')
    const idsOf = (files: typeof contents) => files.map(({ serverId }) => serverId)
    expect(idsOf([...contents, ...archive]).filter((id) => id === first)).toHaveLength(1)
    const rows = await db()
      .selectFrom('parcelFiles')
      .select('serverId')
      .where('serverId', '=', second)
      .execute()
    expect(idsOf([...contents, ...archive]).filter((id) => id === second)).toHaveLength(rows.length)
    expect(archive.filter(({ serverId }) => serverId === first)).toHaveLength(1)
  }
}, 60_000)
