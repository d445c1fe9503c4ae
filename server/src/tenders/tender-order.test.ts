import { sortKeys } from '@allmende/domain/tenders/tenders.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenPlatform, openSocket, type TestSocket } from '../test-platform.ts'
import { orderOf } from './tender-order.ts'
import { addListed, asArchived, hoursAhead } from './test-listed-tenders.ts'
import { anna, draft, notice, type SentTender, socketOf } from './test-tenders.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
let visitor: TestSocket

beforeAll(async () => {
  visitor = await openSocket(platform.current.url)
  const [auwiesen, deich] = [3, 1]
  const at = hoursAhead
  await addListed(db(), { name: 'b', published: at(-3), stage: 6, deadline: at(5), organizationId: deich })
  await addListed(db(), { name: 'a', published: at(-1), stage: 2, deadline: at(9), organizationId: auwiesen })
  await addListed(db(), { name: 'c', published: at(-2), stage: 3, created: at(-99) })
  await addListed(db(), { name: 'd', published: at(-2), stage: 3, deadline: at(-5), organizationId: deich })
  await addListed(db(), { name: 'y', ...asArchived, archived: at(-2) })
  await addListed(db(), { name: 'z', ...asArchived, archived: at(-1) })
})
afterAll(() => visitor.close())

const named = async (filter: object) =>
  ((await visitor.call('getProjects', filter)) as { name: string }[]).map(({ name }) => name).join('')

describe('lists sort', () => {
  test.each([
    ['öffentlich', undefined, 'adcb'],
    ['archiv', undefined, 'zy'],
    ['archiv', 'archived:asc', 'yz'],
    ['öffentlich', 'published:asc', 'bcda'],
    ['öffentlich', 'name:asc', 'abcd'],
    ['öffentlich', 'name:desc', 'dcba'],
    ['öffentlich', 'stage:asc', 'acdb'],
    ['öffentlich', 'stage:desc', 'bdca'],
    // What is missing comes last, both ways.
    ['öffentlich', 'deadline:asc', 'dbac'],
    ['öffentlich', 'deadline:desc', 'abdc'],
    ['öffentlich', 'organization:asc', 'bdac'],
    ['öffentlich', 'organization:desc', 'adbc'],
    ['öffentlich', 'created:asc', 'cbad'],
    ['öffentlich', 'archived:asc', 'bacd'],
    ['öffentlich', 'archived:desc', 'dcab'],
  ])('%s by %s', async (tab, sort, expected) => {
    expect(await named({ tab, ...(sort && { sort }) })).toBe(expected)
    const parts = [0, 1, 2, 3].map((offset) => named({ tab, ...(sort && { sort }), offset, limit: 1 }))
    expect((await Promise.all(parts)).join('')).toBe(expected)
  })

  test('by the name an authority has now', async () => {
    const rename = (name: string) =>
      db().updateTable('organizations').set({ nameSort: name }).where('id', '=', 3).execute()
    const { nameSort } = await db()
      .selectFrom('organizations')
      .select('nameSort')
      .where('id', '=', 3)
      .executeTakeFirstOrThrow()
    await rename('aaa')
    expect(await named({ tab: 'öffentlich', sort: 'organization:asc' })).toBe('abdc')
    await rename(nameSort)
    expect(await named({ tab: 'öffentlich', sort: 'organization:asc' })).toBe('bdac')
  })

  test('drafts by the deadline they plan', async () => {
    const clerk = await socketOf(platform.current, anna)
    const planned = async (title: string, applicationDeadline: Date | null) =>
      (await clerk.call(
        'createProject',
        draft({ panels: notice({ 'BT-21-Procedure': title }), applicationDeadline }),
      )) as SentTender
    await planned('Planung spät', hoursAhead(200))
    await planned('Planung früh', hoursAhead(100))
    await planned('Planung offen', null)
    const rows = await clerk.call('getProjects', { tab: 'entwurf', search: 'Planung', sort: 'deadline:desc' })
    expect((rows as SentTender[]).map(({ name }) => name)).toEqual([
      'Planung spät',
      'Planung früh',
      'Planung offen',
    ])
    clerk.close()
  })
})

test.each(sortKeys.flatMap((key) => [`${key}:asc`, `${key}:desc`]))(
  'many public ones come by an index, %s',
  async (sort) => {
    const order = orderOf({ scope: 'none', bidderId: null }, 'öffentlich', sort as 'name:asc')
    const rows = await db()
      .transaction()
      .execute(async (tx) => {
        // So few rows would not need one.
        await sql`set local enable_sort = off`.execute(tx)
        await sql`set local enable_seqscan = off`.execute(tx)
        const asked = sql`
          select tenders.id from tenders
          where tenders.is_archived = false and tenders.public_from <= ${new Date()} order by ${order} limit 10`
        return (await sql<Record<string, string>>`explain ${asked}`.execute(tx)).rows
      })
    const plan = rows.flatMap((row) => Object.values(row)).join('\n')
    expect(plan).toMatch(/Index (Only )?Scan/)
    expect(plan).not.toMatch(/Sort/)
  },
)
