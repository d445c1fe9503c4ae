import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { givenDatabase } from '../database/test-database.ts'
import { createLog } from '../log.ts'
import type { Platform } from '../platform.ts'
import { sessionsOnly, startTestPlatform } from '../test-platform.ts'
import { clockCheck } from './clock-check.ts'

const database = givenDatabase()
let off = 0
const machineClock = () => new Date(Date.now() + off)

let platform: Platform
beforeAll(async () => {
  off = 5 * 60_000
  platform = await startTestPlatform(database.current, { offer: { ...sessionsOnly, machineClock } })
})
afterAll(() => platform.close())

async function answer(path: string): Promise<[number, unknown]> {
  const { status, json } = await fetch(`${platform.url}${path}`).then(async (response) => ({
    status: response.status,
    json: await response.json(),
  }))
  return [status, json]
}

test('a process whose clock is wrong is alive but not ready, until it is right again', async () => {
  const wrong = [503, { status: 'clock differs from the database' }]
  await vi.waitFor(async () => expect(await answer('/readyz')).toEqual(wrong))
  expect(await answer('/healthz')).toEqual([200, { status: 'ok' }])
  off = 0
  platform.wake('clock-check')
  await vi.waitFor(async () => expect(await answer('/readyz')).toEqual([200, { status: 'ready' }]))
  off = -5 * 60_000
  platform.wake('clock-check')
  await vi.waitFor(async () => expect(await answer('/readyz')).toEqual(wrong))
})

test('the log has both times, and a wrong clock is looked at again soon', async () => {
  const logged: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => void logged.push(JSON.parse(line)) })
  const { job, problem } = clockCheck({ db: database.current.db, log, clock: machineClock })
  off = 0
  expect(await job.work()).toBeNull()
  expect([problem(), logged]).toEqual([null, []])
  off = 10_000
  expect(await job.work()).toBeInstanceOf(Date)
  off = 0
  expect(await job.work()).toBeNull()
  expect(problem()).toBeNull()
  const [wrong, right] = logged as { level: string; server: string; database: string }[]
  expect([wrong?.level, right?.level]).toEqual(['error', 'info'])
  const difference = Date.parse(wrong?.server ?? '') - Date.parse(wrong?.database ?? '')
  expect(Math.abs(difference - 10_000)).toBeLessThan(2000)
})
