import { businessIdOf } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type PortalPeer,
  peerKey,
  reportOf,
  startPortalPeer,
  type Submitting,
} from '../../../../e2e/portal-peer.ts'
import { listLogEntries } from '../../audit/audit.queries.ts'
import { givenDatabase } from '../../database/test-database.ts'
import { createLog } from '../../log.ts'
import type { Portal } from '../../portal/portal.ts'
import { publicationApi } from '../../portal/publication-api.ts'
import { actingAsSystem } from '../../rpc/system.ts'
import { startJobs } from '../../jobs/schedule.ts'
import { testConfig, testGround } from '../../test-config.ts'
import { quietHouse } from '../../assembly/quiet-house.ts'
import { addSubmission, listSubmissions } from './notice-submissions.queries.ts'
import { type Delivery, usualPace, type WriteNotice } from './conclusion.ts'
import { deliverDueNotices, deliveryJob } from './delivery.job.ts'

const database = givenDatabase({ demo: true })
const db = () => database.current.db
const tenderId = 1
const log = createLog('silent')
const start = new Date('2026-10-01T08:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
/** Only a portal that says nothing is given up on soon: a busy machine is no failure. */
const [patience, impatience] = [20_000, 300]

let peer: PortalPeer
let noticeId: string
let id: string
beforeAll(async () => {
  peer = await startPortalPeer()
})
afterAll(() => peer.close())
beforeEach(async () => {
  await db().deleteFrom('noticeSubmissions').execute()
  peer.received.length = 0
  Object.assign(peer.counts, { status: 0, stop: 0, report: 0, validation: 0 })
  peer.submitting()
  peer.answering()
  peer.objecting(reportOf())
  noticeId = crypto.randomUUID()
  id = businessIdOf({ noticeId, version: 1 })
  await queue(1)
})

const of = { tenderVersion: 1, createdBy: 'anna@x.example', panels: [], reason: '' }

const queue = (version: number, now = start) =>
  addSubmission(db(), { tenderId, kind: 'FIRST', noticeId, version, ...of }, now)

const write: WriteNotice = async (submission) => ({
  xml: `<ContractNotice><cbc:ID schemeName="notice-id">${submission.noticeId}</cbc:ID><cbc:VersionID>0${submission.version}</cbc:VersionID></ContractNotice>`,
  authorEmail: 'vergabe@amt.example',
  panels: [],
  placeOf: (location) => ({ fieldId: 'BT-21-Procedure', panelPath: `of ${location}` }),
})
const portalAt = (url = peer.url, waits = patience, validationUrl: string | null = null) =>
  publicationApi({ url, validationUrl, key: peerKey }, waits)
/** An address where nobody listens any more. */
async function nowhere(): Promise<string> {
  const gone = await startPortalPeer()
  await gone.close()
  return gone.url
}
const parts = (now: Date, changes: Partial<Delivery> = {}): Delivery => ({
  db: db(),
  portal: portalAt(),
  write,
  act: actingAsSystem(quietHouse(db(), testConfig(database.current.source), testGround(), log)),
  log,
  pace: usualPace,
  random: () => 0.5,
  clock: () => now,
  ...changes,
})
const work = (minutes: number, changes: Partial<Delivery> = {}) =>
  deliverDueNotices(parts(after(minutes), changes))
const state = async () => {
  const [submission] = (await listSubmissions(db(), tenderId)).slice(-1)
  if (!submission) throw new Error('nothing was submitted')
  return submission
}
const logged = async () =>
  (await listLogEntries(db(), { projectId: tenderId, type: 'NOTICE_STATUS' }, {}))
    .map(({ data }) => data.changes?.[0]?.newValue)
    .toReversed()

test('a notice is handed over once and followed until it is published', async () => {
  const before = (await logged()).length
  await work(0)
  expect(peer.received).toMatchObject([{ businessId: id, authorEmail: 'vergabe@amt.example' }])
  expect(await state()).toMatchObject({ state: 'SUBMITTED', since: start, problem: null, due: after(5) })
  expect(peer.counts.status).toBe(0)

  await work(4)
  expect(peer.counts.status).toBe(0)
  await work(5)
  expect(await state()).toMatchObject({ state: 'SUBMITTED', since: start, answered: after(5) })
  peer.move(id, 'PUBLISHING')
  await work(10)
  expect(await state()).toMatchObject({ state: 'PUBLISHING', since: after(10) })
  peer.move(id, 'PUBLISHED', { number: '00123456-2026', date: '2026-10-03' })
  await work(15)
  expect(await state()).toMatchObject({
    state: 'PUBLISHED',
    due: null,
    publicationNumber: '00123456-2026',
    publicationDate: '2026-10-03',
  })
  await work(10_000)
  expect(peer.counts.status).toBe(3)
  expect((await state()).steps.map((step) => step.state)).toEqual([
    'QUEUED',
    'SENDING',
    'SUBMITTED',
    'PUBLISHING',
    'PUBLISHED',
  ])
  expect((await logged()).slice(before)).toEqual([
    'Wird übermittelt',
    'Eingereicht',
    'Wird veröffentlicht',
    'Veröffentlicht',
  ])
})

describe('whatever happens on the way, the portal has it exactly once', () => {
  test.each<[Submitting, string | null, boolean]>([
    ['fail', 'failing', false],
    ['failKept', 'failing', true],
    ['hang', 'silent', false],
    ['hangKept', 'silent', true],
    ['breakKept', 'unreachable', true],
    ['garbleKept', 'unreadable', true],
    ['busy', 'busy', false],
    ['deny', 'keyRefused', false],
    ['twice', null, true],
  ])('%s', async (how, problem, isKept) => {
    peer.submitting(how)
    await work(0, { portal: portalAt(peer.url, how.startsWith('hang') ? impatience : patience) })
    expect(await state()).toMatchObject({ problem })
    await work(0.5)
    expect(peer.received).toHaveLength(1)
    await work(6)
    await work(12)
    expect(await state()).toMatchObject({ state: 'SUBMITTED', problem: null })
    expect(peer.received).toHaveLength(isKept ? 1 : 2)
    if (!isKept) expect(peer.counts.status).toBeGreaterThan(0)
  })
})

test('two failures in a row lengthen the pause, and every repeat asks first', async () => {
  peer.submitting('fail', 'fail', 'fail')
  for (let minutes = 0; minutes <= 40; minutes++) await work(minutes)
  expect(await state()).toMatchObject({ state: 'SUBMITTED', problem: null })
  expect(peer.received).toHaveLength(4)
  expect(peer.counts.status).toBeGreaterThanOrEqual(3)
})

test('the portal says when to come back, and is believed', async () => {
  peer.submitting('busy')
  await work(0)
  expect(await state()).toMatchObject({ state: 'QUEUED', problem: 'busy', due: after(2) })
})

test('while the portal cannot be reached the notice waits and can still be stopped', async () => {
  const portal = portalAt(await nowhere())
  for (const minutes of [0, 1, 10, 30, 90]) await work(minutes, { portal })
  expect(await state()).toMatchObject({ state: 'QUEUED', problem: 'unreachable', since: start })
  await work(200)
  expect(await state()).toMatchObject({ state: 'SUBMITTED' })
  expect(peer.received).toHaveLength(1)
})

test('a process that dies between submission and answer leaves a notice that is not sent again', async () => {
  const dying: Portal = {
    ...portalAt(),
    submit: async (notice) => {
      await portalAt().submit(notice)
      return new Promise(() => undefined)
    },
  }
  void work(0, { portal: dying })
  while (peer.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(await state()).toMatchObject({ state: 'SENDING' })
  await work(5)
  expect(await state()).toMatchObject({ state: 'SENDING' })
  await work(10)
  expect(await state()).toMatchObject({ state: 'SUBMITTED', problem: null })
  expect(peer.received).toHaveLength(1)
})

test('several processes at once send it once', async () => {
  await Promise.all([work(0), work(0), work(0)])
  expect(peer.received).toHaveLength(1)
})

test('a rejection comes with its report, led back to the fields', async () => {
  peer.submitting('reject')
  await work(0)
  expect(await state()).toMatchObject({
    state: 'VALIDATION_FAILED',
    due: null,
    problem: null,
    failures: [
      {
        severity: 'ERROR',
        rule: 'BR-BT-00021-0101',
        fieldId: 'BT-21-Procedure',
        panelPath: 'of /ContractNotice',
        text: 'Titel fehlt',
      },
    ],
  })
})

test('a report that is not there yet is fetched later', async () => {
  peer.submitting('reject')
  peer.answering('fail', 'garble')
  await work(0)
  expect(await state()).toMatchObject({ state: 'VALIDATION_FAILED', problem: 'reportMissing', failures: [] })
  await work(5)
  await work(10)
  expect(await state()).toMatchObject({ problem: null, due: null, failures: [{ text: 'Titel fehlt' }] })
  expect((await state()).steps).toHaveLength(3)
})

test.each<[Submitting, string]>([
  ['incomplete', 'incomplete'],
  ['oldStandard', 'standardRefused'],
])('what would be refused again (%s) comes back at once', async (how, problem) => {
  peer.submitting(how)
  await work(0)
  expect(await state()).toMatchObject({ state: 'VALIDATION_FAILED', problem, due: null })
})

test('a yes for a notice that never arrives is noticed, and it is not sent again', async () => {
  peer.submitting('forget')
  for (const minutes of [0, 5, 10]) await work(minutes)
  expect(await state()).toMatchObject({ state: 'SUBMITTED', problem: null })
  for (const minutes of [20, 30, 40]) await work(minutes)
  expect(await state()).toMatchObject({ state: 'SUBMITTED', problem: 'notArrived' })
  expect(peer.received).toHaveLength(1)
  peer.move(id, 'SUBMITTED')
  await work(50)
  expect(await state()).toMatchObject({ state: 'SUBMITTED', problem: null })
})

test('a portal that takes its word back is not believed', async () => {
  await work(0)
  peer.move(id, 'PUBLISHING')
  await work(5)
  peer.move(id, 'SUBMITTED')
  await work(10)
  expect(await state()).toMatchObject({ state: 'PUBLISHING', problem: 'contradicting', since: after(5) })
  peer.move(id, 'ANYTHING')
  await work(15)
  expect(await state()).toMatchObject({ state: 'PUBLISHING', problem: 'unreadable' })
  peer.move(id, 'NOT_PUBLISHED')
  await work(20)
  expect(await state()).toMatchObject({ state: 'NOT_PUBLISHED', problem: null, due: null })
})

test('questions that fail change nothing but when the next one comes', async () => {
  await work(0)
  peer.answering('fail', 'hang', 'garble', 'deny', 'busy')
  const problems = []
  for (const minutes of [5, 10, 15, 20, 25]) {
    await work(minutes, { portal: portalAt(peer.url, minutes === 10 ? impatience : patience) })
    problems.push((await state()).problem)
  }
  expect(problems).toEqual(['failing', 'silent', 'unreadable', 'keyRefused', 'busy'])
  expect(await state()).toMatchObject({ state: 'SUBMITTED', since: start })
  await work(30)
  expect(await state()).toMatchObject({ problem: null, answered: after(30) })
})

test('a number that is taken but not shown comes back to us instead of hanging', async () => {
  peer.move(id, 'SUBMITTED')
  await work(0)
  expect(await state()).toMatchObject({ state: 'SENDING', problem: 'numberTaken' })
  peer.lose(id)
  await work(5)
  expect(await state()).toMatchObject({ state: 'VALIDATION_FAILED', problem: 'numberTaken', due: null })
  expect(peer.received).toHaveLength(1)
})

test('a notice is found on whatever page of the list it stands', async () => {
  peer.crowd(230)
  await work(0)
  await work(5)
  expect(await state()).toMatchObject({ problem: null, answered: after(5) })
  expect(peer.counts.status).toBe(3)
})

test('where the portal checks beforehand, what it objects to is not submitted', async () => {
  const portal = portalAt(peer.url, patience, peer.url)
  peer.objecting(reportOf({ rule: 'BR-1', location: '/ContractNotice', text: 'Nein' }))
  await work(0, { portal })
  expect(await state()).toMatchObject({ state: 'VALIDATION_FAILED', failures: [{ rule: 'BR-1' }] })
  expect(peer.received).toEqual([])

  await queue(2)
  peer.objecting(reportOf({ rule: 'BR-2', location: '/', text: 'Vielleicht', role: 'WARN' }))
  await work(1, { portal })
  expect(await state()).toMatchObject({ version: 2, state: 'SUBMITTED' })
})

test('a validation that does not answer holds nothing up', async () => {
  await work(0, { portal: portalAt(peer.url, patience, await nowhere()) })
  expect(await state()).toMatchObject({ state: 'SUBMITTED' })
})

test('a notice that cannot be written waits and says so', async () => {
  await work(0, { write: () => Promise.reject(new Error('no such form')) })
  expect(await state()).toMatchObject({ state: 'QUEUED', problem: 'notWritten' })
  await work(70)
  expect(await state()).toMatchObject({ state: 'SUBMITTED', problem: null })
})

test('a rejection whose places cannot be found any more is told all the same', async () => {
  await work(0)
  peer.move(id, 'VALIDATION_FAILED')
  await work(5, { write: () => Promise.reject(new Error('no such form')) })
  expect(await state()).toMatchObject({ state: 'VALIDATION_FAILED', problem: null, due: null })
})

test('what was stopped while the portal was asked stays stopped', async () => {
  await work(0)
  const { status } = portalAt()
  const portal: Portal = {
    ...portalAt(),
    status: async (businessId) => {
      await db().updateTable('noticeSubmissions').set({ state: 'STOPPED', due: null }).execute()
      return status(businessId)
    },
  }
  await work(5, { portal })
  expect(await state()).toMatchObject({ state: 'STOPPED', due: null })
})

test('who was held up while another process took over does not send it as well', async () => {
  peer.submitting('fail', 'fail')
  await work(0)
  const late: Portal = {
    ...portalAt(),
    status: async () => {
      await work(20)
      return null
    },
  }
  await work(6, { portal: late })
  expect(peer.received).toHaveLength(2)
  expect(await state()).toMatchObject({ state: 'SENDING', problem: 'failing' })
})

test('the job works at its start and when woken', async () => {
  const job = startJobs([deliveryJob(parts(start))], log)
  const until = async (wanted: string) => {
    while ((await state()).state !== wanted) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await until('SUBMITTED')
  await db().updateTable('noticeSubmissions').set({ due: start }).execute()
  peer.move(id, 'PUBLISHED')
  job.wake('delivery')
  await until('PUBLISHED')
  await job.stop()
})
