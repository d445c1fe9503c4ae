import { bySystem } from '@allmende/domain/actor.ts'
import { allowed, refused } from '@allmende/domain/verdict.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { quietHouse } from '../assembly/quiet-house.ts'
import { listLogEntries } from '../audit/audit.queries.ts'
import { givenDatabase } from '../database/test-database.ts'
import { createLog } from '../log.ts'
import { testConfig, testGround } from '../test-config.ts'
import type { Heard } from './announcements.ts'
import { actingAsSystem, systemStep } from './system.ts'

const database = givenDatabase()
const now = new Date('2026-10-01T08:00:00Z')
const heard: Heard[] = []
const woken: string[] = []

const house = () => {
  const quiet = quietHouse(
    database.current.db,
    testConfig(database.current.source),
    testGround(),
    createLog('silent'),
  )
  quiet.announcements.listen((announcement) => heard.push(announcement))
  return { ...quiet, wake: (job: string) => woken.push(job) }
}
beforeEach(() => {
  heard.length = 0
  woken.length = 0
})

const step = (reason: 'mayGoOn' | 'mayNot' | 'nothingLeft') =>
  systemStep({
    load: async (_context, name: string) => (reason === 'nothingLeft' ? null : { name }),
    allow: (actor) => (reason === 'mayNot' ? refused('wrongRole') : bySystem(actor)),
    run: async ({ actor }, { name }) => `${name} by ${actor.kind}`,
    record: ({ name }) => ({ type: 'PROJECT_STAGE_CHANGED', data: { project: name } }),
    mails: () => [{ key: 'passwordReset', to: 'a@b.example', values: { userName: 'A', link: '/' } }],
    announce: () => [{ kind: 'storeChanged', entity: 'project', id: 7 }],
    wakes: ['delivery'],
  })

const outbox = () => database.current.db.selectFrom('outbox').select('recipient').execute()
const log = () => listLogEntries(database.current.db, { projectId: null, type: null }, {})

test('what the system does is logged, mailed and told like what people do', async () => {
  expect(await actingAsSystem(house())(step('mayGoOn'), now, 'Moorweide')).toBe('Moorweide by system')
  expect(await log()).toMatchObject([{ userName: 'system', created: now, data: { project: 'Moorweide' } }])
  expect(await outbox()).toEqual([{ recipient: 'a@b.example' }])
  expect(heard).toEqual([
    { kind: 'storeChanged', entity: 'project', id: 7 },
    { kind: 'storeChanged', entity: 'log', id: null },
  ])
  expect(woken).toEqual(['urgentMail', 'mail', 'delivery'])
})

test('where there is nothing left to do, nothing happens', async () => {
  const before = [await log(), await outbox()]
  expect(await actingAsSystem(house())(step('nothingLeft'), now, 'Moorweide')).toBeNull()
  expect([await log(), await outbox()]).toEqual(before)
  expect([heard, woken]).toEqual([[], []])
})

test('what the rules forbid leaves nothing behind', async () => {
  const before = [await log(), await outbox()]
  await expect(actingAsSystem(house())(step('mayNot'), now, 'Moorweide')).rejects.toMatchObject({
    verdict: { reason: 'wrongRole' },
  })
  expect([await log(), await outbox()]).toEqual(before)
})

test('a step that fails in the middle undoes all of it', async () => {
  const before = await outbox()
  const failing = systemStep({
    load: async () => ({}),
    allow: () => allowed,
    run: async ({ db }) => {
      await sql`insert into outbox (key, recipient, values, created) values ('x', 'half@done.example', '{}', now())`.execute(
        db,
      )
      throw new Error('in the middle')
    },
    record: () => null,
  })
  await expect(actingAsSystem(house())(failing, now)).rejects.toThrow('in the middle')
  expect(await outbox()).toEqual(before)
})
