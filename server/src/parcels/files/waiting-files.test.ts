import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Sender } from '../../rooms/test-uploads.ts'
import { givenPlatform } from '../../test-platform.ts'
import { removeParcels } from '../parcel-imports.queries.ts'
import { emptyFolder, newParcel, senderAt } from './test-parcel-uploads.ts'
import { forgetWaitingFiles } from './waiting-files.ts'

const platform = givenPlatform()
let clara: Sender
let weide: Awaited<ReturnType<typeof newParcel>>
const db = () => platform.current.database.db
const hour = 3_600_000
const later = (hours: number, seconds = 0) => new Date(Date.now() + hours * hour + seconds * 1000)
const known = async (serverId: string) =>
  (await db().selectFrom('parcelFiles').select('fileId').where('serverId', '=', serverId).executeTakeFirst())
    ?.fileId
const isDiscarded = async (fileId = 0) =>
  (
    await db()
      .selectFrom('storedFiles')
      .select('discarded')
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow()
  ).discarded !== null

beforeAll(async () => {
  clara = await senderAt(platform.current.url)
  weide = await newParcel(clara, [emptyFolder('Pläne')])
})

test('what nobody puts anywhere is gone after a day; what has its place stays', async () => {
  const waiting = randomUUID()
  await weide.sendForm({ [waiting]: 'wartet' })
  const placed = await weide.send('da.txt', 'da', { folder: 'Pläne' })
  const [waits = 0, stays = 0] = [await known(waiting), await known(placed)]
  await forgetWaitingFiles(db(), later(24, -60))
  expect(await known(waiting)).toBe(waits)
  await forgetWaitingFiles(db(), later(24, 60))
  expect(await known(waiting)).toBeUndefined()
  expect([await isDiscarded(waits), await isDiscarded(stays)]).toEqual([true, false])
  expect((await weide.sendForm({ [waiting]: 'wartet' })).status).toBe(409)
  await expect(
    weide.change({
      files: [
        emptyFolder('Zu spät', {
          contents: [
            {
              name: 'x.txt',
              serverId: waiting,
              fileSizeInBytes: 6,
              created: new Date().toISOString(),
              isPublic: false,
              deletionRequestUsername: null,
              deletionRequested: null,
              replacedBy: null,
            },
          ],
        }),
      ],
    }),
  ).rejects.toThrow('gehört nicht zu diesem Grundstück')
})

test('of a picture what was made of it goes too', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  await weide.sendForm(Object.fromEntries(ids.map((id) => [id, id])))
  const [picture = '', thumbnail = '', web = ''] = ids
  const [pictureId = 0, thumbnailId = 0, webId = 0] = await Promise.all([picture, thumbnail, web].map(known))
  await db().deleteFrom('parcelFiles').where('serverId', 'in', [thumbnail, web]).execute()
  await db().updateTable('parcelFiles').set({ kind: 'media' }).where('serverId', '=', picture).execute()
  await db()
    .insertInto('parcelMedia')
    .values({ serverId: picture, state: 'READY', thumbnailFileId: thumbnailId, webFileId: webId, due: null })
    .execute()
  await forgetWaitingFiles(db(), later(25))
  for (const id of [pictureId, thumbnailId, webId]) expect(await isDiscarded(id)).toBe(true)
  expect(await db().selectFrom('parcelMedia').selectAll().where('serverId', '=', picture).execute()).toEqual(
    [],
  )
})

test('with a parcel whose import is undone goes what was sent to it', async () => {
  const other = await newParcel(clara, [])
  const waiting = randomUUID()
  await other.sendForm({ [waiting]: 'wartet' })
  const fileId = await known(waiting)
  await removeParcels(db(), [other.id], new Date())
  expect([await known(waiting), await isDiscarded(fileId)]).toEqual([undefined, true])
})
