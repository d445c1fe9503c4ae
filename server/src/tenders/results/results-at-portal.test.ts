import { contract } from '@allmende/domain/contract.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { PartySource } from '@allmende/domain/notices/values/parties.ts'
import { fieldsNamed } from '@allmende/domain/notices/values/reading.ts'
import { noticeWayReasons } from '@allmende/domain/tenders/notice/notice-ways.reasons.ts'
import { withLotEnd } from '@allmende/domain/tenders/results/result-panels.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { startOfDay } from '@allmende/domain/times.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PortalPeer, peerKey, startPortalPeer } from '../../../../e2e/portal-peer.ts'
import { methods } from '../../assembly/methods.ts'
import { givenDatabase } from '../../database/test-database.ts'
import { codeLists, formOfTemplate } from '../../notices/catalogues.ts'
import type { Platform } from '../../platform.ts'
import { logIn, openSocket, startTestPlatform, type TestSocket } from '../../test-platform.ts'
import { usualPace } from '../submissions/conclusion.ts'
import { hoursAhead } from '../test-listed-tenders.ts'
import { team } from '../test-tenders.ts'
import { announcedAs, awardedAt, withCriteria } from './test-result-panels.ts'

const database = givenDatabase({ demo: true })
let peer: PortalPeer
let platform: Platform
let anna: TestSocket
const ask = (method: string, ...params: unknown[]) => anna.call(method, ...params) as Promise<TeamTender>

/** So slow that only what a test sets in motion happens. */
const pace = { ...usualPace, lookEvery: 3_600_000 }

beforeAll(async () => {
  peer = await startPortalPeer()
  platform = await startTestPlatform(database.current, {
    config: { portal: { url: peer.url, validationUrl: null, key: peerKey } },
    offer: { contract, methods, pace: { portal: pace } },
  })
  anna = await openSocket(platform.url, await logIn(platform.url, 'anna.amt@allmende.example'))
})
afterAll(async () => {
  anna.close()
  await platform.close()
  await peer.close()
})

test('a result is sent as such, and what ends meanwhile is told in another', async () => {
  const [buyer] = (await anna.call('getOrganizations', 'CLIENT')) as [PartySource]
  const panels = withCriteria(announcedAs('19', 2, buyer))
  const { id, lots } = await ask('createProject', {
    templateId: 'EU-19',
    sdkVersion: '1.7',
    type: 0,
    panels,
    team,
  })
  await ask('updateProjectStage', { id, stage: 2, published: new Date().toISOString() }, null, null)
  const [first, second] = lots.map((lot) => lot.id)

  const { results } = await ask('endLot', first, 'Kein Bedarf')
  const result = results[0]?.id
  expect(await anna.call('checkNotice', result)).toMatchObject({ findings: [] })
  const start = { id: result, stage: 2, published: hoursAhead(72).toISOString(), portal: true }
  await ask('updateProjectStage', start, null, null)
  await ask('publishToSIMAP', result)

  const ended = await ask('endLot', second, 'Kein Bedarf')
  expect(ended.results).toMatchObject([
    { id: result, stage: 1, lotIds: [first], notices: [{ kind: 'RESULT', version: 1 }] },
    { stage: null, lotIds: [second], notices: [] },
  ])
  const folder = (values: TeamTender) => fieldsNamed(values.panels, 'BT-04-notice')[0]?.stringValue
  expect(folder(await ask('getProject', result))).toBe(folder(ended))
})

test('whose contract is of today is sent from tomorrow on', async () => {
  const [buyer] = (await anna.call('getOrganizations', 'CLIENT')) as [PartySource]
  const panels = withCriteria(announcedAs('19', 2, buyer))
  const { id, lots } = await ask('createProject', {
    templateId: 'EU-19',
    sdkVersion: '1.7',
    type: 0,
    panels,
    team,
  })
  await ask('updateProjectStage', { id, stage: 2, published: new Date().toISOString() }, null, null)
  const { results } = await ask('endLot', lots[0]?.id, 'Kein Bedarf')
  let draft = await ask('getProject', results[0]?.id)
  const form = formOfTemplate('EU-32', 'de') as Form
  const ended = draft.panels
  const concluded = async (moment: Date) => {
    const end = awardedAt('LOT-0002', moment, buyer)
    const told = withLotEnd({ form, panels, lists: codeLists('1.7', 'de'), publishedAs: null }, ended, end)
    draft = await ask('updateProject', { id: draft.id, version: draft.version, panels: told })
  }
  const publish = () => {
    const start = { id: draft.id, stage: 2, published: hoursAhead(72).toISOString(), portal: true }
    return ask('updateProjectStage', start, null, null)
  }

  await concluded(new Date())
  expect(await anna.call('checkNotice', draft.id)).toMatchObject({ findings: [{ rule: 'BR-BT-00145-0100' }] })
  await expect(publish()).rejects.toThrow(noticeWayReasons.noticeIncomplete.de)
  await concluded(startOfDay(new Date(), -1))
  await publish()
  expect(await ask('publishToSIMAP', draft.id)).toMatchObject({ notices: [{ kind: 'RESULT' }] })
})
