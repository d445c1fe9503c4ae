import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listLogEntries } from '../../audit/audit.queries.ts'
import { eicar, hasClamd, makeClamd } from '../../files/test-clamd.ts'
import { german } from '../../rooms/test-room.ts'
import { bytesAt, type Sender, sha256 } from '../../rooms/test-uploads.ts'
import { givenPlatform } from '../../test-platform.ts'
import { actingAsSystem } from '../../rpc/system.ts'
import { checkedParcelFile } from './checked-parcel-file.ts'
import { emptyFolder, newParcel, senderAt } from './test-parcel-uploads.ts'

if (!hasClamd && process.env['CI'] === 'true') {
  test('scanned files need clamd', () => expect.fail('the Debian package "clamav-daemon" is missing'))
}

const scanner = makeClamd()
afterAll(() => scanner.remove())

describe.skipIf(!hasClamd)('with a virus scanner', () => {
  const platform = givenPlatform({ config: { scanner: scanner.settings } })
  let clara: Sender
  let weide: Awaited<ReturnType<typeof newParcel>>
  const db = () => platform.current.database.db
  const stored = (serverId: string) =>
    db()
      .selectFrom('parcelFiles')
      .innerJoin('storedFiles', 'storedFiles.id', 'fileId')
      .select(['storedFiles.id', 'storedFiles.key', 'storedFiles.state', 'storedFiles.due'])
      .where('serverId', '=', serverId)
      .executeTakeFirstOrThrow()
  const becomes = (serverId: string, state: string) =>
    expect.poll(async () => (await stored(serverId)).state, { timeout: 20_000 }).toBe(state)
  const statusOf = async (serverId: string) =>
    (
      await bytesAt(clara, `/api/v1/files/gis/document/${weide.id}/${serverId}`, {
        'x-auth-token': clara.token,
        ...german,
      })
    ).answer.status

  beforeAll(async () => {
    await scanner.start()
    clara = await senderAt(platform.current.url)
    weide = await newParcel(clara, [emptyFolder('Pläne')])
  })

  test('what is clean is had, of what is infected nobody gets a byte; its sender and the log know', async () => {
    const clean = await weide.send('sauber.txt', 'sauber', { folder: 'Pläne' })
    await becomes(clean, 'READY')
    expect(await statusOf(clean)).toBe(200)

    const virus = await weide.send('virus.txt', eicar, { folder: 'Pläne' })
    await becomes(virus, 'INFECTED')
    expect(await statusOf(virus)).toBe(403)
    const { key } = await stored(virus)
    const path = join(platform.current.database.dataDir, 'files/whole', key.slice(0, 2), key)
    await expect.poll(() => existsSync(path)).toBe(false)
    const [entry] = await listLogEntries(db(), { projectId: null, type: 'FILE_REFUSED' }, { limit: 1 })
    expect(entry).toMatchObject({
      userName: 'system',
      data: {
        parcel: 'Weide',
        parcelId: weide.id,
        file: 'virus.txt',
        hash: sha256(eicar),
        changes: [{ label: 'Schadsoftware', oldValue: null, newValue: 'Eicar-Test.UNOFFICIAL' }],
      },
    })
    const mails = await db().selectFrom('outbox').selectAll().where('key', '=', 'fileInfected').execute()
    expect(mails).toMatchObject([
      {
        values: {
          projectName: 'Weide',
          roomName: 'Pläne',
          fileNames: 'virus.txt',
          link: `/grundstuecke/${weide.id}`,
        },
      },
    ])
  })

  test('of an infected picture nothing is made any more', async () => {
    const picture = await weide.send('bild.txt', 'sei ein Bild')
    await becomes(picture, 'READY')
    await db().updateTable('parcelFiles').set({ kind: 'media' }).where('serverId', '=', picture).execute()
    const making = { serverId: picture, state: 'MAKING', due: new Date(Date.now() + 3_600_000) } as const
    await db().insertInto('parcelMedia').values(making).execute()
    const { id } = await stored(picture)
    const act = actingAsSystem(platform.current.house)
    expect(await act(checkedParcelFile, new Date(), id, 'Eicar')).toEqual({ isKept: false })
    const media = await db()
      .selectFrom('parcelMedia')
      .select(['state', 'due'])
      .where('serverId', '=', picture)
      .execute()
    expect(media).toEqual([{ state: 'FAILED', due: null }])
  })
})
