import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { listLogEntries } from '../../audit/audit.queries.ts'
import { type Sender, sha256 } from '../../rooms/test-uploads.ts'
import { givenPlatform } from '../../test-platform.ts'
import { asked, emptyFolder, newParcel, senderAt } from './test-parcel-uploads.ts'

const platform = givenPlatform()
let clara: Sender
let anna: Sender
let weide: Awaited<ReturnType<typeof newParcel>>
const db = () => platform.current.database.db
const newest = async () => (await listLogEntries(db(), { projectId: null, type: null }, { limit: 1 }))[0]
const request = (who: Sender, serverId: string) => asked(who, 'requestFileDeletion', weide.id, serverId)
const approve = (who: Sender, serverId: string) => asked(who, 'approveFileDeletion', weide.id, serverId)
const archived = async (name: string) => {
  const serverId = await weide.send(name, name, { folder: 'Pläne' })
  await weide.archive(serverId)
  return serverId
}
/** As if it had been asked for so long ago. */
const askedBefore = async (milliseconds: number) => {
  const { files } = await weide.parcel()
  const date = new Date(Date.now() - milliseconds).toISOString()
  const text = JSON.stringify(files).replaceAll(
    /"deletionRequested":"[^"]*"/g,
    `"deletionRequested":"${date}"`,
  )
  await db().updateTable('parcels').set({ files: text }).where('id', '=', weide.id).execute()
}
const minute = 60_000

beforeAll(async () => {
  clara = await senderAt(platform.current.url)
  anna = await senderAt(platform.current.url, 'anna.amt@allmende.example')
  weide = await newParcel(clara, [emptyFolder('Pläne')])
})

test('two people delete an archived file for good; the log knows both, and what it was', async () => {
  const serverId = await weide.send('Alt.pdf', 'alt', { folder: 'Pläne' })
  await expect(request(clara, serverId)).rejects.toThrow('Nur archivierte')
  await weide.archive(serverId)
  await expect(approve(anna, serverId)).rejects.toThrow('nicht beantragt')
  expect(await request(clara, serverId)).toMatchObject({
    files: [{ archive: [{ serverId, deletionRequestUsername: 'clara.kaemmerei@allmende.example' }] }],
  })
  expect(await newest()).toMatchObject({
    type: 'PROPERTY_MODIFIED',
    userName: 'clara.kaemmerei@allmende.example',
    data: { changes: [{ label: 'Löschung beantragt', oldValue: null, newValue: 'Pläne/Alt.pdf' }] },
  })
  await expect(request(anna, serverId)).rejects.toThrow('schon beantragt')
  await expect(approve(clara, serverId)).rejects.toThrow('nicht selbst bestätigen')
  const stored = await db()
    .selectFrom('parcelFiles')
    .innerJoin('storedFiles', 'storedFiles.id', 'fileId')
    .select('storedFiles.id')
    .where('serverId', '=', serverId)
    .executeTakeFirstOrThrow()
  const both = await Promise.allSettled([approve(anna, serverId), approve(anna, serverId)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await newest()).toMatchObject({
    type: 'PROPERTY_FILE_DELETED',
    data: {
      parcel: 'Weide',
      file: 'Alt.pdf',
      hash: sha256(Buffer.from('alt')),
      changes: [
        { label: 'Ordner', oldValue: 'Pläne', newValue: null },
        { label: 'Größe', oldValue: '3 Bytes', newValue: null },
        { label: 'Beantragt von', newValue: 'clara.kaemmerei@allmende.example' },
        { label: 'Bestätigt von', newValue: 'anna.amt@allmende.example' },
      ],
    },
  })
  expect((await weide.folder('Pläne')).archive).toEqual([])
  expect(
    await db().selectFrom('storedFiles').select('discarded').where('id', '=', stored.id).executeTakeFirst(),
  ).toEqual({ discarded: expect.any(Date) })
  await expect(approve(anna, serverId)).rejects.toThrow('nicht mehr')
  // Whoever kept a link to it finds nothing else there, ever.
  await expect(weide.send('Neu.pdf', 'alt', { folder: 'Pläne' }, serverId)).rejects.toThrow('gibt es schon')
  expect((await weide.sendForm({ [serverId]: 'alt' })).status).toBe(409)
})

test('a request is good for an hour, and is asked for again after that', async () => {
  const serverId = await archived('Frist.pdf')
  await request(clara, serverId)
  await askedBefore(60 * minute + 1000)
  await expect(approve(anna, serverId)).rejects.toThrow('älter als 60 Minuten')
  await request(anna, serverId)
  await askedBefore(59 * minute)
  await approve(clara, serverId)
})

test('who fetches the file back, or archives the parcel, ends it', async () => {
  const serverId = await archived('Zurück.pdf')
  await request(clara, serverId)
  const [plans = emptyFolder('')] = (await weide.parcel()).files
  await weide.change({ files: [{ ...plans, contents: plans.archive, archive: [] }] })
  await expect(approve(anna, serverId)).rejects.toThrow('Nur archivierte')
  await weide.archive(serverId)
  await expect(approve(anna, serverId)).rejects.toThrow('nicht beantragt')
  await request(clara, serverId)
  await weide.change({ isArchived: true })
  await expect(approve(anna, serverId)).rejects.toThrow('archiviertes Grundstück')
  await weide.change({ isArchived: false })
  await expect(request(clara, randomUUID())).rejects.toThrow('nicht mehr')
})
