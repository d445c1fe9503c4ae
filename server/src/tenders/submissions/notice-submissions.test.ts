import { contract } from '@allmende/domain/contract.ts'
import type { PartySource } from '@allmende/domain/notices/values/parties.ts'
import { businessIdOf } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PortalPeer, peerKey, startPortalPeer } from '../../../../e2e/portal-peer.ts'
import { usualPace } from './conclusion.ts'
import { givenDatabase, type TestDatabase } from '../../database/test-database.ts'
import { methods } from '../../assembly/methods.ts'
import { logIn, openSocket, startTestPlatform, type TestSocket } from '../../test-platform.ts'
import type { Platform } from '../../platform.ts'
import { completeTender } from '../test-complete-tender.ts'
import { hoursAhead } from '../test-listed-tenders.ts'

const database = givenDatabase({ demo: true })
const db = () => database.current.db
let peer: PortalPeer
let platform: Platform
let anna: TestSocket

/** So slow that only what a test sets in motion happens, but for handing over, which happens at once. */
const pace = { ...usualPace, lookEvery: 3_600_000 }
const startWith = (given: TestDatabase, url: string | null) =>
  startTestPlatform(given, {
    config: { portal: url === null ? null : { url, validationUrl: null, key: peerKey } },
    offer: { contract, methods, pace: { portal: pace } },
  })

beforeAll(async () => {
  peer = await startPortalPeer()
  platform = await startWith(database.current, peer.url)
  anna = await openSocket(platform.url, await logIn(platform.url, 'anna.amt@allmende.example'))
})
afterAll(async () => {
  anna.close()
  await platform.close()
  await peer.close()
})
beforeEach(() => {
  peer.submitting()
  peer.answering()
})

type Wire = Omit<Tender, 'notices'> & { notices: (Tender['notices'][number] & { since: string })[] }
const ask = (method: string, ...params: unknown[]) => anna.call(method, ...params) as Promise<Wire>
const refusal = (method: string, ...params: unknown[]) =>
  anna.call(method, ...params).then(
    () => 'done',
    (error: { data: unknown }) => error.data,
  )

let count = 0
async function givenDraft(): Promise<Wire> {
  const [buyer] = (await anna.call('getOrganizations', 'CLIENT')) as [PartySource]
  return ask('createProject', completeTender(`Solarpark ${++count}`, buyer))
}
/** Meant for the portal first; nothing of it is sent yet. */
const atPortal = (hours = 72) => ({ published: hoursAhead(hours).toISOString(), portal: true })
const mark = (id: number) => ask('updateProjectStage', { id, stage: 2, ...atPortal() }, null, null)
const givenMarked = async () => mark((await givenDraft()).id)
async function until(id: number, state: string): Promise<Wire> {
  for (;;) {
    const tender = await ask('getProject', id)
    if (tender.notices.at(-1)?.state === state) return tender
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
const nameOf = ({ notices }: Wire) => businessIdOf(notices.at(-1) ?? { noticeId: '', version: 0 })
const retitled = (panels: Tender['panels']): Tender['panels'] =>
  JSON.parse(JSON.stringify(panels).replaceAll('Solarpark', 'Windpark'))
const save = ({ id, version, panels }: Wire) => ({ id, version, panels })
const events = async (id: number) =>
  (
    await db()
      .selectFrom('auditEntries')
      .select(['type', 'userName'])
      .where('projectId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ type, userName }) => `${type} ${userName}`)

const exported = (id: number) => anna.call('exportNotice', id) as Promise<string>
const named = (xml: string) =>
  [/notice-id">([^<]+)</, /<cbc:VersionID>([^<]+)</].map((one) => one.exec(xml)?.[1]).join('-')

test('the exported notice is the version at the portal, and after a stop the next one', async () => {
  const draft = await givenMarked()
  expect(named(await exported(draft.id))).toMatch(/-01$/)
  await ask('publishToSIMAP', draft.id)
  const submitted = await until(draft.id, 'SUBMITTED')
  expect(await exported(draft.id)).toBe(peer.received.at(-1)?.xml)

  await ask('stopSIMAP', draft.id)
  const next = named(await exported(draft.id))
  expect(next).toBe(nameOf(submitted).replace(/-01$/, '-02'))
  await ask('publishToSIMAP', draft.id)
  expect(nameOf(await until(draft.id, 'SUBMITTED'))).toBe(next)
})

test('a notice that had other versions elsewhere goes on with its own', async () => {
  const xml = (await exported((await givenDraft()).id)).replace('VersionID>01<', 'VersionID>03<')
  const draft = await ask('importNotice', xml, 3)
  expect(named(await exported(draft.id))).toBe(named(xml))
  await ask('updateProject', { ...save(draft), organizationId: 1 })
  await mark(draft.id)
  await ask('publishToSIMAP', draft.id)
  expect(nameOf(await until(draft.id, 'SUBMITTED'))).toBe(named(xml))
})

test('a complete tender that waits is handed over and followed; nobody changes it meanwhile', async () => {
  const draft = await givenMarked()
  const queued = await ask('publishToSIMAP', draft.id)
  expect(queued).toMatchObject({
    stage: 1,
    published: draft.published,
    version: draft.version,
    notices: [{ version: 1, createdBy: 'anna.amt@allmende.example' }],
  })
  const submitted = await until(draft.id, 'SUBMITTED')
  const [received] = peer.received.slice(-1)
  expect(received).toMatchObject({ businessId: nameOf(submitted) })
  expect(received?.authorEmail).toContain('@')
  expect(received?.xml).toContain('<cbc:VersionID>01</cbc:VersionID>')
  expect(received?.xml).toContain('RequestedPublicationDate')

  for (const [method, argument] of [
    ['updateProject', { ...save(submitted), panels: retitled(submitted.panels) }],
    ['unpublishProject', draft.id],
  ] as const)
    expect(await refusal(method, argument)).toMatchObject({ exceptionTypeName: 'StageException' })
  expect(await refusal('publishToSIMAP', draft.id)).toMatchObject({ exceptionTypeName: 'StageException' })
  expect(await events(draft.id)).toEqual([
    'PROJECT_CREATED anna.amt@allmende.example',
    'ROOM_CREATED anna.amt@allmende.example',
    'PROJECT_STAGE_CHANGED anna.amt@allmende.example',
    'NOTICE_SUBMITTED anna.amt@allmende.example',
    'NOTICE_STATUS system',
    'NOTICE_STATUS system',
  ])
})

test('stopped, mended and sent again it is the next version of the same notice', async () => {
  const { id } = await givenMarked()
  await ask('publishToSIMAP', id)
  const first = await until(id, 'SUBMITTED')
  const stopped = await ask('stopSIMAP', id)
  expect(stopped.notices).toMatchObject([{ state: 'STOPPED', due: null }])
  expect(await refusal('stopSIMAP', id)).toMatchObject({ exceptionTypeName: 'StageException' })

  await ask('updateProject', save(await ask('unpublishProject', id)))
  await mark(id)
  await ask('publishToSIMAP', id)
  const second = await until(id, 'SUBMITTED')
  expect(second.notices.map(({ version, state }) => [version, state])).toEqual([
    [1, 'STOPPED'],
    [2, 'SUBMITTED'],
  ])
  expect(nameOf(second)).toBe(nameOf(first).replace(/01$/, '02'))
  expect(peer.received.at(-1)?.xml).toContain('<cbc:VersionID>02</cbc:VersionID>')
})

test('what the portal rejects can be mended at once', async () => {
  const { id } = await givenMarked()
  peer.submitting('reject')
  await ask('publishToSIMAP', id)
  const rejected = await until(id, 'VALIDATION_FAILED')
  expect(rejected.notices[0]?.failures).toMatchObject([{ rule: 'BR-BT-00021-0101', text: 'Titel fehlt' }])
  expect(await refusal('updateProject', save(await ask('unpublishProject', id)))).toBe('done')
})

test('once the portal prepares the publication, nothing is stopped any more', async () => {
  const { id } = await givenMarked()
  await ask('publishToSIMAP', id)
  const tender = await until(id, 'SUBMITTED')
  peer.move(nameOf(tender), 'PUBLISHING')
  expect(await refusal('stopSIMAP', id)).toMatchObject({
    exceptionTypeName: 'StageException',
    message: 'SIMAP bereitet die Veröffentlichung schon vor. Sie kann nicht mehr gestoppt werden.',
  })
})

test('a portal that does not answer stops nothing; one that has lost the notice only once it is missed', async () => {
  const { id } = await givenMarked()
  peer.submitting('forget')
  await ask('publishToSIMAP', id)
  await until(id, 'SUBMITTED')
  peer.answering('fail')
  expect(await refusal('stopSIMAP', id)).toMatchObject({ exceptionTypeName: 'UnavailableException' })
  expect(await refusal('stopSIMAP', id)).toMatchObject({ exceptionTypeName: 'StageException' })
  await db()
    .updateTable('noticeSubmissions')
    .set({ problem: 'notArrived' })
    .where('tenderId', '=', id)
    .execute()
  expect((await ask('stopSIMAP', id)).notices).toMatchObject([{ state: 'STOPPED', problem: null }])
})

test('an incomplete draft is refused with the words of the specification', async () => {
  const { id, ...draft } = await givenDraft()
  const panels = draft.panels.filter(({ contentId }) => contentId !== 'GR-Lot')
  await db()
    .updateTable('tenders')
    .set({ panels: JSON.stringify(panels) })
    .where('id', '=', id)
    .execute()
  expect(await refusal('updateProjectStage', { id, stage: 2, ...atPortal() }, null, null)).toEqual({
    exceptionTypeName: 'StageException',
    message:
      'Achtung: Nicht alle erforderlichen Felder wurden ausgefüllt. Die Veröffentlichung bei SIMAP ist nur möglich, wenn alle erforderlichen Felder ausgefüllt sind.',
  })
})

test('two days are left to the portal, and who does not wait for it sends nothing', async () => {
  const { id } = await givenDraft()
  expect(await refusal('updateProjectStage', { id, stage: 2, ...atPortal(47) }, null, null)).toMatchObject({
    exceptionTypeName: 'ValidationException',
  })
  expect(await refusal('publishToSIMAP', id)).toMatchObject({ exceptionTypeName: 'StageException' })
})

test('a form that is no notice of the standard is not for the portal', async () => {
  const { id } = await givenDraft()
  const admin = await openSocket(platform.url, await logIn(platform.url, 'admin@allmende.example'))
  const template = {
    name: 'Eigenes',
    description: 'Zum Ausprobieren',
    projectTypes: [],
    roomTemplates: [],
    panels: [],
  }
  const own = (await admin.call('saveProjectTemplate', template)) as { id: string; version: number }
  admin.close()
  await db()
    .updateTable('tenders')
    .set({ templateId: own.id, templateVersion: own.version, sdkVersion: null, panels: '[]' })
    .where('id', '=', id)
    .execute()
  expect(await refusal('publishToSIMAP', id)).toMatchObject({
    exceptionTypeName: 'StageException',
    message: expect.stringContaining('EU-Standard'),
  })
})

test('a notice id that another tender has sent is not used again', async () => {
  const [first, second] = [await givenMarked(), await givenMarked()]
  await db()
    .updateTable('tenders')
    .set({ panels: JSON.stringify(first.panels) })
    .where('id', '=', second.id)
    .execute()
  await ask('publishToSIMAP', first.id)
  await ask('publishToSIMAP', second.id)
  const names = [await until(first.id, 'SUBMITTED'), await until(second.id, 'SUBMITTED')].map(nameOf)
  expect(new Set(names).size).toBe(2)
})

test('everyone who looks at the tender sees its notice move', async () => {
  const { id } = await givenMarked()
  await ask('publishToSIMAP', id)
  const tender = await until(id, 'SUBMITTED')
  peer.move(nameOf(tender), 'PUBLISHED', { number: '1-2026', date: '2026-11-20' })
  const { url, wake } = platform
  const admin = await openSocket(url, await logIn(url, 'admin@allmende.example'))
  await admin.call('getProject', id)
  const told = admin.heard('storeChanged')
  // As if five minutes had passed.
  await db().updateTable('noticeSubmissions').set({ due: new Date() }).where('tenderId', '=', id).execute()
  wake('delivery')
  expect(await until(id, 'PUBLISHED')).toMatchObject({
    stage: 1,
    isMarked: true,
    heardAt: expect.any(String),
    notices: [{ publicationNumber: '1-2026', publicationDate: '2026-11-20', due: null }],
  })
  expect(await told).toEqual(['project', id])
  admin.close()
  expect(await refusal('unpublishProject', id)).toMatchObject({ exceptionTypeName: 'StageException' })
  expect(await refusal('publishToSIMAP', id)).toMatchObject({
    message: 'Die Bekanntmachung ist bei SIMAP schon veröffentlicht.',
  })
})
