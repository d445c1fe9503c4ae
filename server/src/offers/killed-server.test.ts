import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import { openDatabase } from '../database/database.ts'
import { personAt } from '../rooms/test-room.ts'
import { call, type Sender } from '../rooms/test-uploads.ts'
import { after, courseOn, day, minute, publishedTender } from '../tenders/course/test-course.ts'
import { dora } from '../tenders/people/test-announced.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { demoServer } from '../test-demo-server.ts'
import type { ServerProcess } from '../test-server-process.ts'
import { type Death, deathIn } from './test-death.ts'
import { applicant } from './test-story.ts'

// Each start takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

type Moment = Omit<Death, 'callId'>
/** That each statement counts is told beside, by breaking off; here the whole house goes down at those that decide. */
const moments: Moment[] = [
  // Receipt, or protocol, and stage are written.
  { at: 'insert into "audit_entries"', when: 'before' },
  { at: 'commit', when: 'before' },
  { at: 'commit', when: 'after' },
]

describe.skipIf(inject('template').kind !== 'embedded')('a server that is killed', () => {
  let server: ServerProcess
  const people = new Map<string, Sender>()
  /** One tender that is filed for, and one that waits for the second of two people. */
  let [filed, sealed] = [] as unknown as [Story, Story]
  type Story = { tender: TeamTender; offerId: number }

  beforeAll(async () => {
    server = await demoServer({}, 'server/src/offers/test-dying-server.ts')
    const source = { kind: 'embedded', directory: join(server.dataDir, 'database') } as const
    const database = { ...(await openDatabase(source)), source, dataDir: server.dataDir }
    const course = courseOn(() => database)
    await course.open()
    const now = new Date()
    const told = async (applicationDeadline: Date): Promise<Story> => {
      course.at(after(-41 * day, now))
      const tender = await publishedTender(course, 3, {
        applicationDeadline,
        offerDeadline: after(90 * day, now),
      })
      const { offerId } = await applicant(course, dora, tender, 'Antrag.txt')
      return { tender, offerId }
    }
    ;[filed, sealed] = [await told(after(day, now)), await told(after(-minute, now))]
    await course.call(dora, 'updateOfferStage', sealed.offerId, 1, null)
    course.at(now)
    await course.call(bernd, 'updateProjectStage', { id: sealed.tender.id, stage: 4 }, null, demoPassword)
    await database.close()
  })
  afterAll(() => server.remove())

  const as = async (email: string): Promise<Sender> => {
    const known = people.get(email) ?? (await personAt(server.url, email))
    people.set(email, known)
    return known
  }
  const asked = async (email: string, method: string, ...params: unknown[]) =>
    (await call(await as(email), method, ...params)).result
  const send = async (email: string, id: string, method: string, params: unknown[]) => {
    const { url, token } = await as(email)
    const answer = await fetch(`${url}/api/v1/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': token },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
    })
    return (await answer.json()) as { result?: { receiptId: number | null; lots: unknown[] } }
  }

  /** Starts it, looks what there is, and has it die over the call. */
  async function diesOver(
    moment: Moment,
    before: () => Promise<void>,
    email: string,
    method: string,
    params: unknown[],
  ) {
    const callId = randomUUID()
    writeFileSync(deathIn(server.dataDir), JSON.stringify({ callId, ...moment } satisfies Death))
    await server.start()
    await before()
    await expect(send(email, callId, method, params)).rejects.toThrow()
    expect(await server.ending()).toMatchObject({ signal: 'SIGKILL' })
    return callId
  }

  /** What there is of a submission: receipts, log, stage, mails. */
  async function submission() {
    const { tender, offerId } = filed
    const { submissions } = await asked(dora, 'getSubmissions', offerId)
    const [offer] = await asked(dora, 'getOffersByProjectId', tender.id)
    const entries = await asked(bernd, 'getLogEntries', tender.id, 'APPLICATION_SUBMITTED')
    const mails = (await asked(dora, 'getDemoMails')).filter(
      ({ key, html }: { key: string; html: string }) =>
        key === 'applicationSubmitted' && html.includes(`/projekte/${tender.id}`),
    )
    return [submissions.length, offer.stage, entries.length, mails.length]
  }
  /** What there is of an opening: stage, protocol, log, opened submission. */
  async function opened() {
    const { tender, offerId } = sealed
    const { lots } = await asked(anna, 'getProject', tender.id)
    const { submissions } = await asked(anna, 'getSubmissions', offerId)
    const entries = await asked(anna, 'getLogEntries', tender.id, 'OPENED')
    const [lot] = lots
    return [lot.stage, lot.openings.length, entries.length, submissions[0].openedAt !== null, lot.openUser]
  }

  test('over a submission or an opening has done nothing of it or all, and a repeat is answered as it was', async () => {
    const [submitting, confirming] = [
      [filed.offerId, 1, null],
      [{ id: sealed.tender.id, stage: 4 }, null, demoPassword],
    ]
    let [submitted, confirmed] = ['', '']
    const nothing = async () => expect(await submission()).toEqual([0, 0, 0, 0])
    for (const moment of moments)
      submitted = await diesOver(moment, nothing, dora, 'updateOfferStage', submitting)

    const sealedStill = async () => {
      expect(await submission()).toEqual([1, 1, 1, 4])
      expect(await opened()).toEqual([3, 0, 0, false, bernd])
    }
    for (const moment of moments)
      confirmed = await diesOver(moment, sealedStill, anna, 'updateProjectStage', confirming)

    await server.start()
    const { submissions } = await asked(dora, 'getSubmissions', filed.offerId)
    const receipt = await send(dora, submitted, 'updateOfferStage', submitting)
    expect(receipt.result?.receiptId).toBe(submissions[0].receiptId)
    const answer = await send(anna, confirmed, 'updateProjectStage', confirming)
    expect(answer.result?.lots).toMatchObject([{ stage: 4 }])
    expect(await submission()).toEqual([1, 1, 1, 4])
    expect(await opened()).toEqual([4, 1, 1, true, null])
    const rooms = await asked(anna, 'getRoomsByProjectId', sealed.tender.id)
    const room = rooms.find(({ type }: { type: string }) => type === 'CONTRACTOR')
    expect(await asked(anna, 'listDocuments', room.id)).toMatchObject([
      { name: 'Antrag.txt', state: 'READY' },
    ])
    expect(server.faults).toEqual([])
  })
})
