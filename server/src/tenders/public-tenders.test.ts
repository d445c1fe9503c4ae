import { PublicTender, TenderRow } from '@allmende/domain/tenders/tenders.contract.ts'
import { isPublic } from '@allmende/domain/tenders/tenders.policy.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPlatform, openSocket, type TestSocket } from '../test-platform.ts'
import { anna, clara, draft, refusal, type SentTender, socketOf } from './test-tenders.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
let clerk: TestSocket
let visitor: TestSocket
let outsider: TestSocket
let tender: SentTender

beforeAll(async () => {
  clerk = await socketOf(platform.current, anna)
  outsider = await socketOf(platform.current, clara)
  visitor = await openSocket(platform.current.url)
  tender = (await clerk.call('createProject', draft())) as SentTender
})
afterAll(() => [clerk, visitor, outsider].forEach((socket) => socket.close()))

type State = Record<'published' | 'publicFrom' | 'archived', Date | null> & { stage: number | null }
/** As publication leaves it. */
const become = (state: State) => db().updateTable('tenders').set(state).where('id', '=', tender.id).execute()

const hour = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * hour)
const idsOf = (rows: unknown) => (rows as { id: number }[]).map(({ id }) => id)

test.each([
  ['a draft', { stage: null, published: null, publicFrom: null, archived: null }],
  ['one that will be public', { stage: 2, published: at(1), publicFrom: at(1), archived: null }],
  ['one the portal has not published yet', { stage: 2, published: at(-1), publicFrom: null, archived: null }],
  ['a public one', { stage: 2, published: at(-1), publicFrom: at(-1), archived: null }],
  ['an archived one', { stage: 7, published: at(-2), publicFrom: at(-2), archived: at(-1) }],
  ['one that was cancelled before', { stage: 8, published: at(-1), publicFrom: null, archived: at(-2) }],
])('list, page and policy agree on %s', async (_what, state) => {
  await become(state)
  const expected = isPublic(state, new Date())
  const tab = state.archived ? 'archiv' : 'öffentlich'
  for (const socket of [visitor, outsider]) {
    expect(idsOf(await socket.call('getProjects', tab))).toEqual(expected ? [tender.id] : [])
    expect(await socket.call('countProjects', tab)).toBe(expected ? 1 : 0)
    const seen = socket.call('getProject', tender.id).then(
      () => true,
      () => false,
    )
    expect(await seen).toBe(expected)
  }
})

test('outsiders get of a public tender what is announced, by every way', async () => {
  await become({ stage: 2, published: at(-1), publicFrom: at(-1), archived: null })
  for (const socket of [visitor, outsider]) {
    const shown = (await socket.call('getProject', tender.id)) as Record<string, unknown>
    expect(Object.keys(shown).toSorted()).toEqual(Object.keys(PublicTender.shape).toSorted())
    expect(JSON.stringify(shown)).not.toContain(anna)
    expect(JSON.stringify(shown)).not.toContain('organizationId')
    const [row] = (await socket.call('getProjects')) as Record<string, unknown>[]
    const inside = ['created', 'updated', 'version', 'organizationId', 'publicFrom', 'isMarked', 'heardAt']
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      Object.keys(TenderRow.shape)
        .filter((key) => !inside.includes(key))
        .toSorted(),
    )
    expect(await socket.call('exportNotice', tender.id)).toContain('Gemeinde Auwiesen')
    expect(await socket.call('createPDFAndGetDownloadLink', { kind: 'project', id: tender.id })).toMatch(
      /ausschreibung-\d+\.pdf/,
    )
  }
  expect(await clerk.call('getProject', tender.id)).toMatchObject({ version: 1, team: expect.any(Array) })
})

test('what is inside a public tender stays with its team', async () => {
  await become({ stage: 2, published: at(-1), publicFrom: at(-1), archived: null })
  for (const method of ['checkNotice', 'publishToSIMAP', 'getNoticeSource']) {
    expect(await refusal(visitor.call(method, tender.id))).toMatchObject({
      exceptionTypeName: 'AuthenticationException',
    })
    expect(await refusal(outsider.call(method, tender.id))).toMatchObject({
      exceptionTypeName: 'AccessDeniedException',
    })
  }
})
