import { randomUUID } from 'node:crypto'
import type { TenderType } from '@allmende/domain/procedure/tender-type.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { existing } from '@allmende/domain/verdict.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { addSession } from '../accounts/sessions.queries.ts'
import { endingOf, senderOf } from '../offers/test-sender.ts'
import { createCalls } from '../rpc/calls.ts'
import { noConnection } from '../rpc/method.ts'
import type { Session } from '../rpc/session.ts'
import {
  day,
  drafted,
  givenCourse,
  hour,
  publishedTender,
  refusal,
  refused,
} from '../tenders/course/test-course.ts'
import { deich, dora, emil, fritz } from '../tenders/people/test-announced.ts'
import { anna } from '../tenders/test-tenders.ts'
import { words, writingIn } from './test-writing.ts'

/** Bad input, people who left, answers that are lost and very many at once. */
const course = givenCourse()
const { call } = course
const { send, list, attached } = writingIn(course)
let tender: TeamTender

beforeAll(async () => {
  tender = await publishedTender(course, 3)
  await call(dora, 'createOffer', { id: tender.id })
  await course.everythingSaid()
})

test('what is sent twice by a lost answer is one message, and one mail to each', async () => {
  const fritzSends = await senderOf(course, fritz)
  const id = randomUUID()
  const message = { projectId: tender.id, ...words, roomId: await attached(fritz, 'Plan.txt') }
  const one = await fritzSends(id, 'sendMessage', [message])
  const again = await fritzSends(id, 'sendMessage', [message])
  expect([endingOf(one), endingOf(again)]).toEqual(['done', 'done'])
  expect(again).toEqual(one)
  expect(await list(fritz, tender.id)).toHaveLength(1)
  expect(await course.mailed()).toEqual(['messageSentByContractor anna', 'messageSentByContractor bernd'])
})

test('what is too long is refused at its field', async () => {
  const sending = await senderOf(course, dora)
  const megabyte = 'ü'.repeat(1_000_000)
  for (const field of ['messageText', 'messageSubject', 'question']) {
    const outcome = await sending(randomUUID(), 'sendMessage', [
      { projectId: tender.id, ...words, [field]: megabyte },
    ])
    expect('error' in outcome && Object.keys(outcome.error.data?.fields ?? {})).toEqual([`0.${field}`])
  }
})

test('what looks like markup is kept as it is, and what no database keeps is refused', async () => {
  const text = '<script>alert(1)</script> [x](javascript:alert(1)) ![](https://böse.example/p.png) \u202E'
  const sent = await send(dora, { projectId: tender.id, messageText: text, messageSubject: '<b>A</b>' })
  expect(sent).toMatchObject({ messageText: text, messageSubject: '<b>A</b>' })
  for (const messageText of ['a\0b', 'a\uD800b'])
    expect(await refused(send(dora, { projectId: tender.id, messageText }))).toBe('ValidationException')
})

describe('what nothing can be written about', () => {
  test.each<TenderType>([3, 4])('a notice of type %i', async (type) => {
    const { id } = await drafted(course, { type })
    await course
      .db()
      .updateTable('tenders')
      .set({ stage: 2, published: course.now, publicFrom: course.now })
      .where('id', '=', id)
      .execute()
    for (const email of [anna, dora])
      expect((await refusal(send(email, { projectId: id }))).message).toContain('niemand daran teilnehmen')
    expect(await list(dora, id)).toEqual([])
  })

  test('a draft, and what is archived; what was written stays', async () => {
    const { id } = await drafted(course)
    expect(await refused(send(anna, { projectId: id }))).toBe('StageException')
    expect(await refused(send(dora, { projectId: id }))).toBe('NotFoundException')
    const old = await publishedTender(course, 3)
    await send(dora, { projectId: old.id })
    await course.db().updateTable('tenders').set({ archived: course.now }).where('id', '=', old.id).execute()
    for (const email of [anna, dora]) {
      expect(await refused(send(email, { projectId: old.id }))).toBe('StageException')
      expect(await list(email, old.id)).toHaveLength(1)
    }
  })
})

test('who has left is written to without a mail, and finds it when she is back', async () => {
  const setState = (state: 'ACTIVE' | 'DISABLED') =>
    course.db().updateTable('users').set({ state }).where('email', 'in', [dora, emil]).execute()
  await setState('DISABLED')
  await course.everythingSaid()
  await send(anna, { projectId: tender.id, recipientOrganizationIds: [deich], messageSubject: 'Da?' })
  await send(anna, { projectId: tender.id, recipientOrganizationIds: [0], messageSubject: 'Alle da?' })
  expect(await course.mailed()).toEqual([])
  await setState('ACTIVE')
  expect((await list(dora, tender.id)).map((one) => one.messageSubject)).toEqual(
    expect.arrayContaining(['Da?', 'Alle da?']),
  )
})

test('a company writes sixty times an hour and then waits; its text is not lost by that', async () => {
  const other = await publishedTender(course, 3)
  const sending = await senderOf(course, fritz)
  const endings = []
  for (let count = 0; count < 62; count += 1)
    endings.push(await sending(randomUUID(), 'sendMessage', [{ projectId: other.id, ...words }]))
  expect(endings.map(endingOf).filter((ending) => ending === 'done')).toHaveLength(60)
  const last = endings.at(-1)
  expect(last && 'error' in last && last.error.data).toMatchObject({
    exceptionTypeName: 'RateLimitException',
    message: expect.stringContaining('in 1 Minute erneut'),
  })
  course.pass(hour)
  expect(endingOf(await sending(randomUUID(), 'sendMessage', [{ projectId: other.id, ...words }]))).toBe(
    'done',
  )
})

/** So many companies, each with somebody who is logged in. */
async function crowd(count: number): Promise<Session[]> {
  await sql`
    insert into organizations (name, name_sort, name_key, type, contact, created, updated)
    select 'Firma ' || n, 'firma ' || n, 'firma' || n, 'CONTRACTOR', '{}', now(), now()
    from generate_series(1, ${count}::int) n`.execute(course.db())
  await sql`
    insert into users (email, given_name, sur_name, roles, organization_id, state, two_factor_enabled, created, updated)
    select 'person.' || n || '@firma.example', 'Vorname', 'Nachname', array['ORGANIZATION_USER'],
      (select id from organizations where name_key = 'firma' || n), 'ACTIVE', false, now(), now()
    from generate_series(1, ${count}::int) n`.execute(course.db())
  const limits = { idle: day, absolute: day }
  const sessions: Session[] = []
  for (let n = 1; n <= count; n += 1) {
    const token = await addSession(course.db(), `person.${n}@firma.example`, true, course.now, limits)
    sessions.push(existing(await course.house.sessions.open(token, course.now)))
  }
  return sessions
}

test('two hundred ask at once, and each is heard', { timeout: 120_000 }, async () => {
  const sessions = await crowd(200)
  const run = createCalls(course.house)
  const asking = sessions.map((session) =>
    run(
      { session, address: 'test', language: 'de', connection: noConnection },
      {
        id: randomUUID(),
        method: 'sendMessage',
        params: [{ projectId: tender.id, ...words, messageText: `Von ${session.email}` }],
        now: course.now,
      },
    ),
  )
  expect(new Set((await Promise.all(asking)).map(endingOf))).toEqual(new Set(['done']))
  const asked = (await list(anna, tender.id)).filter(({ messageText }) => messageText.startsWith('Von '))
  expect(new Set(asked.map((one) => one.senderOrganizationId)).size).toBe(200)
  expect(await call(anna, 'getCorrespondents', tender.id)).toHaveLength(202)
})
