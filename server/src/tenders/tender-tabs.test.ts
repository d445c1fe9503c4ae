import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenPlatform, openSocket, type TestSocket } from '../test-platform.ts'
import { addListed, asArchived, asDraft, asScheduled, hoursAhead } from './test-listed-tenders.ts'
import { anna, authority, bernd, clara, socketOf } from './test-tenders.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
const [dora, emil, fritz] = [
  'dora@deich-erdbau.example',
  'emil@deich-erdbau.example',
  'fritz@geest-energie.example',
]
const people = { admin: 'admin@allmende.example', anna, bernd, clara, dora, emil, fritz }
type Person = keyof typeof people | 'visitor'
const sockets = new Map<Person, TestSocket>()
const socketFor = (person: Person): TestSocket => sockets.get(person) as TestSocket

const names = ['public', 'scheduled', 'draft', 'archived', 'cancelledBefore'] as const
const ids = new Map<string, number>()
const idOf = (name: string): number => ids.get(name) as number

beforeAll(async () => {
  // What the demo brings is not what is counted here.
  await db()
    .updateTable('tenders')
    .set({ archived: hoursAhead(-1) })
    .execute()
  sockets.set('visitor', await openSocket(platform.current.url))
  for (const [person, email] of Object.entries(people))
    sockets.set(person as Person, await socketOf(platform.current, email))
  const states = {
    public: {},
    scheduled: asScheduled,
    draft: asDraft,
    archived: asArchived,
    cancelledBefore: { ...asArchived, stage: 8, publicFrom: null },
  }
  for (const name of names) {
    const id = await addListed(db(), { name: `Reiter ${name}`, ...states[name] })
    ids.set(name, id)
    await db()
      .insertInto('tenderTeam')
      .values({ tenderId: id, position: 0, userEmail: anna, role: 'ADMIN' })
      .execute()
  }
})
afterAll(() => sockets.forEach((socket) => socket.close()))

/** Which of our tenders somebody finds there; list and count say the same. */
async function under(person: Person, tab: string): Promise<string[]> {
  const filter = { tab, search: 'Reiter' }
  const rows = (await socketFor(person).call('getProjects', filter)) as { id: number }[]
  expect(await socketFor(person).call('countProjects', filter)).toBe(rows.length)
  const found = rows.map((row) => [...ids].find(([, id]) => id === row.id)?.[0] ?? '?')
  return found.toSorted()
}

describe('what stands where', () => {
  test.each<[Person, string, string[]]>([
    ['visitor', 'öffentlich', ['public']],
    ['clara', 'öffentlich', ['public']],
    ['dora', 'öffentlich', ['public']],
    ['anna', 'öffentlich', ['public', 'scheduled']],
    ['admin', 'öffentlich', ['public', 'scheduled']],
    ['visitor', 'entwurf', []],
    ['dora', 'entwurf', []],
    ['clara', 'entwurf', []],
    ['anna', 'entwurf', ['draft']],
    ['admin', 'entwurf', ['draft']],
    ['visitor', 'archiv', ['archived']],
    ['clara', 'archiv', ['archived']],
    ['dora', 'archiv', ['archived']],
    ['anna', 'archiv', ['archived', 'cancelledBefore']],
    ['admin', 'archiv', ['archived', 'cancelledBefore']],
    ['visitor', 'merkliste', []],
    ['anna', 'einladung', []],
    ['visitor', 'teilnahme', []],
    ['visitor', 'bewerbung', []],
  ])('%s, %s', async (person, tab, expected) => expect(await under(person, tab)).toEqual(expected))

  test('without a tab all but the archive', async () => {
    const all = async (person: Person) =>
      ((await socketFor(person).call('getAllProjects', { tab: 'archiv', search: 'Reiter' })) as []).length
    expect([await all('visitor'), await all('anna'), await all('clara')]).toEqual([1, 3, 1])
  })
})

describe('tenders of a bidder’s own', () => {
  const tag = (userEmail: string, name: string) =>
    db()
      .insertInto('tenderTags')
      .values({ tenderId: idOf(name), userEmail, tag: 'merkliste', since: new Date() })
      .execute()

  test('her watch list is hers alone, and holds what is public and not archived', async () => {
    for (const name of names) await tag(dora, name)
    expect(await under('dora', 'merkliste')).toEqual(['public'])
    expect(await under('emil', 'merkliste')).toEqual([])
    const tags = async (person: Person) =>
      ((await socketFor(person).call('getProjects', { tab: 'öffentlich', search: 'Reiter' })) as object[])[0]
    expect(await tags('dora')).toMatchObject({ tags: ['merkliste'], offerId: null, newMessages: 0 })
    expect(await tags('emil')).toMatchObject({ tags: [] })
    expect(await tags('visitor')).toMatchObject({ tags: [], offerId: null })
  })

  let nextInvitation = 2 ** 32
  const invite = (name: string, email: string, more: { organizationId?: number; revoked?: Date } = {}) =>
    db()
      .insertInto('invitations')
      .values({
        id: nextInvitation++,
        tenderId: idOf(name),
        email,
        organizationName: 'Firma',
        tokenHash: Buffer.from(String(nextInvitation)),
        organizationId: null,
        sent: new Date(),
        sentBy: anna,
        joined: null,
        revoked: null,
        ...more,
      })
      .execute()
  const companyOf = async (email: string): Promise<number> => {
    const row = await db()
      .selectFrom('users')
      .select('organizationId')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return row.organizationId as number
  }

  test('an invitation is found by address or company, until it is revoked or the company takes part', async () => {
    await invite('public', emil)
    await invite('scheduled', emil)
    expect(await under('emil', 'einladung')).toEqual(['public'])
    expect(await under('dora', 'einladung')).toEqual([])
    expect(await under('fritz', 'einladung')).toEqual([])
    const company = await companyOf(dora)
    await db().updateTable('invitations').set({ organizationId: company }).execute()
    expect(await under('dora', 'einladung')).toEqual(['public'])
    expect(await under('fritz', 'einladung')).toEqual([])
    await db().updateTable('invitations').set({ revoked: new Date() }).execute()
    expect(await under('emil', 'einladung')).toEqual([])
    await invite('public', fritz)
    expect(await under('fritz', 'einladung')).toEqual(['public'])
  })

  test('an offer stands under applications below stage 3, then under participations, for its company alone', async () => {
    const offerId = 2 ** 40
    const moments = { created: new Date(), updated: new Date(), stageUpdated: new Date(), deadline: null }
    await db()
      .insertInto('offers')
      .values({
        id: offerId,
        tenderId: idOf('public'),
        organizationId: await companyOf(fritz),
        createdBy: fritz,
        ...moments,
      })
      .execute()
    expect(await under('fritz', 'einladung')).toEqual([])
    expect(await under('fritz', 'bewerbung')).toEqual(['public'])
    const lots = await db()
      .insertInto('tenderLots')
      .values(
        [0, 1].map((position) => ({
          tenderId: idOf('public'),
          position,
          identifier: `LOT-000${position + 1}`,
          name: '',
          applicationDeadline: null,
          offerDeadline: null,
          propertyIds: [],
        })),
      )
      .returning('id')
      .execute()
    const reach = (stage: number, lot: number) =>
      db()
        .insertInto('lotOffers')
        .values({
          offerId,
          lotId: lots[lot]?.id as number,
          attempt: 1,
          round: null,
          stage,
          deniedAt: null,
          reason: null,
          applicationSent: null,
          offerSent: null,
          applicationOpenedAt: null,
          offerOpenedAt: null,
        })
        .execute()
    await reach(2, 0)
    expect([await under('fritz', 'bewerbung'), await under('fritz', 'teilnahme')]).toEqual([['public'], []])
    await reach(3, 1)
    expect([await under('fritz', 'bewerbung'), await under('fritz', 'teilnahme')]).toEqual([[], ['public']])
    for (const person of ['dora', 'clara', 'anna', 'visitor'] as const)
      expect([await under(person, 'bewerbung'), await under(person, 'teilnahme')]).toEqual([[], []])
    const [row] = (await socketFor('fritz').call('getProjects', 'teilnahme')) as object[]
    expect(row).toMatchObject({ offerId })
    const [foreign] = (await socketFor('dora').call('getProjects', 'öffentlich')) as object[]
    expect(foreign).toMatchObject({ offerId: null })
    await db().updateTable('tenders').set({ archived: new Date() }).where('id', '=', idOf('public')).execute()
    expect(await under('fritz', 'teilnahme')).toEqual([])
  })

  test('people of an authority have none, whatever was sent to their address', async () => {
    const id = await addListed(db(), { name: 'Reiter der Gemeinde' })
    ids.set('authority', id)
    await tag(fritz, 'authority')
    await invite('authority', fritz)
    expect(await under('fritz', 'merkliste')).toEqual(['authority'])
    const company = await companyOf(fritz)
    const belong = (organizationId: number) =>
      db().updateTable('users').set({ organizationId }).where('email', '=', fritz).execute()
    await belong(authority)
    const moved = await socketOf(platform.current, fritz)
    for (const tab of ['merkliste', 'einladung', 'bewerbung', 'teilnahme'])
      expect(await moved.call('getProjects', tab)).toEqual([])
    moved.close()
    await belong(company)
  })
})
