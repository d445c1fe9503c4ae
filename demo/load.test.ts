import { filesOf } from '@allmende/domain/parcels/folder-tree.ts'
import { readMarkers } from '@allmende/domain/parcels/markers-text.ts'
import { beforeAll, expect, test } from 'vitest'
import { settleKeys } from '../server/src/assembly/sealed-things.ts'
import { settledStorage } from '../server/src/assembly/settled-storage.ts'
import { verifyChain } from '../server/src/audit/chain.ts'
import { givenDatabase } from '../server/src/database/test-database.ts'
import { createLog } from '../server/src/log.ts'
import { testConfig } from '../server/src/test-config.ts'
import { findDueTender } from '../server/src/tenders/course/due.queries.ts'
import { players } from './diary/story.ts'
import { loadDemoData } from './load.ts'
import { demoPassword } from './people.ts'
import { type Visitor, visitorIn } from './visitor.ts'

const database = givenDatabase()
/** A minute before midnight in Germany, on the day after summer time ended. */
const now = new Date('2026-10-26T22:59:00Z')

const config = () => testConfig(database.current.source, { dataDir: database.current.dataDir })

/** Comes in right after the demo was loaded; without a name, a visitor. */
async function comes(email?: string): Promise<Visitor> {
  const { db } = database.current
  const keys = await settleKeys(db, config().masterKeyFile)
  const ground = { keys, storage: await settledStorage(db, config(), createLog('silent')) }
  const visitor = visitorIn(db, config(), ground, () => now)
  if (email) await visitor.logIn(email, demoPassword)
  return visitor
}

// Half a year is lived through; a busy machine is no failure.
beforeAll(() => loadDemoData(database.current.db, config(), { now }), 600_000)

test('every type and every stage can be seen, beside the four drafts', async () => {
  const anna = await comes(players.anna)
  const tenders = [...(await anna.call('getAllProjects')), ...(await anna.call('getProjects', 'archiv'))]
  const stages = new Set(tenders.map(({ stage }) => stage))
  expect([...stages].toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, null])
  expect([...new Set(tenders.map(({ type }) => type))].toSorted()).toEqual([0, 2, 3, 4, 5])
  const drafts = tenders.filter(({ stage }) => stage === null)
  const newest = drafts.filter(({ sdkVersion }) => sdkVersion === '1.15')
  expect(newest.map(({ name }) => name)).toEqual(['Spielplatz an der Auenschule: Geräte und Einbau'])
  const usual = drafts.filter((draft) => !newest.includes(draft)).map(({ id }) => id)
  expect(usual.toSorted()).toEqual([1, 2, 3])
  const { findings } = await anna.call('checkNotice', newest[0]?.id ?? 0)
  expect(findings.length).toBeLessThan(6)
  expect(tenders.some(({ published }) => published !== null && published > now)).toBe(true)
})

test.each([
  [
    'the team',
    players.anna,
    ['applicationsToOpen', 'applicationsInReview', 'offersToOpen', 'evaluation', 'waiting'],
    ['deadlinePassed'],
  ],
  [
    'a bidder',
    players.dora,
    ['deadlinePassed'],
    ['applicationsToOpen', 'applicationsInReview', 'offersToOpen', 'evaluation'],
  ],
  [
    'a visitor',
    undefined,
    ['deadlinePassed'],
    ['applicationsToOpen', 'applicationsInReview', 'offersToOpen', 'evaluation', 'waiting'],
  ],
] as const)(
  'list, search and page tell %s the same of where a tender stands',
  async (_who, email, read, kept) => {
    const reader = await comes(email)
    const rows = (
      await Promise.all((['öffentlich', 'archiv'] as const).map((tab) => reader.call('getProjects', tab)))
    ).flat()
    for (const { id, status } of rows) expect((await reader.call('getProject', id)).status).toEqual(status)
    const [found] = await reader.call('getProjects', { search: rows[0]?.name ?? '' })
    expect(found?.status).toEqual(rows.find(({ id }) => id === found?.id)?.status ?? 'not found')
    const words = rows.map(({ status }) => status.word)
    expect(words).toEqual(expect.arrayContaining([...read]))
    expect(words.filter((word) => (kept as readonly string[]).includes(word))).toEqual([])
  },
)

test('a parcel has pictures, two panoramas that lead to each other, and papers of which some are public', async () => {
  const [anna, visitor] = [await comes(players.anna), await comes()]
  const [found] = await anna.call('getProperties', { filter: { name: 'Moorkuhlen Nord' } })
  const { images = [], panoramas = [], files = [] } = await anna.call('getPropertyById', found?.id ?? 0)
  expect(images.map(({ name }) => name)).toContain('Zufahrt über den Moorweg')
  expect(panoramas.map(({ width }) => width)).toEqual([4608, 3072])
  const markers = panoramas.map((panorama) => readMarkers(panorama.markers))
  expect(markers[0]?.map(({ data }) => data.type)).toEqual(['pin', 'polygon', 'waypoint'])
  const ways = markers.map((list) =>
    list
      .find(({ data }) => data.type === 'waypoint')
      ?.data.url?.split('/')
      .at(-1),
  )
  expect(ways).toEqual(panoramas.map(({ id }) => id).toReversed())
  const lying = filesOf(files).map(({ file, isArchived }) => [
    file.name,
    isArchived ? (file.replacedBy ? 'earlier' : 'put away') : file.isPublic ? 'public' : 'internal',
  ])
  expect(lying).toEqual(
    expect.arrayContaining([
      ['Lageplan.pdf', 'public'],
      ['Lageplan.pdf', 'earlier'],
      ['Auskunft Altlasten.txt', 'internal'],
      ['Pachtvertrag bis 2024.pdf', 'put away'],
    ]),
  )
  const seen = await visitor.call('getPropertyById', found?.id ?? 0)
  expect(
    filesOf(seen.files ?? [])
      .map(({ file }) => file.name)
      .toSorted(),
  ).toEqual(['Bodengutachten.pdf', 'Lageplan.pdf'])
})

test('forty parcels and more lie at four locations, of which visitors see what is public', async () => {
  const [anna, visitor] = [await comes(players.anna), await comes()]
  const counted = await anna.call('countProperties')
  expect(counted.count).toBeGreaterThanOrEqual(40)
  expect(counted.byLocation.map(({ location }) => location?.name ?? null)).toEqual(
    expect.arrayContaining(['Ortsmitte Auwiesen', 'Gewerbegebiet Am Deich', 'Moorkuhlen', 'Geestrand', null]),
  )
  expect((await anna.call('countProperties', { archived: true })).count).toBe(3)
  const [site] = await visitor.call('getProperties', { filter: { name: 'Deichstraße 6' } })
  expect(Object.keys(site ?? {})).toEqual(expect.arrayContaining(['location', 'size', 'position']))
  expect(site).not.toHaveProperty('plat')
  expect(await visitor.call('getProperties', { filter: { name: 'Deichstraße 3' } })).toEqual([])
  const [meadow] = await visitor.call('getProperties', { filter: { name: 'Spielwiese am Deich' } })
  const tenders = await visitor.call('getProjectsByPropertyId', meadow?.id ?? 0)
  expect(tenders.map(({ name }) => name)).toEqual(['Bau und Betrieb eines Erlebnisspielplatzes am Deich'])
})

test('lots have ended in every way, and one award is announced', async () => {
  const { db } = database.current
  const lots = await db.selectFrom('lotCourses').select(['outcome', 'awardableFrom']).execute()
  expect([...new Set(lots.map(({ outcome }) => outcome))].toSorted()).toEqual([
    'AWARDED',
    'CANCELLED',
    'NO_AWARD',
    null,
  ])
  const waiting = lots.filter(({ outcome, awardableFrom }) => outcome === null && awardableFrom !== null)
  expect(waiting.map(({ awardableFrom }) => awardableFrom)).toEqual([new Date('2026-10-31T23:00:00Z')])
})

test.each<[email: string | undefined, tab: 'merkliste' | 'einladung' | 'archiv', names: string[]]>([
  [players.emil, 'merkliste', ['Verpachtung der Kioske am Badestrand Auwiesen']],
  [players.fritz, 'einladung', ['Verpachtung der Kioske am Badestrand Auwiesen']],
  [undefined, 'archiv', ['Bürgerbus Auwiesen–Deichmoor', 'Campingplatz hinter dem Deich']],
])('%s finds under %s %j', async (email, tab, names) => {
  const found = await (await comes(email)).call('getProjects', { tab })
  expect(found.map(({ name }) => name).toSorted()).toEqual(names)
})

test.each<[email: string, name: string, expected: object]>([
  [players.gesa, 'Durchführung der Wochenmärkte', { stage: 0 }],
  [players.hinnerk, 'Durchführung der Wochenmärkte', { stage: 1, unsubmittedChanges: false }],
  [players.imke, 'Durchführung der Wochenmärkte', { stage: 1, unsubmittedChanges: true }],
  [players.hinnerk, 'Bau und Betrieb eines Erlebnisspielplatzes', { stage: 2, deniedAt: null }],
  [players.gesa, 'Nahwärmenetz', { stage: 2, deniedAt: expect.any(Date) }],
  [players.imke, 'Nahwärmenetz', { stage: 3 }],
  [players.hinnerk, 'Bootsliegeplätze', { stage: 3 }],
  [players.gesa, 'Bootsliegeplätze', { stage: 4 }],
  [players.fritz, 'Bootsliegeplätze', { stage: 5 }],
  [players.dora, 'Bootsliegeplätze', { stage: 6 }],
  [players.imke, 'Photovoltaik', { stage: 7 }],
])('%s stands in %s as %j', async (email, name, expected) => {
  const bidder = await comes(email)
  const [found] = await bidder.call('getAllProjects', { search: name, types: [0, 2, 5] })
  const { lots } = await bidder.call('getProject', found?.id ?? 0)
  expect(lots[0]?.lotOffer).toMatchObject(expected)
})

test('the log is whole and in the order of time, the mailbox empty, and nothing is left to do', async () => {
  const { db } = database.current
  expect(await verifyChain(db)).toMatchObject({ whole: true })
  const entries = await db.selectFrom('auditEntries').select('created').orderBy('id').execute()
  const times = entries.map(({ created }) => created.getTime())
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
  expect(await db.selectFrom('gatheredFiles').select('id').execute()).toEqual([])
  expect(await findDueTender(db, now, null)).toBeNull()
})

/** What lies sealed, and what it becomes. */
const opens = { 4: [1, 2], 7: [6, 7] } as const
type Waiting = { name: string; target: 4 | 7; waiting: number; refused: number }

// Told last, because it changes what the others look at.
test.each<Waiting>([
  { name: 'Hafencafé im alten Zollhaus', target: 4, waiting: 4, refused: 1 },
  { name: 'Fähranleger mit Wartehalle', target: 7, waiting: 3, refused: 1 },
  { name: 'Mietstationen für Fahrräder', target: 4, waiting: 3, refused: 0 },
])('$name can be opened at once, by two', async ({ name, target, waiting, refused }) => {
  const [anna, bernd] = [await comes(players.anna), await comes(players.bernd)]
  const [found] = await anna.call('getAllProjects', { search: name })
  const id = found?.id ?? 0
  const [sealed, open] = opens[target]
  const parts = await anna.call('getOffersByProjectId', id)
  const filed = new Set(parts.filter(({ stage }) => stage === sealed).map((offer) => offer.id))
  const tried = await Promise.all(parts.map((offer) => anna.call('getSubmissions', offer.id)))
  expect(tried.flatMap((one) => one.refused)).toHaveLength(refused)
  for (const editor of [anna, bernd])
    await editor.call('updateProjectStage', { id, stage: target }, null, demoPassword)
  const after = await anna.call('getOffersByProjectId', id)
  expect(after.filter((offer) => filed.has(offer.id) && offer.stage === open)).toHaveLength(waiting)
})
