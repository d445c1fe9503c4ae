import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listLogEntries } from '../audit/audit.queries.ts'
import { eicar, hasClamd, makeClamd } from '../files/test-clamd.ts'
import { givenPlatform } from '../test-platform.ts'
import { newRoom, personAt, roomAt, type TestRoom } from './test-room.ts'
import { bytesAt, call, type Sender, sendByTus, sha256 } from './test-uploads.ts'

if (!hasClamd && process.env['CI'] === 'true') {
  test('scanned files need clamd', () => expect.fail('the Debian package "clamav-daemon" is missing'))
}

const scanner = makeClamd()
afterAll(() => scanner.remove())

describe.skipIf(!hasClamd)('with a virus scanner', () => {
  const platform = givenPlatform({ config: { scanner: scanner.settings } })
  let anna: Sender
  let id: number
  let room: TestRoom
  const db = () => platform.current.database.db

  beforeAll(async () => {
    anna = await personAt(platform.current.url)
    id = await newRoom(anna)
    room = roomAt(anna, id)
  })

  const stateOf = async (name: string) => (await room.named(name))?.state
  const becomes = (name: string, state: string) =>
    expect.poll(() => stateOf(name), { timeout: 20_000 }).toBe(state)
  const fileOf = async (name: string) =>
    db()
      .selectFrom('documents')
      .innerJoin('storedFiles', 'storedFiles.id', 'documents.fileId')
      .select(['storedFiles.id', 'key', 'due'])
      .where('documents.name', '=', name)
      .executeTakeFirstOrThrow()
  const bytesAreThere = async (name: string) => {
    const { key } = await fileOf(name)
    return existsSync(join(platform.current.database.dataDir, 'files/whole', key.slice(0, 2), key))
  }
  /** As if the time had come that it is tried again. */
  const tryAgain = async () => {
    await db().updateTable('storedFiles').set({ due: new Date() }).where('due', 'is not', null).execute()
    platform.current.wake('scan')
  }
  const triedUntil = (asked: () => Promise<unknown>, answer: unknown) =>
    expect.poll(() => tryAgain().then(asked), { timeout: 20_000, interval: 500 }).toBe(answer)
  const refusals = () => listLogEntries(db(), { projectId: 1, type: 'FILE_REFUSED' }, { limit: 10 })

  test('while the scanner is down uploads work, nobody gets the file, and it is had once the scanner is back', async () => {
    const content = Buffer.from('Ein harmloser Text.')
    await sendByTus(anna, room.target, 'harmlos.txt', content)
    await room.sendForm({ 'formular.txt': content })
    platform.current.wake('scan')
    expect(await stateOf('harmlos.txt')).toBe('CHECKING')
    expect(await room.toldAbout('harmlos.txt')).toEqual([
      503,
      expect.stringMatching(/noch auf Schadsoftware/),
    ])
    const { result: zip } = await call(anna, 'getZipLink', id)
    const { bytes } = await bytesAt(anna, zip)
    expect([bytes.includes(content), bytes.includes('Nicht enthalten.txt')]).toEqual([false, true])

    await scanner.start()
    for (const name of ['harmlos.txt', 'formular.txt']) await triedUntil(() => stateOf(name), 'READY')
    expect(await room.fetchedSum('harmlos.txt')).toBe(sha256(content))
    expect((await fileOf('harmlos.txt')).due).toBeNull()
  })

  test('of an infected file nobody gets a byte, none is kept, and the log knows', async () => {
    await sendByTus(anna, room.target, 'virus.txt', eicar)
    await becomes('virus.txt', 'INFECTED')
    await expect.poll(() => bytesAreThere('virus.txt')).toBe(false)
    expect(await room.toldAbout('virus.txt')).toEqual([403, expect.stringMatching(/enthält Schadsoftware/)])
    const byAnna = (await refusals()).filter(({ userName }) => userName.startsWith('anna'))
    // Not those that only had to wait for the scanner.
    expect(byAnna.map(({ data }) => data.file)).toEqual(['virus.txt'])
    const found = (await refusals()).find(({ userName }) => userName === 'system')
    expect(found).toMatchObject({
      roomId: id,
      data: {
        file: 'virus.txt',
        hash: sha256(eicar),
        changes: [{ label: 'Schadsoftware', oldValue: null, newValue: 'Eicar-Test.UNOFFICIAL' }],
      },
    })
    expect((await fileOf('virus.txt')).due).toBeNull()
    // Who only reads is not told of it.
    const published = { stage: 2, published: new Date(Date.now() - 1000) }
    await db().updateTable('tenders').set(published).where('id', '=', 1).execute()
    const clara = await personAt(platform.current.url, 'clara.kaemmerei@allmende.example')
    const { result: seen } = await call(clara, 'listDocuments', id)
    await db().updateTable('tenders').set({ stage: null, published: null }).where('id', '=', 1).execute()
    expect(seen.map(({ name }: { name: string }) => name)).not.toContain('virus.txt')
    expect(seen.map(({ name }: { name: string }) => name)).toContain('harmlos.txt')
  })

  test('who was killed between finding a virus and removing it leaves that to the next one', async () => {
    await sendByTus(anna, room.target, 'rest.txt', Buffer.from('Reste'))
    await becomes('rest.txt', 'READY')
    const { id: fileId } = await fileOf('rest.txt')
    const found = { state: 'INFECTED', due: new Date() } as const
    await db().updateTable('storedFiles').set(found).where('id', '=', fileId).execute()
    platform.current.wake('scan')
    await expect.poll(() => bytesAreThere('rest.txt')).toBe(false)
    await expect.poll(async () => (await fileOf('rest.txt')).due).toBeNull()
  })

  test('what was taken out of its room but is kept is looked at all the same', async () => {
    await scanner.stop()
    await sendByTus(anna, room.target, 'ersetzt.txt', Buffer.from('bleibt drei Jahre'))
    await db()
      .updateTable('documents')
      .set({ removed: new Date() })
      .where('name', '=', 'ersetzt.txt')
      .execute()
    await scanner.start()
    await triedUntil(async () => (await fileOf('ersetzt.txt')).due, null)
  })
})
