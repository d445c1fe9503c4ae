import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeClamd } from '../../files/test-clamd.ts'
import { diskStorage } from '../../files/disk-storage.ts'
import { personAt } from '../../rooms/test-room.ts'
import type { Sender } from '../../rooms/test-uploads.ts'
import { givenPlatform, startTestPlatform } from '../../test-platform.ts'
import { allMade, listsOf, newParcel, plain, sent } from './test-pictures.ts'

/** Never started: nothing is made of any file before the test says that it is clean. */
const scanner = makeClamd()
afterAll(() => scanner.remove())
const config = { scanner: scanner.settings }
const platform = givenPlatform({ config })
let clerk: Sender
let parcel: number
beforeAll(async () => {
  clerk = await personAt(platform.current.url)
})
const database = () => platform.current.database.db
const jpeg = () => plain(60, 40).jpeg().toBuffer()
const setClean = () => database().updateTable('storedFiles').set({ state: 'READY' }).execute()
const madeOf = (serverId: string) =>
  database()
    .selectFrom('parcelMedia')
    .select(['state', 'tries', 'due'])
    .where('serverId', '=', serverId)
    .executeTakeFirstOrThrow()

test('one whose bytes cannot be had is tried four times, later each time, and then given up', async () => {
  parcel = await newParcel(clerk)
  const id = await sent(clerk, parcel, await jpeg())
  const { key } = await database()
    .selectFrom('parcelFiles')
    .innerJoin('storedFiles', 'storedFiles.id', 'parcelFiles.fileId')
    .select('key')
    .where('serverId', '=', id)
    .executeTakeFirstOrThrow()
  await diskStorage(join(platform.current.database.dataDir, 'files')).remove(key)
  await setClean()
  for (const tries of [1, 2, 3]) {
    platform.current.wake('media')
    const minutes = await vi.waitFor(async () => {
      const media = await madeOf(id)
      const left = ((media.due?.getTime() ?? 0) - Date.now()) / 60_000
      // While it is being tried it is taken for twenty minutes.
      expect([media.state, media.tries, left < 10]).toEqual(['MAKING', tries, true])
      return left
    }, 10_000)
    expect(Math.ceil(minutes)).toBe(tries)
    await database().updateTable('parcelMedia').set({ due: new Date() }).where('serverId', '=', id).execute()
  }
  platform.current.wake('media')
  await vi.waitFor(
    async () => expect(await madeOf(id)).toEqual({ state: 'FAILED', tries: 4, due: null }),
    10_000,
  )
  expect((await listsOf(clerk, parcel)).images).toMatchObject([{ state: 'FAILED', problem: 'unreadable' }])
}, 60_000)

test('two servers share the work, and none is made twice', async () => {
  parcel = await newParcel(clerk)
  const ids: string[] = []
  for (let index = 0; index < 6; index++) ids.push(await sent(clerk, parcel, await jpeg()))
  const other = await startTestPlatform(platform.current.database, { config })
  try {
    await setClean()
    platform.current.wake('media')
    other.wake('media')
    await allMade(clerk, parcel)
    for (const id of ids) expect(await madeOf(id)).toEqual({ state: 'READY', tries: 1, due: null })
    const { images } = await listsOf(clerk, parcel)
    expect(images.map(({ id }) => id)).toEqual(ids)
  } finally {
    await other.close()
  }
}, 60_000)
