import { contract } from '@allmende/domain/contract.ts'
import { tendersContract } from '@allmende/domain/tenders/tenders.contract.ts'
import { noticesContract } from '@allmende/domain/tenders/notice/notices.contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../test-platform.ts'
import { anna, clara, draft, type SentTender, socketOf } from './test-tenders.ts'

const platform = givenPlatform({ config: { trustProxy: ['127.0.0.1'] } })
const none = 4711

/** How each method about one tender is asked, rightly and with whatever else may be wrong. */
const questions: Record<string, ((id: number) => unknown[])[]> = {
  getProject: [(id) => [id]],
  updateProject: [
    (id) => [{ id, version: 1, panels: [] }],
    (id) => [{ id, version: 999, panels: [] }],
    (id) => [{ id, version: 1, type: 1, panels: [{ contentId: 'nothing', ordinal: 1, children: [] }] }],
    (id) => [{ id, version: 1, panels: [], team: [{ userName: 'nobody@x.example', role: 'ADMIN' }] }],
  ],
  checkNotice: [(id) => [id], (id) => [id, { official: true }]],
  exportNotice: [(id) => [id], (id) => [id, 4711]],
  getNoticeSource: [(id) => [id]],
  getProjectMigration: [(id) => [id]],
  migrateProject: [(id) => [id, '1.15'], (id) => [id, '1.15', { version: 999 }]],
  publishToSIMAP: [(id) => [id]],
  stopSIMAP: [(id) => [id], (id) => [id, 4711]],
  getNotices: [(id) => [id]],
  addProjectTag: [(id) => [id, 'merkliste']],
  removeProjectTag: [(id) => [id, 'merkliste']],
  inviteUsers: [
    (id) => [id, { 'post@werft.example': 'Werft' }],
    (id) => [id, {}],
    (id) => [id, { [anna]: '' }],
  ],
  getInvitations: [(id) => [id]],
  revokeInvitation: [(id) => [id, 2 ** 40]],
  addProjectEditors: [(id) => [id, [clara]], (id) => [id, ['nobody@x.example']]],
  getLogEntries: [(id) => [id, null], (id) => [id, 'LOGIN', { limit: 1 }]],
  createPDFAndGetDownloadLink: (['project', 'log', 'record', 'messages'] as const).map((kind) => (id) => [
    { kind, id },
  ]),
}
/** They are about no single tender, or make one. */
const aboutNone = [
  'getProjects',
  'getAllProjects',
  'countProjects',
  'getProjectsRelyingOn',
  'createProject',
  'importNotice',
  'updateNotice',
]

test('every method about a tender is asked here', () => {
  const methods = [...Object.keys(tendersContract), ...Object.keys(noticesContract)]
  const asked = Object.keys(questions).filter((name) => methods.includes(name))
  expect([...asked, ...aboutNone].toSorted()).toEqual(methods.toSorted())
  expect(Object.keys(questions).every((name) => Object.hasOwn(contract, name))).toBe(true)
})

let tender: SentTender

beforeAll(async () => {
  const clerk = await socketOf(platform.current, anna)
  tender = (await clerk.call('createProject', draft())) as SentTender
  clerk.close()
})

describe.each([
  ['a visitor', null],
  ['somebody without her second factor', 'zwei.faktor@allmende.example'],
  ['a bidder', 'emil@deich-erdbau.example'],
  ['an organization admin', 'dora@deich-erdbau.example'],
  ['staff outside the team', clara],
])('%s', (who, email) => {
  let socket: TestSocket
  beforeAll(async () => {
    const { url, database } = platform.current
    if (who.includes('second factor'))
      await database.db
        .updateTable('users')
        .set({ twoFactorEnabled: true })
        .where('email', '=', email ?? '')
        .execute()
    socket = await openSocket(url, email ? await logIn(url, email) : undefined)
  })
  afterAll(() => socket.close())

  const cases = Object.entries(questions).flatMap(([method, asked]) =>
    asked.map((args, at) => [method, at + 1, args] as const),
  )
  test.each(cases)('learns nothing of a foreign tender from %s (%i)', async (method, _at, args) => {
    const answer = (id: number) =>
      socket.call(method, ...args(id)).then(
        () => 'answered',
        ({ code, message, data }: { code: number; message: string; data: unknown }) => ({
          code,
          message,
          data,
        }),
      )
    const [existing, missing] = [await answer(tender.id), await answer(none)]
    expect(existing).not.toBe('answered')
    expect(existing).toEqual(missing)
  })

  test('learns nothing of its notice as a file', async () => {
    const status = async (id: number) => {
      const answer = await fetch(`${platform.current.url}/api/v1/projects/${id}/notice.xml`)
      const { timestamp: _now, path: _own, ...body } = (await answer.json()) as Record<string, unknown>
      return { status: answer.status, body }
    }
    expect(await status(tender.id)).toEqual(await status(none))
  })
})
