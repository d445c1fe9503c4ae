import { buffer } from 'node:stream/consumers'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeAll, expect, test } from 'vitest'
import { writingIn } from '../../messages/test-writing.ts'
import { fileOf } from '../../offers/test-story.ts'
import { givenCourse, minute, publishedTender, refused } from '../../tenders/course/test-course.ts'
import { dora, fritz } from '../../tenders/people/test-announced.ts'
import { anna, bernd, clara } from '../../tenders/test-tenders.ts'
import { findTenderHead } from '../../tenders/tenders.queries.ts'
import { lettersIn, paperFor } from '../test-papers.ts'
import { messagesDocument } from './messages.document.ts'
import { shownMessages } from './shown-messages.ts'

/** Two companies ask; one is answered alone, one question is answered to all. */
const course = givenCourse()
const { call } = course
const { send, attached } = writingIn(course)
let tender: TeamTender
const history = (email: string) => paperFor(course, email, { kind: 'messages', id: tender.id })

beforeAll(async () => {
  tender = await publishedTender(course, 3)
  const projectId = tender.id
  for (const email of [dora, fritz]) await call(email, 'createOffer', { id: projectId })
  const question = await send(dora, {
    projectId,
    messageSubject: 'Zufahrt',
    messageText: 'Dürfen **wir von Deich** sonntags fahren?',
    roomId: await attached(dora, 'Lageplan.txt'),
  })
  course.pass(minute)
  await send(fritz, { projectId, messageSubject: 'Geheimfrage', messageText: 'Nur für Sie.' })
  course.pass(minute)
  await send(anna, {
    projectId,
    replyToMessageId: question.id,
    recipientOrganizationIds: [0],
    messageSubject: 'Antwort',
    messageText: 'Sonntags ruht die Baustelle.',
    question: 'Darf sonntags gefahren werden?',
  })
})

test('the team reads all of it, with times, people, recipients and what was attached', async () => {
  const paper = await history(bernd)
  const { size, sha256 } = fileOf('Lageplan.txt', `Lageplan.txt von ${dora}`)
  for (const part of [
    'Zufahrt',
    'DürfenwirvonDeichsonntagsfahren?',
    `(${dora})`,
    'Geheimfrage',
    'AlleTeilnehmer',
    'Darfsonntagsgefahrenwerden?',
    'Lageplan.txt',
    String(size),
    sha256,
    '10:02:00Uhr(ZeitzoneEurope/Berlin)',
  ])
    expect(paper, part).toContain(part)
})

test('a company reads its own and what all were told, and nothing of others', async () => {
  const paper = await history(fritz)
  expect(paper).toContain('Geheimfrage')
  expect(paper).toContain('Darfsonntagsgefahrenwerden?')
  expect(paper).not.toMatch(/Deich|Lageplan|dora|anna\.amt|Zufahrt/)
  expect(await history(dora)).not.toContain('Geheimfrage')
})

test('staff who do not run it get none', async () => {
  expect(await refused(history(clara))).toBe('AccessDeniedException')
})

test('of more than a document holds the newest are told, the oldest of them first', async () => {
  const { db } = course.house
  const head = await findTenderHead(db, tender.id)
  if (head === null) throw new Error('there is one')
  const reading = { db, actor: { kind: 'system' } } as const
  const subjects = async (mostLines?: number) => {
    const { messages, all, leftOut } = await shownMessages(reading, head, mostLines)
    return { subjects: messages.map(({ messageSubject }) => messageSubject), all, leftOut }
  }
  const whole = await subjects()
  expect(whole).toMatchObject({ subjects: ['Zufahrt', 'Geheimfrage', 'Antwort'], all: 3, leftOut: null })
  const cut = await subjects(30)
  expect(cut).toMatchObject({ subjects: ['Geheimfrage', 'Antwort'], all: 3 })
  expect(cut.leftOut?.from).toEqual(cut.leftOut?.to)
  expect((await subjects(1)).subjects).toEqual(['Antwort'])
})

test('what is left out is said, to the team also where it is kept as a whole', async () => {
  const { db } = course.house
  const head = await findTenderHead(db, tender.id)
  if (head === null) throw new Error('there is one')
  const asked = { requestedBy: null, now: course.now, language: 'de' } as const
  const paper = lettersIn(await buffer(messagesDocument({ db, actor: { kind: 'system' } }, head, asked, 30)))
  expect(paper).toContain('Nachrichten:diejüngsten2von3')
  expect(paper).toContain('1ältereNachrichtistnichtenthalten,gesendetzwischen')
  expect(paper).toContain('alsTextundalsJSON')
  expect(paper).toContain('Geheimfrage')
  expect(paper).not.toContain('Zufahrt')
})
