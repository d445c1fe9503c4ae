import { expect, test } from 'vitest'
import type { PartySource } from '@allmende/domain/notices/values/parties.ts'
import { businessIdOf } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { withAnswers } from '../../../../demo/answers.ts'
import { openChecker } from '../../notices/official/checker.ts'
import { rulesFolder, sdkFolder, sdkIsMissing } from '../../notices/test-sdk-folder.ts'
import { completeTender } from '../test-complete-tender.ts'
import { concession } from '../test-tenders.ts'
import { logIn } from '../../test-platform.ts'
import { anna, givenPortalHouse, inXml } from './test-portal-house.ts'

const house = givenPortalHouse()
const {
  ask,
  call,
  at,
  cancel,
  givenMarked,
  givenOut,
  lastXml,
  logged,
  look,
  named,
  noticesOf,
  portalSays,
  queue,
  refusal,
  until,
} = house

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
  const firstXml = house.peer.received[0]?.xml
  expect(inXml(xml, 'cbc:ContractFolderID')).toEqual(inXml(firstXml, 'cbc:ContractFolderID'))
  expect(inXml(xml, 'cbc:SubTypeCode')).toEqual(inXml(firstXml, 'cbc:SubTypeCode'))
  expect(house.peer.received[1]?.businessId).not.toBe(house.peer.received[0]?.businessId)
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
  const [buyer] = (await call('getOrganizations', 'CLIENT')) as [PartySource]
  const { id } = await ask('createProject', completeTender('Ohne Portal', buyer))
  expect(await queue(id)).toEqual([])
  expect(await noticesOf(id)).toEqual([])
})

test('an announced change goes to the portal with its new values, before the tender is public here', async () => {
  const id = await givenOut()
  const form = (await call('getProject', id, 'pending')) as Tender
  const panels = withAnswers(concession, form.panels, { 'BT-21-Procedure': 'Deichbau, neu gefasst' })
  await ask('updateProject', { id, version: form.version, panels })
  await ask('announceChange', id, { reason: 'Der Titel war ungenau.', text: '' })
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 SUBMITTED')
  expect(lastXml()).toContain('Deichbau, neu gefasst')
  expect(inXml(lastXml(), 'efbc:ReasonDescription')).toEqual(['Der Titel war ungenau.'])
})

test('two changes go out one after the other, each naming the one before', async () => {
  const id = await givenOut()
  await queue(id)
  await queue(id, { reason: 'Noch einmal verlängert.' })
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 SUBMITTED', 'CHANGE 1 QUEUED')
  await look(id)
  await portalSays(id, 1, 'PUBLISHING')
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 PUBLISHING', 'CHANGE 1 QUEUED')
  expect(house.peer.received).toHaveLength(2)
  // A portal that takes its word back moves nobody.
  await portalSays(id, 1, 'SUBMITTED')
  await portalSays(id, 1, 'PUBLISHED')
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 PUBLISHED', 'CHANGE 1 SUBMITTED')
  expect(inXml(lastXml(), 'efbc:ChangedNoticeIdentifier')).toEqual([await named(id, 1)])
  expect(inXml(house.peer.received[1]?.xml, 'efbc:ChangedNoticeIdentifier')).toEqual([await named(id, 0)])
  expect(new Set(house.peer.received.map(({ businessId }) => businessId)).size).toBe(3)
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

test('what was sent is there as a file, for the team', async () => {
  const id = await givenOut()
  await queue(id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 SUBMITTED')
  const token = await logIn(house.url, anna)
  const file = async (notice: number, headers = { 'x-auth-token': token }) =>
    fetch(`${house.url}/api/v1/projects/${id}/notice.xml?notice=${notice}`, { headers })
  const sent = await file((await at(id, 1)).id)
  expect(await sent.text()).toBe(lastXml())
  expect(await ask('exportNotice', id, (await at(id, 1)).id)).toBe(lastXml())
  expect((await file(4711)).status).toBe(404)
  expect((await file((await at(id, 1)).id, { 'x-auth-token': '' })).status).toBe(404)
})

test('a server that was killed goes on where it was', async () => {
  const id = await givenOut()
  house.peer.submitting('breakKept')
  await queue(id)
  await queue(id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 SENDING', 'CHANGE 1 QUEUED')
  await house.restart()
  await look(id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 SUBMITTED', 'CHANGE 1 QUEUED')
  expect(house.peer.received).toHaveLength(2)
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
