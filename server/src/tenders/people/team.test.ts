import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPlatform, type TestSocket } from '../../test-platform.ts'
import { anna, bernd, clara, refusal, type SentTender, socketOf } from '../test-tenders.ts'
import { announcedTender, dora, loggedOf, setArchived } from './test-announced.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
const admin = 'admin@allmende.example'
let [annas, bernds, claras, doras] = [] as unknown as [TestSocket, TestSocket, TestSocket, TestSocket]
let tender: SentTender

beforeAll(async () => {
  const as = (email: string) => socketOf(platform.current, email)
  ;[annas, bernds, claras, doras] = [await as(anna), await as(bernd), await as(clara), await as(dora)]
})
afterAll(() => [annas, bernds, claras, doras].forEach((socket) => socket.close()))

const inTeam = async ({ id }: SentTender) => ((await annas.call('getProject', id)) as SentTender).team

test('a project admin adds editors of both roles, who see the tender from then on', async () => {
  tender = await announcedTender(db(), annas)
  const seen = bernds.call('getProject', tender.id)
  expect(await seen).toMatchObject({ version: 1 })
  const heard = bernds.heard('storeChanged')
  expect(await annas.call('addProjectEditors', tender.id, [clara, admin])).toMatchObject({
    version: 2,
    team: [
      { userName: anna, role: 'ADMIN' },
      { userName: bernd, role: 'EDITOR' },
      { userName: clara, role: 'EDITOR' },
      { userName: admin, role: 'EDITOR' },
    ],
  })
  expect(await heard).toEqual(['project', tender.id])
  expect(await claras.call('getProject', tender.id)).toHaveProperty('team')
  const [entry] = await loggedOf(annas, tender, 'PROJECT_TEAM_CHANGED')
  expect(entry).toMatchObject({ userName: anna, data: { project: 'Fähre' } })
  expect(JSON.stringify(entry?.data)).toContain(clara)
})

test('who is there already keeps her role, and nothing is logged', async () => {
  const before = await inTeam(tender)
  const entries = await loggedOf(annas, tender, 'PROJECT_TEAM_CHANGED')
  expect(await annas.call('addProjectEditors', tender.id, [anna, bernd])).toMatchObject({ version: 2 })
  expect(await inTeam(tender)).toEqual(before)
  expect(await loggedOf(annas, tender, 'PROJECT_TEAM_CHANGED')).toEqual(entries)
})

test('the same person added twice at once is there once', async () => {
  const another = await announcedTender(db(), annas)
  await Promise.all([1, 2, 3].map(() => annas.call('addProjectEditors', another.id, [clara, clara])))
  expect((await inTeam(another)).filter(({ userName }) => userName === clara)).toHaveLength(1)
  expect(await loggedOf(annas, another, 'PROJECT_TEAM_CHANGED')).toHaveLength(1)
})

test('a form that was opened before does not drop her again unnoticed', async () => {
  const another = await announcedTender(db(), annas)
  await db().updateTable('tenders').set({ stage: null }).where('id', '=', another.id).execute()
  await annas.call('addProjectEditors', another.id, [clara])
  const stale = { id: another.id, version: another.version, panels: another.panels, team: another.team }
  expect(await refusal(annas.call('updateProject', stale))).toMatchObject({
    exceptionTypeName: 'ConflictException',
  })
})

test('strangers, bidders and who was deactivated are named at their place, and nobody is added', async () => {
  const another = await announcedTender(db(), annas)
  const before = await inTeam(another)
  await db().updateTable('users').set({ state: 'DISABLED' }).where('email', '=', admin).execute()
  const call = annas.call('addProjectEditors', another.id, [clara, 'nobody@x.example', dora, admin])
  const message = 'Nur aktive interne Benutzer können ein Verfahren bearbeiten.'
  expect(await refusal(call)).toEqual({
    exceptionTypeName: 'ValidationException',
    message,
    fields: { '1.1': message, '1.2': message, '1.3': message },
  })
  expect(await inTeam(another)).toEqual(before)
})

test.each([
  ['an editor', () => bernds, 'AccessDeniedException'],
  ['a colleague outside', () => claras, 'AccessDeniedException'],
  ['a bidder', () => doras, 'AccessDeniedException'],
])('%s adds nobody', async (_who, socket, exceptionTypeName) => {
  const another = await announcedTender(db(), annas)
  expect(await refusal(socket().call('addProjectEditors', another.id, [clara]))).toMatchObject({
    exceptionTypeName,
  })
})

test('neither a notice nor what is archived gets further editors', async () => {
  const notice = await announcedTender(db(), annas, { type: 3, applicationDeadline: null })
  const archived = await announcedTender(db(), annas)
  await setArchived(db(), archived)
  for (const [{ id }, message] of [
    [notice, 'Bekanntmachungen und vergebene Aufträge haben kein Team.'],
    [archived, 'Die Ausschreibung ist archiviert. Ihr Team bleibt, wie es ist.'],
  ] as const)
    expect(await refusal(annas.call('addProjectEditors', id, [clara]))).toMatchObject({
      exceptionTypeName: 'StageException',
      message,
    })
})
