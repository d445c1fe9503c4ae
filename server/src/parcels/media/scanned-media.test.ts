import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClamd } from '../../files/test-clamd.ts'
import { setChecked } from '../../files/stored-files.queries.ts'
import { personAt } from '../../rooms/test-room.ts'
import { bytesAt, type Sender } from '../../rooms/test-uploads.ts'
import { givenPlatform } from '../../test-platform.ts'
import { allMade, listsOf, mediaAt, newParcel, plain, sent } from './test-pictures.ts'

/** Never started: nothing is known of any file. */
const scanner = makeClamd()
afterAll(() => scanner.remove())
const platform = givenPlatform({ config: { scanner: scanner.settings } })
let clerk: Sender
beforeAll(async () => {
  clerk = await personAt(platform.current.url)
})

test('of what the virus scanner has not seen nothing is made, and of what it found nothing is given', async () => {
  const { db } = platform.current.database
  const parcel = await newParcel(clerk, { isPublic: true, publicFields: ['images'] })
  const picture = await plain(60, 40).jpeg().toBuffer()
  const [one, other] = [await sent(clerk, parcel, picture), await sent(clerk, parcel, picture)]
  const status = async (id: string, query = '', token = clerk.token) =>
    (await bytesAt(clerk, mediaAt(parcel, id, query), { 'x-auth-token': token })).answer.status
  platform.current.wake('media')
  await pause(500)
  expect((await listsOf(clerk, parcel)).images.map(({ state }) => state)).toEqual(['MAKING', 'MAKING'])
  expect([await status(one), await status(one, '?size=original'), await status(one, '', '')]).toEqual([
    503, 503, 404,
  ])

  const files = await db.selectFrom('parcelFiles').select(['serverId', 'fileId']).execute()
  const fileOf = (id: string) => files.find(({ serverId }) => serverId === id)?.fileId ?? 0
  await setChecked(db, fileOf(one), 'READY', true)
  await setChecked(db, fileOf(other), 'INFECTED', false)
  await db
    .updateTable('parcelMedia')
    .set({ state: 'FAILED', due: null })
    .where('serverId', '=', other)
    .execute()
  platform.current.wake('media')
  await allMade(clerk, parcel)
  expect([await status(one), await status(one, '', '')]).toEqual([200, 200])
  const { images } = await listsOf(clerk, parcel)
  expect(images.map(({ problem }) => problem)).toEqual([undefined, 'infected'])
  expect([await status(other), await status(other, '?size=original'), await status(other, '', '')]).toEqual([
    403, 403, 404,
  ])
})
