import { contract } from '@allmende/domain/contract.ts'
import { system } from '@allmende/domain/actor.ts'
import type { PartySource } from '@allmende/domain/notices/values/parties.ts'
import { fieldsNamed, textsOf } from '@allmende/domain/notices/values/reading.ts'
import { businessIdOf } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { MendableNotice } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PortalPeer, peerKey, reportOf, startPortalPeer } from '../../../../e2e/portal-peer.ts'
import { listLogEntries } from '../../audit/audit.queries.ts'
import { methods } from '../../assembly/methods.ts'
import { givenDatabase } from '../../database/test-database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { openChecker } from '../../notices/official/checker.ts'
import { rulesFolder, sdkFolder, sdkIsMissing } from '../../notices/test-sdk-folder.ts'
import type { Platform } from '../../platform.ts'
import { logIn, openSocket, startTestPlatform, type TestSocket } from '../../test-platform.ts'
import { withAnswers } from '../../../../demo/answers.ts'
import { completeTender } from '../test-complete-tender.ts'
import { concession } from '../test-tenders.ts'
import { hoursAhead } from '../test-listed-tenders.ts'
import { usualPace } from './conclusion.ts'
import { type QueuedNotice, queueNotice } from './queueing.ts'

const database = givenDatabase({ demo: true })
const db = () => database.current.db
const [anna, bernd] = ['anna.amt@allmende.example', 'bernd.bau@allmende.example']
let peer: PortalPeer
let platform: Platform
let socket: TestSocket

/** So slow that only what a test sets in motion happens. */
const pace = { ...usualPace, lookEvery: 3_600_000 }
const start = () =>
  startTestPlatform(database.current, {
    config: { portal: { url: peer.url, validationUrl: null, key: peerKey } },
    offer: { contract, methods, pace: { portal: pace } },
  })

beforeAll(async () => {
  peer = await startPortalPeer()
  platform = await start()
  socket = await openSocket(platform.url, await logIn(platform.url, anna))
})
afterAll(async () => {
  socket.close()
  await platform.close()
  await peer.close()
})
beforeEach(() => {
  peer.submitting()
  peer.answering()
  peer.received.length = 0
})

const ask = (method: string, ...params: unknown[]) => socket.call(method, ...params) as Promise<Tender>
const refusal = (method: string, ...params: unknown[]) =>
  socket.call(method, ...params).then(
    () => 'done',
    (error: { data: { message: string } }) => error.data.message,
  )
const noticesOf = (id: number) => socket.call('getNotices', id) as Promise<MendableNotice[]>
const told = async (id: number) =>
  (await noticesOf(id)).map(({ kind, version, state }) => `${kind} ${version} ${state}`)
/** Time passes meanwhile: a question that was under way when the portal moved has heard its old word. */
const until = async (id: number, ...wanted: string[]) => {
  for (let tries = 1; ; tries++) {
    const now = await told(id)
    if (JSON.stringify(now) === JSON.stringify(wanted)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (tries % 25 === 0) await look(id)
  }
}
const at = async (id: number, index: number): Promise<MendableNotice> => {
  const notice = (await noticesOf(id)).at(index)
  if (!notice) throw new Error(`tender ${id} has no notice ${index}`)
  return notice
}
/** As if five minutes had passed. */
async function look(id: number): Promise<void> {
  const open = db().updateTable('noticeSubmissions').set({ due: new Date() }).where('tenderId', '=', id)
  await open.where('due', 'is not', null).execute()
  platform.wake('delivery')
}
async function portalSays(id: number, index: number, state: string): Promise<void> {
  peer.move(businessIdOf(await at(id, index)), state)
  await look(id)
}

let count = 0
async function givenMarked(): Promise<number> {
  const [buyer] = (await socket.call('getOrganizations', 'CLIENT')) as [PartySource]
  const { id } = await ask('createProject', completeTender(`Deichbau ${++count}`, buyer))
  const stage = { id, stage: 2, published: hoursAhead(72).toISOString(), portal: true }
  await ask('updateProjectStage', stage, null, null)
  return id
}
/** Its first notice is published. */
async function givenOut(): Promise<number> {
  const id = await givenMarked()
  await ask('publishToSIMAP', id)
  await until(id, 'FIRST 1 SUBMITTED')
  await portalSays(id, 0, 'PUBLISHED')
  await until(id, 'FIRST 1 PUBLISHED')
  return id
}
const queue = async (id: number, notice: Partial<QueuedNotice> = {}) => {
  const { panels } = await ask('getProject', id)
  const given = {
    kind: 'CHANGE',
    panels,
    reason: 'Die Frist ist verlängert.',
    isCommon: true,
    lotIds: [],
    ...notice,
  } as const
  const events = await inTransaction(db(), (within) =>
    queueNotice(
      { db: within, actor: system, now: new Date(), home: 'https://vergabe.example.de' },
      { id },
      given,
    ),
  )
  platform.wake('delivery')
  return events
}
const cancel = (id: number) =>
  ask('updateProjectStage', { id, stage: 8 }, null, null, null, { reason: 'Der Bedarf ist entfallen.' })
const logged = async (id: number) =>
  (await listLogEntries(db(), { projectId: id, type: null }, {}))
    .toReversed()
    .flatMap(({ data }) => (data.changes ?? []).map(({ label, newValue }) => `${label}: ${newValue}`))
const inXml = (xml: string | undefined, element: string) =>
  [...(xml ?? '').matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text]) => text)
const lastXml = () => peer.received.at(-1)?.xml
const named = async (id: number, index: number) => businessIdOf(await at(id, index))

test('a cancelled tender tells the portal, naming what was published', async () => {
  const id = await givenOut()
  await cancel(id)
  await until(id, 'FIRST 1 PUBLISHED', 'CANCELLATION 1 SUBMITTED')
  const xml = lastXml()
  const [first] = await noticesOf(id)
  expect(inXml(xml, 'efbc:ChangedNoticeIdentifier')).toEqual([businessIdOf(first ?? (await at(id, 0)))])
  expect(inXml(xml, 'efbc:ReasonDescription')).toEqual(['Der Bedarf ist entfallen.'])
  expect(inXml(xml, 'efbc:ChangedSectionIdentifier')).toEqual(['PROCEDURE'])
  expect(inXml(xml, 'cbc:VersionID')).toEqual(['01'])
  expect(xml).toContain('>cancel<')
  const firstXml = peer.received[0]?.xml
  expect(inXml(xml, 'cbc:ContractFolderID')).toEqual(inXml(firstXml, 'cbc:ContractFolderID'))
  expect(inXml(xml, 'cbc:SubTypeCode')).toEqual(inXml(firstXml, 'cbc:SubTypeCode'))
  expect(peer.received[1]?.businessId).not.toBe(peer.received[0]?.businessId)
  await portalSays(id, 1, 'PUBLISHED')
  await until(id, 'FIRST 1 PUBLISHED', 'CANCELLATION 1 PUBLISHED')
  expect((await logged(id)).at(-1)).toBe('Bekanntmachung der Aufhebung: Stand bei SIMAP: Veröffentlicht')
  // That it is taken back is no second hearing of the first.
  expect(await ask('exportNotice', id)).toBe(firstXml)
})

test('where nothing was published there is nothing to take back, and the log says so', async () => {
  const id = await givenMarked()
  await ask('publishToSIMAP', id)
  await until(id, 'FIRST 1 SUBMITTED')
  expect(await refusal('updateProjectStage', { id, stage: 8 }, null, null, null, { reason: 'So' })).toContain(
    'auf dem Weg',
  )
  await ask('stopSIMAP', id)
  await cancel(id)
  await until(id, 'FIRST 1 STOPPED')
  expect(await logged(id)).toContain(
    'Bekanntmachung der Aufhebung: Entfällt, weil die erste Bekanntmachung nicht veröffentlicht ist',
  )
})

test('an unmarked tender has no such notice', async () => {
  const [buyer] = (await socket.call('getOrganizations', 'CLIENT')) as [PartySource]
  const { id } = await ask('createProject', completeTender('Ohne Portal', buyer))
  expect(await queue(id)).toEqual([])
  expect(await noticesOf(id)).toEqual([])
})

test('an announced change goes to the portal with its new values, before the tender is public here', async () => {
  const id = await givenOut()
  const form = (await socket.call('getProject', id, 'pending')) as Tender
  const panels = withAnswers(concession, form.panels, { 'BT-21-Procedure': 'Deichbau, neu gefasst' })
  await ask('updateProject', { id, version: form.version, panels })
  await ask('announceChange', id, { reason: 'Der Titel war ungenau.', text: '' })
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 SUBMITTED')
  expect(lastXml()).toContain('Deichbau, neu gefasst')
  expect(inXml(lastXml(), 'efbc:ReasonDescription')).toEqual(['Der Titel war ungenau.'])
})

describe('two changes', () => {
  test('go out one after the other, each naming the one before', async () => {
    const id = await givenOut()
    await queue(id)
    await queue(id, { reason: 'Noch einmal verlängert.' })
    await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 SUBMITTED', 'CHANGE 1 QUEUED')
    await look(id)
    await portalSays(id, 1, 'PUBLISHING')
    await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 PUBLISHING', 'CHANGE 1 QUEUED')
    expect(peer.received).toHaveLength(2)
    // A portal that takes its word back moves nobody.
    await portalSays(id, 1, 'SUBMITTED')
    await portalSays(id, 1, 'PUBLISHED')
    await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 PUBLISHED', 'CHANGE 1 SUBMITTED')
    expect(inXml(lastXml(), 'efbc:ChangedNoticeIdentifier')).toEqual([await named(id, 1)])
    expect(inXml(peer.received[1]?.xml, 'efbc:ChangedNoticeIdentifier')).toEqual([await named(id, 0)])
    expect(new Set(peer.received.map(({ businessId }) => businessId)).size).toBe(3)
  })

  test('wait for one that came back until it is mended, sent again and published', async () => {
    const id = await givenOut()
    const location = '/ContractNotice/cac:ProcurementProject/cbc:Name'
    peer.rejecting(reportOf({ rule: 'BR-BT-00021-0101', location, text: 'Titel fehlt' }))
    peer.submitting('reject')
    await queue(id)
    await queue(id)
    await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 VALIDATION_FAILED', 'CHANGE 1 QUEUED')
    const back = await at(id, 1)
    expect(back.failures).toMatchObject([{ fieldId: 'BT-21-Procedure', text: 'Titel fehlt' }])
    expect(back.panels).not.toBe(null)
    expect((await at(id, 0)).panels).toBe(null)
    expect((await at(id, 2)).panels).toBe(null)

    const before = await ask('getProject', id)
    const text = (panels: Tender['panels']) => textsOf(fieldsNamed(panels, 'BT-21-Procedure')[0])[0]
    const retitled = JSON.parse(
      JSON.stringify(back.panels).replaceAll(`"${text(before.panels)}"`, '"Deichbau, neuer Titel"'),
    )
    expect(await socket.call('updateNotice', back.id, { panels: retitled, mendings: 0 })).toMatchObject({
      id: back.id,
      mendings: 1,
      state: 'VALIDATION_FAILED',
    })
    expect(await refusal('updateNotice', back.id, { panels: retitled, mendings: 0 })).toContain('geändert')
    expect((await ask('getProject', id)).panels).toEqual(before.panels)

    await ask('publishToSIMAP', id)
    const tries = ['FIRST 1 PUBLISHED', 'CHANGE 1 VALIDATION_FAILED', 'CHANGE 1 QUEUED']
    await until(id, ...tries, 'CHANGE 2 SUBMITTED')
    expect(lastXml()).toContain('Deichbau, neuer Titel')
    expect(inXml(lastXml(), 'cbc:VersionID')).toEqual(['02'])
    expect((await at(id, 3)).noticeId).toBe(back.noticeId)
    await portalSays(id, 3, 'PUBLISHED')
    await until(id, ...tries.slice(0, 2), 'CHANGE 1 SUBMITTED', 'CHANGE 2 PUBLISHED')
    expect(inXml(lastXml(), 'efbc:ChangedNoticeIdentifier')).toEqual([await named(id, 3)])
  })
})

test('a cancellation waits for what is under way and passes by what came back', async () => {
  const id = await givenOut()
  await queue(id)
  await queue(id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 SUBMITTED', 'CHANGE 1 QUEUED')
  await cancel(id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 SUBMITTED', 'CHANGE 1 QUEUED', 'CANCELLATION 1 QUEUED')
  await portalSays(id, 1, 'NOT_PUBLISHED')
  await until(
    id,
    'FIRST 1 PUBLISHED',
    'CHANGE 1 NOT_PUBLISHED',
    'CHANGE 1 STOPPED',
    'CANCELLATION 1 SUBMITTED',
  )
  expect(inXml(lastXml(), 'efbc:ChangedNoticeIdentifier')).toEqual([await named(id, 0)])
  expect(await logged(id)).toContain('Grund: Die Aufhebung ist bereits übermittelt')
  const { id: late, panels } = await at(id, 1)
  expect(panels).toBe(null)
  expect(await refusal('updateNotice', late, { panels: [] })).toContain('erledigt')
  expect(await refusal('publishToSIMAP', id)).toContain('auf dem Weg')
})

test('a cancellation that came back is mended and sent again, although the tender is archived', async () => {
  const id = await givenOut()
  peer.submitting('reject')
  await cancel(id)
  await until(id, 'FIRST 1 PUBLISHED', 'CANCELLATION 1 VALIDATION_FAILED')
  const { panels, id: notice } = await at(id, 1)
  const withoutChange = panels?.filter(({ contentId }) => contentId !== 'GR-Change')
  await socket.call('updateNotice', notice, { panels: withoutChange, reason: 'Kein Geld.', text: 'Ende.' })
  await ask('publishToSIMAP', id)
  await until(id, 'FIRST 1 PUBLISHED', 'CANCELLATION 1 VALIDATION_FAILED', 'CANCELLATION 2 SUBMITTED')
  expect(lastXml()).toMatch(/>cancel<[^]*>Kein Geld\.<[^]*>Ende\.</)
  expect((await logged(id)).filter((line) => /: (Kein Geld|Ende)\.$/.test(line))).toHaveLength(2)
  expect(inXml(lastXml(), 'efbc:ChangedNoticeIdentifier')).toEqual([await named(id, 0)])
})

test('each one is stopped by its name, or the one on its way', async () => {
  const id = await givenOut()
  await queue(id)
  await queue(id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 SUBMITTED', 'CHANGE 1 QUEUED')
  await ask('stopSIMAP', id, (await at(id, 2)).id)
  await ask('stopSIMAP', id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 STOPPED', 'CHANGE 1 STOPPED')
  expect(await refusal('stopSIMAP', id)).toContain('nichts zu stoppen')
  expect(await refusal('stopSIMAP', id, 4711)).toContain('nichts zu stoppen')
  // The newest that came back is sent, and still waits for the one before it.
  await ask('publishToSIMAP', id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 STOPPED', 'CHANGE 1 STOPPED', 'CHANGE 2 QUEUED')
  await ask('publishToSIMAP', id)
  await until(
    id,
    'FIRST 1 PUBLISHED',
    'CHANGE 1 STOPPED',
    'CHANGE 1 STOPPED',
    'CHANGE 2 QUEUED',
    'CHANGE 2 SUBMITTED',
  )
})

test('who mends: project admins alone, and what fits', async () => {
  const id = await givenOut()
  peer.submitting('reject')
  await queue(id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 VALIDATION_FAILED')
  const { id: notice } = await at(id, 1)
  const member = { tenderId: id, userEmail: bernd, role: 'EDITOR', position: 2 } as const
  await db().insertInto('tenderTeam').values(member).execute()
  const editor = await openSocket(platform.url, await logIn(platform.url, bernd))
  await expect(editor.call('updateNotice', notice, { panels: [] })).rejects.toMatchObject({
    data: { exceptionTypeName: 'AccessDeniedException' },
  })
  editor.close()
  const odd = [{ contentId: 'GR-Nichts', ordinal: 1, children: [] }]
  await expect(socket.call('updateNotice', notice, { panels: odd })).rejects.toMatchObject({
    data: { exceptionTypeName: 'ValidationException' },
  })
  const published = await at(id, 0)
  expect(await refusal('updateNotice', published.id, { panels: [] })).toContain('zurückgewiesen')
})

test('a first one that came back of a tender that waits is mended beside it, of a draft in the draft', async () => {
  const id = await givenMarked()
  peer.submitting('reject')
  await ask('publishToSIMAP', id)
  await until(id, 'FIRST 1 VALIDATION_FAILED')
  const { id: notice, panels } = await at(id, 0)
  const retitled = JSON.parse(JSON.stringify(panels).replaceAll(/Deichbau \d+/g, 'Anders'))
  await socket.call('updateNotice', notice, { panels: retitled })
  await ask('publishToSIMAP', id)
  await until(id, 'FIRST 1 VALIDATION_FAILED', 'FIRST 2 SUBMITTED')
  expect(lastXml()).toContain('>Anders<')
  await ask('stopSIMAP', id)
  await ask('unpublishProject', id)
  const { id: second } = await at(id, 1)
  expect(await refusal('updateNotice', second, { panels: retitled })).toContain('im Entwurf')
})

test('what was sent is there as a file, for the team', async () => {
  const id = await givenOut()
  await queue(id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 SUBMITTED')
  const token = await logIn(platform.url, anna)
  const file = async (notice: number, headers = { 'x-auth-token': token }) =>
    fetch(`${platform.url}/api/v1/projects/${id}/notice.xml?notice=${notice}`, { headers })
  const sent = await file((await at(id, 1)).id)
  expect(await sent.text()).toBe(lastXml())
  expect(await ask('exportNotice', id, (await at(id, 1)).id)).toBe(lastXml())
  expect((await file(4711)).status).toBe(404)
  expect((await file((await at(id, 1)).id, { 'x-auth-token': '' })).status).toBe(404)
})

test('a server that was killed goes on where it was', async () => {
  const id = await givenOut()
  peer.submitting('breakKept')
  await queue(id)
  await queue(id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 SENDING', 'CHANGE 1 QUEUED')
  socket.close()
  await platform.close()
  platform = await start()
  socket = await openSocket(platform.url, await logIn(platform.url, anna))
  await look(id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 SUBMITTED', 'CHANGE 1 QUEUED')
  expect(peer.received).toHaveLength(2)
  await portalSays(id, 1, 'PUBLISHED')
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 PUBLISHED', 'CHANGE 1 SUBMITTED')
})

test.skipIf(sdkIsMissing)(
  'the official check finds nothing wrong with a change or a cancellation',
  async () => {
    const check = openChecker({ version: '1.7', schemas: sdkFolder, rules: rulesFolder })
    const errors = (xml = '') => check(xml, '19').failures.filter(({ severity }) => severity === 'ERROR')
    const id = await givenOut()
    const { lots } = await ask('getProject', id)
    await queue(id, { isCommon: false, lotIds: lots.map((lot) => lot.id), reason: 'x'.repeat(10_000) })
    await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 SUBMITTED')
    expect(errors(lastXml())).toEqual([])
    expect(inXml(lastXml(), 'efbc:ChangedSectionIdentifier')).toEqual(
      lots.map(({ identifier }) => identifier),
    )
    await portalSays(id, 1, 'PUBLISHED')
    await cancel(id)
    await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 PUBLISHED', 'CANCELLATION 1 SUBMITTED')
    expect(errors(lastXml())).toEqual([])
  },
)
