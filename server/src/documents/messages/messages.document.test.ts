import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeAll, expect, test } from 'vitest'
import { writingIn } from '../../messages/test-writing.ts'
import { fileOf } from '../../offers/test-story.ts'
import { givenCourse, minute, publishedTender, refused } from '../../tenders/course/test-course.ts'
import { dora, fritz } from '../../tenders/people/test-announced.ts'
import { anna, bernd, clara } from '../../tenders/test-tenders.ts'
import { paperFor } from '../test-papers.ts'

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
