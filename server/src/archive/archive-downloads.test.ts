import { existing } from '@allmende/domain/verdict.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { demoMode } from '../test-config.ts'
import { people } from '../test-roles.ts'
import { givenPlatform, logIn } from '../test-platform.ts'

/** A draft that was cancelled is archived, and has an archive of its own. */
const platform = givenPlatform({ config: demoMode })
let token: string
let tenderId: number

const call = async (method: string, ...params: unknown[]) => {
  const answer = await fetch(`${platform.current.url}/api/v1/rpc`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
    headers: { 'x-auth-token': token },
  })
  const { result, error } = (await answer.json()) as { result?: Record<string, unknown>; error?: unknown }
  expect(error, method).toBeUndefined()
  return existing(result)
}

beforeAll(async () => {
  token = await logIn(platform.current.url, people.projectAdmin)
  tenderId = 1
  await call('updateProjectStage', { id: tenderId, stage: 8 }, null, null, [], { reason: 'Kein Bedarf' })
  await call('exportArchive', tenderId)
  const ready = async () => expect((await call('getArchive', tenderId))['state']).toBe('READY')
  await vi.waitFor(ready, { timeout: 60_000, interval: 100 })
})

const link = async () => new URL(String((await call('getArchive', tenderId))['link']), platform.current.url)

test('an archive is had by its signed address, in parts too, and the log knows', async () => {
  const { size } = await call('getArchive', tenderId)
  const answer = await fetch(await link())
  const whole = Buffer.from(await answer.arrayBuffer())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(whole.length).toBe(size)

  const half = whole.length >> 1
  const etag = answer.headers.get('etag') ?? ''
  const rest = await fetch(await link(), { headers: { range: `bytes=${half}-`, 'if-range': etag } })
  expect(rest.status).toBe(206)
  expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(half))).toBe(true)
  const other = await fetch(await link(), { headers: { range: `bytes=${half}-`, 'if-range': '"x"' } })
  expect(other.status).toBe(200)
  await other.body?.cancel()
  expect((await fetch(await link(), { headers: { range: `bytes=${whole.length}-` } })).status).toBe(416)

  const entries = (await call('getLogEntries', tenderId, 'FILE_DOWNLOADED')) as unknown as { data: object }[]
  expect(entries.at(-1)).toMatchObject({
    userName: people.projectAdmin,
    data: { file: expect.stringMatching(/^Archiv 1 .*\.zip$/) },
  })
})

test('whether she still may is asked when it is fetched, and an older archive is none', async () => {
  const { db } = platform.current.database
  const before = await link()
  const setRole = (role: 'ADMIN' | 'EDITOR') =>
    db
      .updateTable('tenderTeam')
      .set({ role })
      .where('tenderId', '=', tenderId)
      .where('userEmail', '=', people.projectAdmin)
      .execute()
  await setRole('EDITOR')
  expect((await fetch(before)).status).toBe(403)
  await setRole('ADMIN')
  await call('exportArchive', tenderId, { anew: true })
  expect((await fetch(before)).status).toBe(404)
})
