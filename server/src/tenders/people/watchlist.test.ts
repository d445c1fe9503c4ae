import type { PublicTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { PublicTender as PublicTenderShape } from '@allmende/domain/tenders/tenders.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPlatform, openSocket, type TestSocket } from '../../test-platform.ts'
import { anna, clara, refusal, type SentTender, socketOf } from '../test-tenders.ts'
import { announcedTender, dora, emil, fritz, loggedOf } from './test-announced.ts'
import { listWatchers } from './watchlist.queries.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
const sockets = {} as Record<'anna' | 'clara' | 'dora' | 'emil' | 'fritz' | 'visitor', TestSocket>
let tender: SentTender

beforeAll(async () => {
  const as = (email: string) => socketOf(platform.current, email)
  Object.assign(sockets, {
    anna: await as(anna),
    clara: await as(clara),
    dora: await as(dora),
    emil: await as(emil),
    fritz: await as(fritz),
    visitor: await openSocket(platform.current.url),
  })
  tender = await announcedTender(db(), sockets.anna)
})
afterAll(() => Object.values(sockets).forEach((socket) => socket.close()))

const mark = (who: keyof typeof sockets) => sockets[who].call('addProjectTag', tender.id, 'merkliste')
const unmark = (who: keyof typeof sockets) => sockets[who].call('removeProjectTag', tender.id, 'merkliste')
const tagsSeenBy = async (who: keyof typeof sockets) =>
  ((await sockets[who].call('getProject', tender.id)) as PublicTender).tags

test('a mark is its owner’s alone, however often it is set', async () => {
  const marked = (await mark('dora')) as PublicTender
  expect(marked.tags).toEqual(['merkliste'])
  expect(Object.keys(marked).toSorted()).toEqual(Object.keys(PublicTenderShape.shape).toSorted())
  await Promise.all([mark('dora'), mark('dora')])
  expect(await tagsSeenBy('dora')).toEqual(['merkliste'])
  for (const other of ['emil', 'fritz', 'visitor', 'anna'] as const)
    expect(await tagsSeenBy(other)).toEqual([])
})

test('it is taken off again, and a second time nothing happens', async () => {
  await mark('emil')
  expect(await unmark('emil')).toMatchObject({ id: tender.id, tags: [] })
  expect(await unmark('emil')).toMatchObject({ tags: [] })
  expect(await tagsSeenBy('dora')).toEqual(['merkliste'])
})

test.each([
  ['visitor', 'AuthenticationException'],
  ['clara', 'AccessDeniedException'],
  ['anna', 'AccessDeniedException'],
] as const)('%s has no such list', async (who, exceptionTypeName) => {
  expect(await refusal(mark(who))).toMatchObject({ exceptionTypeName })
  expect(await refusal(unmark(who))).toMatchObject({ exceptionTypeName })
})

test('only her own other screens hear of a mark', async () => {
  const other = await socketOf(platform.current, fritz)
  const looking = [other, sockets.dora, sockets.anna, sockets.visitor]
  for (const socket of looking) await socket.call('getProject', tender.id)
  const others = looking.slice(1).map((socket) => socket.notifications.length)
  const heard = other.heard('storeChanged')
  await mark('fritz')
  expect(await heard).toEqual(['project', tender.id])
  expect(looking.slice(1).map((socket) => socket.notifications.length)).toEqual(others)
  other.close()
})

test('the log says nothing of what somebody marks for herself', async () => {
  const entries = (await sockets.anna.call('getLogEntries', tender.id, null)) as { userName: string }[]
  expect(entries.filter(({ userName }) => userName !== anna)).toEqual([])
  expect(await loggedOf(sockets.anna, tender, 'PROJECT_CHANGED')).toEqual([])
})

test('mails go to watchers who can still log in', async () => {
  expect(await listWatchers(db(), tender.id)).toEqual([
    { email: dora, name: 'Dora Deichgräf' },
    { email: fritz, name: 'Fritz Funke' },
  ])
  await db().updateTable('users').set({ state: 'DISABLED' }).where('email', '=', fritz).execute()
  expect(await listWatchers(db(), tender.id)).toMatchObject([{ email: dora }])
})
