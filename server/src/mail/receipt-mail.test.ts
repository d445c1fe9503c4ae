import { afterAll, beforeAll, expect, test } from 'vitest'
import { letterFile } from '../documents/letter-file.ts'
import { receiptFile } from '../documents/receipt-file.ts'
import { lettersIn } from '../documents/test-papers.ts'
import { createLog } from '../log.ts'
import { fileOf, ownRoom, upload } from '../offers/test-story.ts'
import { after, givenCourse, minute, publishedTender } from '../tenders/course/test-course.ts'
import { dora, emil } from '../tenders/people/test-announced.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { sendDueMails } from './mail.job.ts'
import { openPost } from './post.ts'
import { recipientOf, startMailServer, type TestMailServer } from './test-mail-server.ts'

const course = givenCourse()
const address = 'https://vergabe.example'
let server: TestMailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())

const send = (now: Date) =>
  sendDueMails(
    {
      db: course.db(),
      address,
      log: createLog('silent'),
      post: openPost({ url: server.url, from: 'vergabe@amt.example' }, address),
      receipt: (id, at) => receiptFile(course.db(), id, at),
      letter: (id, at) => letterFile(course.db(), id, at),
    },
    () => now,
  )
const mailTo = (email: string) => server.mails.findLast((mail) => recipientOf(mail) === email)

test('who filed gets the receipt by mail, also at the second try; the team gets neither it nor anything sealed', async () => {
  const { id, lots } = await publishedTender(course, 3)
  const offer = await course.call(dora, 'createOffer', { id })
  const room = await ownRoom(course, dora, id, { stage: 4, lotId: lots[0]?.id ?? 0 })
  await upload(course, dora, room, 'Geheim.txt')
  await course.db().deleteFrom('outbox').execute()
  const { receiptId } = await course.call(dora, 'updateOfferStage', offer.id, 1, null)

  server.behave(451)
  await send(course.now)
  expect(server.mails).toEqual([])
  server.behave('take')
  await send(after(minute, course.now))

  const moment = /Mo\.,\s07\.01\.2030,\s10:00:00,000\sUhr\s\(vollständiger\sEingang\sauf\sdiesem\sServer\)/
  const { sha256 } = fileOf('Geheim.txt', 'Geheim.txt')
  for (const email of [dora, emil]) {
    const mail = mailTo(email)
    expect(mail?.text).toMatch(moment)
    expect(mail?.text).toContain('Frist: Sa., 16.02.2030, 10:00 Uhr')
    expect(mail?.text).toContain(`${address}/projekte/${id}/bewerbung`)
    const [receipt, ...others] = mail?.attachments ?? []
    expect(others).toEqual([])
    expect(receipt).toMatchObject({
      filename: `einreichung-${receiptId}.pdf`,
      contentType: 'application/pdf',
      contentDisposition: 'attachment',
    })
    expect(lettersIn(receipt?.content ?? Buffer.alloc(0))).toContain(sha256)
  }
  // However many people it goes to, it is drawn once.
  const later = await receiptFile(course.db(), receiptId ?? 0, after(60 * minute, course.now))
  expect(mailTo(emil)?.attachments[0]?.content.equals(later.content)).toBe(true)
  for (const email of [anna, bernd]) {
    const mail = mailTo(email)
    expect(mail?.attachments).toEqual([])
    expect(mail?.text).toMatch(moment)
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(
      new RegExp(`Geheim|${sha256}|bewerbung`),
    )
    expect(mail?.text).toContain(`${address}/projekte/${id}\n`)
  }
})
