import { startMailServer, type TestMailServer } from '../server/src/mail/test-mail-server.ts'
import { test as base } from './fixtures.ts'
import type { Environment } from '../server/src/test-server-process.ts'

/** Stories in which mails really leave: a mail server, and a private server that uses it. */
export const test = base.extend<{ mailServer: TestMailServer; furtherEnv: Environment }>({
  furtherEnv: [{}, { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  mailServer: async ({}, use) => {
    const server = await startMailServer()
    await use(server)
    await server.close()
  },

  serverEnv: async ({ mailServer, furtherEnv }, use) =>
    use({ SMTP_URL: mailServer.url, MAIL_FROM: 'Vergabestelle Süd <vergabe@amt.example>', ...furtherEnv }),
})
