import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenCourse, minute, publishedTender, refusal, refused } from '../tenders/course/test-course.ts'
import { deich, dora, emil, fritz, geest } from '../tenders/people/test-announced.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { clara, gesa, words, writingIn } from './test-writing.ts'

/** One tender that two companies take part in and a third asks about. */
const course = givenCourse()
const { call } = course
const { send, list } = writingIn(course)
let tender: TeamTender
let [doras, fritzs] = [0, 0]

beforeAll(async () => {
  tender = await publishedTender(course, 3)
  doras = (await call(dora, 'createOffer', { id: tender.id })).id
  fritzs = (await call(fritz, 'createOffer', { id: tender.id })).id
  await course.everythingSaid()
})

const subjects = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).map(({ messageSubject }) => messageSubject)
const newTo = async (email: string) => {
  const { newMessages } = await call(email, 'getProject', tender.id)
  const [row] = (await call(email, 'getAllProjects', {})).filter(({ id }) => id === tender.id)
  const { projects } = await call(email, 'getUnreadMessages')
  const counted = projects.find(({ projectId }) => projectId === tender.id)?.count ?? 0
  expect([row?.newMessages, counted]).toEqual([newMessages, newMessages])
  return newMessages
}

describe('a question and its answers', () => {
  test('a company asks, and the team alone gets it', async () => {
    const asked = await send(dora, { projectId: tender.id })
    expect(asked).toMatchObject({
      ...words,
      userName: dora,
      senderName: 'Deich & Erdbau GmbH',
      senderOrganizationId: deich,
      recipientOrganizationIds: [],
      recipientNames: [],
      read: true,
      readByUser: false,
    })
    expect(await course.mailed()).toEqual(['messageSentByContractor anna', 'messageSentByContractor bernd'])
    expect(await course.logged()).toEqual(['MESSAGE_CREATED dora'])
    expect(await subjects(anna, tender.id)).toEqual(['Zufahrt'])
    expect(await subjects(emil, tender.id)).toEqual(['Zufahrt'])
    expect(await subjects(fritz, tender.id)).toEqual([])
    expect([await newTo(anna), await newTo(dora), await newTo(fritz)]).toEqual([1, 0, 0])
  })

  test('it is read by one person, and her side knows', async () => {
    const [asked] = await list(anna, tender.id)
    expect(asked).toMatchObject({ userName: dora, read: false, readByOrganization: false })
    const read = await call(anna, 'addTag', asked?.id ?? 0, 'gelesen')
    expect(read).toMatchObject({ tags: ['gelesen'], read: true, readByUser: true, readByOrganization: true })
    expect((await list(bernd, tender.id))[0]).toMatchObject({ read: false, readByOrganization: true })
    expect([await newTo(anna), await newTo(bernd)]).toEqual([0, 1])
    expect((await list(emil, tender.id))[0]).toMatchObject({ readByUser: false, readByOrganization: false })
  })

  test('it is found by its number, by those alone who may read it', async () => {
    const [asked] = await list(anna, tender.id)
    const found = async (email: string, id = asked?.id ?? 0) =>
      (await call(email, 'getMessages', tender.id, null, { id })).map(({ messageSubject }) => messageSubject)
    expect([await found(anna), await found(dora), await found(fritz)]).toEqual([['Zufahrt'], ['Zufahrt'], []])
    expect(await found(anna, 2 ** 40)).toEqual([])
    expect(await call(anna, 'countMessages', tender.id, null, { id: 2 ** 40 })).toBe(0)
  })

  test('one is answered, and another one is not told', async () => {
    course.pass(minute)
    const [asked] = await list(anna, tender.id)
    const answer = await send(anna, {
      projectId: tender.id,
      replyToMessageId: asked?.id ?? 0,
      messageSubject: 'AW: Zufahrt',
      messageText: 'Ja.',
    })
    expect(answer).toMatchObject({
      recipientOrganizationIds: [deich],
      recipientNames: ['Deich & Erdbau GmbH'],
    })
    expect(await course.mailed()).toEqual(['messageSentByClient dora', 'messageSentByClient emil'])
    const [seen] = await list(dora, tender.id)
    expect(seen).toMatchObject({
      userName: null,
      senderName: 'Gemeinde Auwiesen',
      senderOrganizationId: null,
      recipientOrganizationIds: [deich],
      recipientNames: [],
      replyToMessageId: asked?.id,
    })
    expect(await subjects(fritz, tender.id)).toEqual([])
    expect([await newTo(dora), await newTo(emil), await newTo(fritz)]).toEqual([1, 1, 0])
    const answered = { id: answer.id, created: course.now, toAll: false }
    for (const email of [anna, dora])
      expect((await list(email, tender.id)).map((one) => one.answered)).toEqual([null, answered])
  })

  test('all are answered without a name, and who joins later finds it', async () => {
    course.pass(minute)
    const [, asked] = await list(anna, tender.id)
    await send(anna, {
      projectId: tender.id,
      replyToMessageId: asked?.id ?? 0,
      recipientOrganizationIds: [0],
      messageSubject: 'Frage zur Zufahrt',
      messageText: 'Sie ist frei.',
      question: 'Ist die Zufahrt **frei**?',
    })
    expect(await course.mailed()).toEqual([
      'messageSentByClient dora',
      'messageSentByClient emil',
      'messageSentByClient fritz',
    ])
    const [seen] = await list(fritz, tender.id)
    expect(seen).toMatchObject({
      recipientOrganizationIds: [0],
      replyToMessageId: null,
      question: 'Ist die Zufahrt **frei**?',
    })
    expect((await list(dora, tender.id))[0]?.replyToMessageId).toBe(asked?.id)
    const answered = { id: seen?.id, created: course.now, toAll: true }
    for (const email of [anna, dora])
      expect((await list(email, tender.id)).find(({ id }) => id === asked?.id)?.answered).toEqual(answered)
    const answers = await course.newcomer().call('getAnswers', tender.id)
    expect(answers).toEqual([
      { id: seen?.id, created: course.now, question: 'Ist die Zufahrt **frei**?', answer: 'Sie ist frei.' },
    ])
    expect(await subjects(gesa, tender.id)).toEqual([])
    await call(gesa, 'createOffer', { id: tender.id })
    expect(await subjects(gesa, tender.id)).toEqual(['Frage zur Zufahrt'])
    expect(await newTo(gesa)).toBe(1)
  })

  test('the conversation about an offer is what that company has to do with', async () => {
    course.pass(minute)
    const line = { messageSubject: '', messageText: 'Noch etwas?' }
    await send(bernd, { projectId: tender.id, offerId: fritzs, ...line })
    expect(await subjects(anna, tender.id, fritzs)).toEqual(['', 'Frage zur Zufahrt'])
    expect(await subjects(fritz, tender.id, fritzs)).toEqual(['', 'Frage zur Zufahrt'])
    expect(await subjects(anna, tender.id, doras)).toEqual(['Frage zur Zufahrt', 'AW: Zufahrt', 'Zufahrt'])
    expect(await refused(list(fritz, tender.id, doras))).toBe('NotFoundException')
    expect(await refused(send(fritz, { projectId: tender.id, offerId: doras, ...line }))).toBe(
      'NotFoundException',
    )
  })
})

describe('who is written to', () => {
  test.each([
    [{ recipientOrganizationIds: [] }, 'Bitte wählen Sie mindestens einen Empfänger.'],
    [{ recipientOrganizationIds: [0, deich] }, '„Alle Teilnehmer“ kann nicht'],
    [{ recipientOrganizationIds: [4711] }, 'nimmt an dieser Ausschreibung nicht teil'],
    [{ recipientOrganizationIds: [deich], question: 'Was?' }, 'Eine Frage wird nur'],
    [{ recipientOrganizationIds: [0], messageSubject: ' ' }, 'Betreff'],
    [{ recipientOrganizationIds: [0], messageText: '\n' }, 'einen Text'],
    [{ recipientOrganizationIds: [0], senderOrganizationId: geest }, 'eigenen Organisation'],
  ])('the team is told what is wrong with %j', async (wrong, sentence) => {
    const no = await refusal(send(anna, { projectId: tender.id, ...wrong }))
    expect(no.exceptionTypeName).toBe('ValidationException')
    expect(no.message).toContain(sentence)
  })

  test('a company names nobody', async () => {
    for (const id of [0, deich, geest, 4711]) {
      const no = await refusal(send(dora, { projectId: tender.id, recipientOrganizationIds: [id] }))
      expect(no.message).toContain('immer an die Vergabestelle')
    }
    expect(await refused(send(dora, { projectId: tender.id, senderOrganizationId: geest }))).toBe(
      'ValidationException',
    )
  })

  test('nobody answers her own side, or what she may not read, or what is about another tender', async () => {
    const all = await list(anna, tender.id)
    const [byDora, byTeam] = [
      all.find(({ userName }) => userName === dora),
      all.find(({ userName }) => userName === anna),
    ]
    const answering = (email: string, id = 0, projectId = tender.id) =>
      refused(send(email, { projectId, replyToMessageId: id }))
    expect(await answering(emil, byDora?.id)).toBe('StageException')
    expect(await answering(bernd, byTeam?.id)).toBe('StageException')
    expect(await answering(fritz, byDora?.id)).toBe('NotFoundException')
    const other = await publishedTender(course, 3)
    expect(await answering(anna, byDora?.id, other.id)).toBe('NotFoundException')
    expect(await refused(send(anna, { projectId: other.id, offerId: doras }))).toBe('NotFoundException')
  })

  test('who runs it learns who takes part and who has asked', async () => {
    const other = await publishedTender(course, 3)
    await send(gesa, { projectId: other.id })
    expect(await call(anna, 'getCorrespondents', other.id)).toEqual([
      { organizationId: 4, name: 'Wesermarsch Hafenbau AG', offerId: null },
    ])
    await send(anna, { projectId: other.id, recipientOrganizationIds: [4] })
    expect(await refused(call(dora, 'getCorrespondents', other.id))).toBe('AccessDeniedException')
    expect(await refused(list(clara, other.id))).toBe('AccessDeniedException')
  })
})

test('who asked before taking part gets the answer to all, once, and nobody else learns of it', async () => {
  const other = await publishedTender(course, 3)
  await call(fritz, 'createOffer', { id: other.id })
  const asked = await send(gesa, { projectId: other.id })
  await course.everythingSaid()
  const answer = await send(anna, {
    projectId: other.id,
    replyToMessageId: asked.id,
    recipientOrganizationIds: [0],
    messageSubject: 'An alle',
    question: 'Frei?',
  })
  expect(answer).toMatchObject({ recipientOrganizationIds: [0], recipientNames: [] })
  expect(await course.mailed()).toEqual(['messageSentByClient fritz', 'messageSentByClient gesa'])
  const link = `/projekte/${other.id}/nachrichten#nachricht-${answer.id}`
  const mails = await course
    .db()
    .selectFrom('outbox')
    .select('values')
    .where('key', '=', 'messageSentByClient')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(mails).toMatchObject([{ values: { link } }, { values: { link } }])
  const gesas = { recipientOrganizationIds: [0], recipientNames: [], replyToMessageId: asked.id, read: false }
  expect((await list(gesa, other.id)).find(({ id }) => id === answer.id)).toMatchObject(gesas)
  const [seen] = await list(fritz, other.id)
  expect(seen).toMatchObject({ recipientOrganizationIds: [0], recipientNames: [], replyToMessageId: null })
  expect(await subjects(dora, other.id)).toEqual([])
  const unread = async () =>
    (await call(gesa, 'getUnreadMessages')).projects.find(({ projectId }) => projectId === other.id)
  expect(await unread()).toMatchObject({ count: 1, messageId: answer.id })
  await call(gesa, 'createOffer', { id: other.id })
  expect(await unread()).toMatchObject({ count: 1 })
  expect((await list(gesa, other.id)).filter(({ id }) => id === answer.id)).toHaveLength(1)
  expect(await call(anna, 'getMessages', other.id, null, { search: 'hafenbau' })).toMatchObject([
    { id: asked.id },
  ])
  await send(anna, { projectId: other.id, recipientOrganizationIds: [0] })
  expect(await unread()).toMatchObject({ count: 2, messageId: null })
})

test('what is looked for is found in names, subject and text, whatever its case', async () => {
  const other = await publishedTender(course, 3)
  await call(dora, 'createOffer', { id: other.id })
  await call(fritz, 'createOffer', { id: other.id })
  await send(anna, { projectId: other.id, recipientOrganizationIds: [geest], messageSubject: 'ÜBERGABE' })
  course.pass(minute)
  await send(dora, {
    projectId: other.id,
    messageSubject: 'Abgabe',
    messageText: 'Wohin mit 100% der Pläne?',
  })
  course.pass(minute)
  const found = async (email: string, search: string) => {
    const messages = await call(email, 'getMessages', other.id, null, { search })
    expect(await call(email, 'countMessages', other.id, null, { search })).toBe(messages.length)
    return messages.map(({ messageSubject }) => messageSubject)
  }
  expect(await found(anna, ' übergabe ')).toEqual(['ÜBERGABE'])
  expect(await found(anna, 'geest ENERGIE')).toEqual(['ÜBERGABE'])
  expect(await found(fritz, 'geest energie')).toEqual([])
  expect(await found(anna, 'deich')).toEqual(['Abgabe'])
  expect(await found(anna, '100% der')).toEqual(['Abgabe'])
  expect(await found(anna, 'gabe')).toEqual(['Abgabe', 'ÜBERGABE'])
  await send(anna, { projectId: other.id, recipientOrganizationIds: [0], messageSubject: 'Rundbrief' })
  expect(await found(anna, 'alle Teilnehmer')).toEqual(['Rundbrief'])
  expect(await found(anna, 'all participants')).toEqual(['Rundbrief'])
  expect(await found(anna, 'vergabestelle')).toEqual(['Abgabe'])
  expect(await found(fritz, 'alle teilnehmer')).toEqual([])
  const sorted = async (sort: 'messageSubject' | 'created', descending?: boolean) =>
    (await call(anna, 'getMessages', other.id, null, { sort, descending })).map((one) => one.messageSubject)
  expect(await sorted('messageSubject')).toEqual(['Abgabe', 'Rundbrief', 'ÜBERGABE'])
  expect(await sorted('messageSubject', true)).toEqual(['ÜBERGABE', 'Rundbrief', 'Abgabe'])
  expect(await sorted('created', false)).toEqual(['ÜBERGABE', 'Abgabe', 'Rundbrief'])
})
