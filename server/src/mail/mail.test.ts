import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { givenDatabase } from '../database/test-database.ts'
import { logIn, openSocket, startTestPlatform } from '../test-platform.ts'
import type { Platform } from '../platform.ts'
import { startMailServer, type TestMailServer } from './test-mail-server.ts'

const database = givenDatabase({ demo: true })
const emil = 'emil@deich-erdbau.example'

let server: TestMailServer
let platform: Platform
beforeAll(async () => {
  server = await startMailServer()
  const mailServer = { url: server.url, from: 'vergabe@amt.example' }
  platform = await startTestPlatform(database.current, { config: { mailServer } })
})
afterAll(async () => {
  await server.close()
  await platform.close()
})

test('a mail leaves at once with what caused it; its link works at this server', async () => {
  const socket = await openSocket(platform.url)
  await socket.call('sendPasswordResetMail', emil)
  const mail = await server.mailTo(emil)
  const [, token] = /\/passwort-reset\?token=([\w-]+)/.exec(mail.text ?? '') ?? []
  expect(mail.text).toContain(`${platform.url}/passwort-reset?token=${token}`)
  expect(await socket.call('getPasswordLink', token)).toEqual({ purpose: 'passwordReset', email: emil })
  socket.close()
})

test('an administrator sees what could not be delivered and why', async () => {
  const admin = await openSocket(platform.url, await logIn(platform.url, 'admin@allmende.example'))
  expect(await admin.call('getMailState')).toEqual({ isSent: true, waiting: 0, undelivered: [] })
  server.behave(550)
  await admin.call('sendTestMail', 'offerDenied', { subject: 'Probe', text: '<p>Wort</p>' })
  await expect
    .poll(() => admin.call('getMailState'))
    .toMatchObject({
      waiting: 1,
      undelivered: [
        {
          key: 'offerDenied',
          to: 'admin@allmende.example',
          error: expect.stringContaining('550'),
          givenUp: false,
        },
      ],
    })
  admin.close()
})

test('a test mail without a mail server says so, unless the demo mailbox shows it', async () => {
  await database.current.db.updateTable('settings').set({ demoData: false }).execute()
  const plain = await startTestPlatform(database.current)
  const admin = await openSocket(plain.url, await logIn(plain.url, 'admin@allmende.example'))
  await expect(
    admin.call('sendTestMail', 'offerDenied', { subject: 'Probe', text: '<p>Wort</p>' }),
  ).rejects.toMatchObject({
    data: {
      exceptionTypeName: 'UnavailableException',
      message: expect.stringContaining('kein Mailserver'),
    },
  })
  await expect(admin.call('getDemoMails')).rejects.toMatchObject({
    data: { exceptionTypeName: 'NotFoundException' },
  })
  admin.close()
  await plain.close()
})

test('a database with demo data shows no mails where the server is no demonstration', async () => {
  await database.current.db.updateTable('settings').set({ demoData: true }).execute()
  const productive: Config['database'][] = [
    { kind: 'embedded', demoData: false },
    ...(database.current.source.kind === 'postgres' ? [database.current.source] : []),
  ]
  for (const kind of productive) {
    const plain = await startTestPlatform(database.current, { config: { database: kind } })
    expect(plain.demo).toBe(false)
    const visitor = await openSocket(plain.url)
    await expect(visitor.call('getDemoMails')).rejects.toMatchObject({
      data: { exceptionTypeName: 'NotFoundException' },
    })
    visitor.close()
    await plain.close()
  }
})
