import type { LibraryProblem } from '@allmende/domain/archive/archive.texts.ts'
import { libraryProblems } from '@allmende/domain/archive/archive.texts.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallParts } from '../rpc/calls.ts'
import { givenCourse, hour, minute, second } from '../tenders/course/test-course.ts'
import { anna } from '../tenders/test-tenders.ts'
import { openLibrary } from './library.ts'
import { type Mood, startLibrary } from './test-library-peer.ts'
import { archiveOf, finishedTender, work, zipOfArchive } from './test-archives.ts'
import { senderOf } from '../offers/test-sender.ts'

const course = givenCourse()
const [token, repo] = ['0123456789abcdef0123456789abcdef01234567', 'a1b2-archiv']
let library: Awaited<ReturnType<typeof startLibrary>>
let foreign: Awaited<ReturnType<typeof startLibrary>>
let house: CallParts
let tender: TeamTender

beforeAll(async () => {
  library = await startLibrary(token, repo)
  foreign = await startLibrary(token, repo)
  library.leadTo(foreign.origin)
  const { house: quiet } = course
  house = {
    ...quiet,
    services: { ...quiet.services, library: openLibrary({ origin: library.origin, token }) },
  }
  tender = await finishedTender(course)
  await course.db().updateTable('settings').set({ filesUrl: library.origin, filesRepo: repo }).execute()
})
afterAll(() => Promise.all([library.close(), foreign.close()]))
beforeEach(async () => {
  library.behave('take')
  library.received.length = 0
  foreign.received.length = 0
  await exported({ anew: true })
})

type State = { state: string; library: { state: string; problem: string | null } }
let calls = 0
async function exported(wish: object = {}): Promise<State> {
  const send = await senderOf(course, anna, house)
  const { result } = (await send(`archive ${++calls}`, 'exportArchive', [tender.id, wish])) as {
    result: State
  }
  return result
}

test('an archive is handed over whole, and the log says where it lies', async () => {
  await work(course, house)
  expect(await exported()).toMatchObject({ state: 'READY', library: { state: 'DONE', problem: null } })
  const [[path = '', content] = []] = library.files
  expect(path).toMatch(/^\/Archiv \d+ .*\.zip$/)
  expect(content?.equals(await zipOfArchive(course, tender))).toBe(true)
  const [entry] = await course.call(anna, 'getLogEntries', tender.id, 'ARCHIVE_EXPORTED')
  expect(entry?.data.changes).toEqual([
    { label: 'Dateiablage', oldValue: null, newValue: expect.stringContaining(library.origin) },
  ])
})

test.each<[Mood, LibraryProblem]>([
  ['down', 'DOWN'],
  ['hangUp', 'DOWN'],
  ['full', 'FULL'],
  ['fullInWords', 'FULL'],
  ['refuse', 'TOKEN_REFUSED'],
  ['forbid', 'TOKEN_REFUSED'],
  ['unknown', 'REPO_UNKNOWN'],
  ['redirect', 'REDIRECTED'],
  ['redirectUpload', 'REDIRECTED'],
  ['foreignLink', 'FOREIGN_LINK'],
  ['gibberish', 'ODD_ANSWER'],
  ['cutShort', 'NOT_WHOLE'],
])('a library that does "%s" is told of as %s, and nothing is lost', async (mood, problem) => {
  library.behave(mood)
  await work(course, house)
  const failed = { state: 'FAILED', problem: libraryProblems[problem].de }
  expect(await exported()).toMatchObject({ state: 'READY', library: failed })
  expect(foreign.received, 'nobody else hears of token or archive').toEqual([])
  library.behave('take')
  course.pass(11 * second)
  expect(await exported(), 'what was wrong is told until it is right').toMatchObject({ library: failed })
  await work(course, house)
  expect(await exported()).toMatchObject({ library: { state: 'DONE', problem: null } })
})

test('it is tried again by itself, ever more seldom', async () => {
  library.behave('down')
  for (const pause of [minute, 5 * minute, 15 * minute, hour, hour]) {
    await work(course, house)
    const { due } = await archiveOf(course, tender)
    expect(due?.getTime()).toBe(course.now.getTime() + pause)
    course.pass(pause)
  }
})

test('where the settings name another origin, or nothing, nothing is sent at all', async () => {
  const db = course.db()
  for (const [filesUrl, problem] of [
    [foreign.origin, 'OTHER_ORIGIN'],
    ['', 'UNSET'],
  ] as const) {
    await db.updateTable('settings').set({ filesUrl }).execute()
    await work(course, house)
    expect(await exported()).toMatchObject({
      library: { state: 'FAILED', problem: libraryProblems[problem].de },
    })
    course.pass(2 * minute)
  }
  await db.updateTable('settings').set({ filesUrl: library.origin }).execute()
  expect([...library.received, ...foreign.received]).toEqual([])
})
