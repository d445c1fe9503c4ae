import { sampleValues } from '@allmende/domain/deed/mail-placeholders.ts'
import type { Mail } from '@allmende/domain/deed/mail.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenDatabase } from '../database/test-database.ts'
import { createLog } from '../log.ts'
import { appendMails } from './outbox.queries.ts'
import { openPost, type Patience } from './post.ts'
import { recipientOf, startMailServer, type TestMailServer } from './test-mail-server.ts'
import { startJobs } from '../jobs/schedule.ts'
import { mailJobs, sendDueMails } from './mail.job.ts'

const database = givenDatabase()
const db = () => database.current.db
const address = 'https://vergabe.example'
// Only a server that says nothing is given up on soon: a busy machine is no failure.
const patience = { connecting: 20_000, silence: 20_000, whole: 30_000 }
const impatience = { connecting: 20_000, silence: 500, whole: 30_000 }
const start = new Date('2026-10-01T08:00:00Z')
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const log = createLog('silent')

let server: TestMailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.behave('take')
  server.mails.length = 0
  await db().deleteFrom('outbox').execute()
})

const parts = (url = server.url, waits = patience) => ({
  db: db(),
  address,
  log,
  post: openPost({ url, from: 'Vergabestelle Süd <vergabe@amt.example>' }, address, waits),
  receipt: () => Promise.reject(new Error('nothing was filed here')),
  letter: () => Promise.reject(new Error('nothing was decided here')),
})
const reset = (to: string): Mail => ({
  key: 'passwordReset',
  to,
  values: { userName: 'Jörg Groß & Söhne', link: '/passwort-reset?token=geheim' },
})
const send = (now: Date, url?: string, waits?: Patience) => sendDueMails(parts(url, waits), () => now)
const row = () => db().selectFrom('outbox').selectAll().executeTakeFirstOrThrow()

test('a mail arrives with both parts, umlauts and a link that works; its values are wiped', async () => {
  await appendMails(db(), [reset('joerg@x.example')], start)
  await send(start)
  const mail = await server.mailTo('joerg@x.example')
  expect(mail.from?.text).toBe('"Vergabestelle Süd" <vergabe@amt.example>')
  expect(mail.subject).toBe('Neues Passwort festlegen')
  const link = 'https://vergabe.example/passwort-reset?token=geheim'
  expect(mail.html).toContain(`<a href="${link}">${link}</a>`)
  expect(mail.html).toContain('Guten Tag Jörg Groß &amp; Söhne,')
  expect(mail.text).toContain('Guten Tag Jörg Groß & Söhne,')
  expect(mail.text?.split('\n')).toContain(link)
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
  expect(await row()).toMatchObject({ values: {}, sent: start, error: null, attempts: 1 })
})

test.each([
  ['says no for now', 451],
  ['says no', 550],
  ['says nothing', 'hang'],
] as const)('where the server %s, the mail is kept and tried again later', async (_what, behaviour) => {
  server.behave(behaviour)
  await appendMails(db(), [reset('spaeter@x.example')], start)
  await send(start, server.url, behaviour === 'hang' ? impatience : patience)
  expect(await row()).toMatchObject({
    sent: null,
    attempts: 1,
    due: minutesLater(1),
    error: expect.any(String),
  })

  server.behave('take')
  await send(minutesLater(0.9))
  expect(server.mails).toHaveLength(0)
  await send(minutesLater(1))
  await send(minutesLater(60))
  expect(server.mails.map(recipientOf)).toEqual(['spaeter@x.example'])
  expect(await row()).toMatchObject({ sent: minutesLater(1), error: null, values: {} })
})

test('where no server is there, one mail does not hold up the next, and all arrive once it is', async () => {
  const mails = Array.from({ length: 12 }, (_, n) => reset(`p${n}@x.example`))
  await appendMails(db(), mails, start)
  await send(start, 'smtp://127.0.0.1:1')
  expect(
    await db().selectFrom('outbox').select('error').where('error', 'is not', null).execute(),
  ).toHaveLength(12)
  await send(minutesLater(1))
  expect(server.mails.map(recipientOf).toSorted()).toEqual(mails.map(({ to }) => to).toSorted())
})

test('what a mail is known by is the same for every attempt, and tells nobody how many others there are', async () => {
  const mails = Array.from({ length: 5 }, (_, n) => reset(`m${n}@x.example`))
  await appendMails(db(), mails, start)
  server.behave('take')
  await send(start)
  const ids = server.mails.map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(5)
  for (const id of ids)
    expect(id).toMatch(/^<allmende-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@vergabe\.example>$/)
  await db().updateTable('outbox').set({ due: start, sent: null }).execute()
  await send(start)
  expect(server.mails.map(({ messageId }) => messageId).toSorted()).toEqual([...ids, ...ids].toSorted())
})

test('after three days it is given up: kept as a fact, without its token, and not tried again', async () => {
  server.behave(550)
  await appendMails(db(), [reset('weg@x.example')], start)
  await send(minutesLater(3 * 24 * 60))
  expect(await row()).toMatchObject({ sent: null, givenUp: expect.any(Date), values: {}, attempts: 1 })
  server.behave('take')
  await send(minutesLater(30 * 24 * 60))
  expect(server.mails).toHaveLength(0)
})

test('several processes at once send each mail once', async () => {
  const mails = Array.from({ length: 40 }, (_, n) => reset(`m${n}@x.example`))
  await appendMails(db(), mails, start)
  await Promise.all([send(start), send(start), send(start)])
  expect(await db().selectFrom('outbox').select('error').where('error', 'is not', null).execute()).toEqual([])
  expect(server.mails.map(recipientOf).toSorted()).toEqual(mails.map(({ to }) => to).toSorted())
})

test('what a dead process had taken is sent by another one later', async () => {
  await appendMails(db(), [reset('rest@x.example')], start)
  const never = new Promise<void>(() => undefined)
  void sendDueMails({ ...parts(), post: () => never }, () => start)
  while ((await row()).attempts === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  await send(minutesLater(5))
  expect(server.mails).toHaveLength(0)
  await send(minutesLater(10))
  expect(server.mails.map(recipientOf)).toEqual(['rest@x.example'])
})

test('a mail that is switched off is not written, unless it is a trial of its words', async () => {
  const off = { applicationStarted: { enabled: false, subject: 'a', text: '<p>b</p>' } }
  await db()
    .updateTable('settings')
    .set({ mailNotifications: JSON.stringify(off) })
    .execute()
  const mail = {
    key: 'applicationStarted',
    to: 'team@x.example',
    values: sampleValues('applicationStarted'),
  } as const
  await appendMails(
    db(),
    [mail, { ...mail, to: 'ich@x.example', words: { subject: 'Probe', text: '<p>Wort</p>' } }],
    start,
  )
  await send(start)
  expect(server.mails.map((received) => [recipientOf(received), received.subject])).toEqual([
    ['ich@x.example', 'Probe'],
  ])
})

test('the job sends at its start and when woken', async () => {
  await appendMails(db(), [reset('beim.start@x.example')], start)
  const job = startJobs(mailJobs(parts()), log)
  await server.mailTo('beim.start@x.example')
  await appendMails(db(), [reset('geweckt@x.example')], start)
  job.wake('mail')
  await server.mailTo('geweckt@x.example')
  await job.stop()
  expect(server.mails).toHaveLength(2)
})

test('a link that somebody waits for leaves although the mails of others cannot', async () => {
  const told = { ...sampleValues('changeAnnounced'), changeText: 'Neu' }
  await appendMails(db(), [{ key: 'changeAnnounced', to: 'traege@x.example', values: told }], start)
  const sent: string[] = []
  const stuck = Promise.withResolvers<void>()
  const post = async (_letter: unknown, to: string) => {
    if (to === 'traege@x.example') await stuck.promise
    sent.push(to)
  }
  const job = startJobs(mailJobs({ ...parts(), post }), log)
  await appendMails(db(), [reset('eilig@x.example')], start)
  job.wake('urgentMail')
  await expect.poll(() => sent).toEqual(['eilig@x.example'])
  stuck.resolve()
  await job.stop()
  expect(sent).toContain('traege@x.example')
})

test('ten thousand mails of one change are written, in their order, and what somebody waits for leaves before them', async () => {
  const told = { ...sampleValues('changeAnnounced'), changeText: 'Zeile 1\nZeile 2 "mit" \\ und äöü' }
  const mails = Array.from(
    { length: 10_000 },
    (_, n): Mail => ({ key: 'changeAnnounced', to: `b${n}@x.example`, values: told, about: 'change 1' }),
  )
  await appendMails(db(), mails, start)
  const written = await db().selectFrom('outbox').selectAll().orderBy('id').execute()
  expect(written.map(({ recipient }) => recipient)).toEqual(mails.map(({ to }) => to))
  expect(written[9999]).toMatchObject({
    key: 'changeAnnounced',
    values: told,
    about: 'change 1',
    subject: null,
    receiptId: null,
    isUrgent: false,
    attempts: 0,
    created: start,
    due: start,
  })

  const sent: string[] = []
  let hurried = false
  const post = async (_letter: unknown, to: string) => {
    sent.push(to)
    if (hurried) throw new Error('enough was seen')
    hurried = true
    await appendMails(db(), [reset('eilig@x.example')], minutesLater(1))
  }
  const seen = new AbortController()
  const clock = () => {
    if (sent.length > 20) seen.abort()
    // From then on nothing is due any more.
    return seen.signal.aborted ? minutesLater(-1) : minutesLater(2)
  }
  await sendDueMails({ ...parts(), post }, clock)
  expect(sent.indexOf('eilig@x.example')).toBeLessThanOrEqual(5)
  expect(sent.length).toBeLessThan(50)
})
