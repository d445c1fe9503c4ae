import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { MasterKeyFault } from '../files/sealing/key-file.ts'
import { testConfig } from '../test-config.ts'
import { demoServer } from '../test-demo-server.ts'
import { givenPlatform, startTestPlatform } from '../test-platform.ts'
import { ServerProcess } from '../test-server-process.ts'
import { commandsIn, runCommands } from './test-documented-commands.ts'
import { newRoom, personAt, roomAt } from './test-room.ts'
import { call, offsetIn, randomContent, type Sender, sendByTus, sha256, tus } from './test-uploads.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })
const isPostgres = Boolean(process.env['TEST_DATABASE_URL'])

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'allmende-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** How many documents of all rooms of a tender are as the database says, each fetched. */
async function openedIn(sender: Sender, projectId: number): Promise<number> {
  let opened = 0
  const { result: rooms } = await call(sender, 'getRoomsByProjectId', projectId)
  for (const { id } of rooms as { id: number }[])
    for (const { name, sha256: sum } of await roomAt(sender, id).documents()) {
      expect([name, await roomAt(sender, id).fetchedSum(name)]).toEqual([name, sum])
      opened += 1
    }
  return opened
}

test('the chapter about backups has the commands that are tried here', () => {
  const [backup, key, restore, ...more] = commandsIn('Backup and restore')
  expect(backup).toMatch(/^pg_dump .*\ntar --create /)
  expect(key).toMatch(/^install .*MASTER_KEY_FILE/)
  expect(restore).toMatch(/^createdb .*\npg_restore .*\ntar --extract /)
  expect(more).toEqual([])
})

describe.skipIf(!isPostgres)('PostgreSQL: database, then files while uploads go on, the key apart', () => {
  const platform = givenPlatform()
  const restored = 'allmende_restored'
  const at = (name: string) => join(folder, name)
  let connection: Record<string, string>
  let admin: pg.Client

  beforeAll(async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    const [PGUSER, PGPASSWORD] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
    connection = { PGHOST: url.hostname, PGPORT: url.port, PGUSER, PGPASSWORD }
    admin = new pg.Client({ connectionString: url.href })
    await admin.connect()
    const { rowCount } = await admin.query(`select from pg_roles where rolname = 'allmende'`)
    if (rowCount === 0) await admin.query(`create role allmende login password 'allmende'`)
    await admin.query(`drop database if exists ${restored} with (force)`)
  })
  afterAll(async () => {
    await admin.query(`drop database if exists ${restored} with (force)`)
    await admin.end()
  })

  test('what is restored opens, every file of it, and without the key nothing starts', async () => {
    const { database, url } = platform.current
    if (database.source.kind !== 'postgres') return expect.fail('not on PostgreSQL')
    const anna = await personAt(url)
    const room = roomAt(anna, await newRoom(anna))
    const content = randomContent(600_000)
    await sendByTus(anna, room.target, 'vorher.bin', content)
    const under = await room.begin('unterwegs.bin', content.length)
    const small = await room.begin('klein unterwegs.bin', 1000)
    expect((await tus(anna).patch(under, 0, content.subarray(0, 500_000))).status).toBe(204)
    expect((await tus(anna).patch(small, 0, content.subarray(0, 600))).status).toBe(204)

    // While all of this is copied people go on working.
    const copied = new AbortController()
    const working = (async () => {
      for (let count = 0; !copied.signal.aborted; count++)
        await sendByTus(anna, room.target, `währenddessen ${count}.bin`, randomContent(300_000))
    })()
    const [backup = '', key = '', restore = ''] = commandsIn('Backup and restore')
    const { path } = testConfig(database.source).masterKeyFile
    const settings = { DATABASE_URL: database.source.url, DATA_DIR: database.dataDir, MASTER_KEY_FILE: path }
    await runCommands(backup, folder, settings)
    copied.abort()
    await working
    await runCommands(key, folder, settings)

    const dataDir = at('restored')
    await runCommands(`mkdir ${dataDir}\n${restore}`, folder, { ...connection, DATA_DIR: dataDir })
    const source = new URL(database.source.url)
    source.username = 'allmende'
    source.password = 'allmende'
    source.pathname = `/${restored}`
    const again = { kind: 'postgres', url: source.href, pool: 5 } as const
    const copy = { ...(await openDatabase(again)), source: again, dataDir }
    const withKey = (name: string) => ({ config: { masterKeyFile: { path: at(name), mayMake: false } } })
    await expect(startTestPlatform(copy, withKey('gone.key'))).rejects.toBeInstanceOf(MasterKeyFault)

    const other = await startTestPlatform(copy, withKey('allmende-master.key'))
    const there = await personAt(other.url)
    expect(await openedIn(there, 1)).toBeGreaterThan(3)
    expect(await openedIn(there, 2)).toBeGreaterThan(0)
    for (const [location, length] of [
      [under, content.length],
      [small, 1000],
    ] as const) {
      expect(offsetIn(await tus(there).head(location))).toBe(0)
      expect((await tus(there).patch(location, 0, content.subarray(0, length))).status).toBe(204)
    }
    const sums = (await roomAt(there, Number(room.target.split('=').at(-1))).documents()).map(
      ({ sha256: sum }) => sum,
    )
    expect(sums.filter((sum) => sum === sha256(content))).toHaveLength(2)
    await other.close()
    await copy.close()
  })
})

describe.skipIf(isPostgres)('the embedded database: stopped, copied as a whole, started again', () => {
  test('every file opens, an upload goes on, and without the key nothing starts', async () => {
    const server = await demoServer()
    const copy = new ServerProcess(join(folder, 'copy'), { WEB_DIR: join(server.dataDir, 'web') })
    try {
      await server.start()
      const anna = await personAt(server.url)
      const room = roomAt(anna, await newRoom(anna))
      const content = randomContent(600_000)
      await sendByTus(anna, room.target, 'vorher.bin', content)
      const location = await room.begin('unterwegs.bin', content.length)
      expect((await tus(anna).patch(location, 0, content.subarray(0, 500_000))).status).toBe(204)
      expect(await server.stop()).toEqual({ code: 0, signal: null })
      await cp(server.dataDir, copy.dataDir, { recursive: true, preserveTimestamps: true })

      await copy.start()
      const there = await personAt(copy.url)
      expect(await openedIn(there, 1)).toBeGreaterThan(1)
      expect((await tus(there).patch(location, 500_000, content.subarray(500_000))).status).toBe(204)
      await copy.stop()
      await rm(join(copy.dataDir, 'master.key'))
      copy.launch()
      expect((await copy.ending()).code).toBe(1)
      expect(copy.output).toMatch(/There is no master key file .* Restore the key file/s)
    } finally {
      await server.remove()
      await copy.remove()
    }
  })
})
