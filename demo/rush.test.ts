import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { quietHouse } from '../server/src/assembly/quiet-house.ts'
import { settleKeys } from '../server/src/assembly/sealed-things.ts'
import { settledStorage } from '../server/src/assembly/settled-storage.ts'
import { givenDatabase } from '../server/src/database/test-database.ts'
import { createLog } from '../server/src/log.ts'
import { personAt } from '../server/src/rooms/test-room.ts'
import { call } from '../server/src/rooms/test-uploads.ts'
import type { CallParts } from '../server/src/rpc/calls.ts'
import { testConfig } from '../server/src/test-config.ts'
import { demoServer } from '../server/src/test-demo-server.ts'
import type { ServerProcess } from '../server/src/test-server-process.ts'
import { players } from './diary/story.ts'
import { demoPassword } from './people.ts'
import { keepRushOpen, rushTitle } from './rush.ts'
import { visitorAt } from './visitor.ts'

// Each start takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })
const minute = 60_000

describe('starts one after the other', () => {
  const database = givenDatabase({ demo: true })
  const first = new Date(Math.ceil(Date.now() / minute) * minute)
  const at = (minutes: number) => new Date(first.getTime() + minutes * minute)
  let house: CallParts

  beforeAll(async () => {
    const { db, source, dataDir } = database.current
    const config = testConfig(source, { dataDir })
    const keys = await settleKeys(db, config.masterKeyFile)
    house = quietHouse(db, config, { keys, storage: await settledStorage(db, config, createLog('silent')) })
  })

  /** Starts so many minutes after the first; says when offers of those open and of those archived were due. */
  async function startAfter(minutes: number) {
    const now = at(minutes)
    await keepRushOpen(house, createLog('silent'), now)
    const fritz = visitorAt(house, () => now)
    await fritz.logIn(players.fritz, demoPassword)
    const due = async (tab: 'öffentlich' | 'archiv') =>
      (await fritz.call('getProjects', { tab, search: rushTitle, sort: 'created:asc' })).map(
        ({ offerDeadline }) => ((offerDeadline?.getTime() ?? 0) - first.getTime()) / minute,
      )
    return { open: await due('öffentlich'), archived: await due('archiv') }
  }

  test.each<[start: number, open: number[], archived: number[]]>([
    [0, [20], []],
    // With more than 15 minutes left it stays the only one; with less a new one stands beside it.
    [4, [20], []],
    [6, [20, 26], []],
    [21, [26, 41], [20]],
    [90, [110], [20, 26, 41]],
  ])('after %i minutes', async (start, open, archived) => {
    expect(await startAfter(start)).toEqual({ open, archived })
  })

  test('a clerk who cannot log in any more is no reason to fail', async () => {
    const said: string[] = []
    const log = createLog('warn', { write: (line) => void said.push(line) })
    await database.current.db
      .updateTable('users')
      .set({ passwordHash: null })
      .where('email', '=', players.anna)
      .execute()
    await keepRushOpen(house, log, at(200))
    expect(said).toEqual([expect.stringContaining('the demo has no tender with a near deadline')])
  })
})

describe.skipIf(inject('template').kind !== 'embedded')('a server', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await demoServer()
  })
  afterAll(() => server.remove())

  const found = async (): Promise<{ offerDeadline: string }[]> => {
    const fritz = await personAt(server.url, players.fritz)
    return (await call(fritz, 'getProjects', { search: rushTitle })).result
  }

  test('opens one where it is wanted, and a second start adds none', async () => {
    await server.start()
    expect(await found()).toEqual([])
    await server.stop()

    server.changeEnvironment({ DEMO_RUSH: 'on' })
    await server.start()
    const [rush] = await vi.waitUntil(
      async () => {
        const rushes = await found()
        return rushes.length > 0 && rushes
      },
      { timeout: 60_000, interval: 500 },
    )
    const left = Date.parse(rush?.offerDeadline ?? '') - Date.now()
    expect(left).toBeGreaterThan(15 * minute)
    expect(left).toBeLessThanOrEqual(21 * minute)

    // The end waits for what the start had begun.
    for (const _again of [1, 2]) {
      await server.stop()
      await server.start()
    }
    expect(await found()).toEqual([expect.objectContaining({ offerDeadline: rush?.offerDeadline })])
    expect(server.faults).toEqual([])
  })
})
