import type { mailContract } from '@allmende/domain/mail/mail.contract.ts'
import { settingsPolicy } from '@allmende/domain/settings/settings.policy.ts'
import { everyone } from '@allmende/domain/verdict.ts'
import { pageOf } from '../database/pages.ts'
import { methodsOf } from '../rpc/method.ts'
import { findMailNotifications, isDemo } from '../settings/settings.queries.ts'
import { writeLetter } from './letter.ts'
import { countWaitingMails, listUndeliveredMails, listUnsentMails } from './outbox.queries.ts'
import { wordsOf } from './words.ts'

const { read } = methodsOf<typeof mailContract>()

const shownInDemo = 200
const shownUndelivered = 50

export const mailMethods = [
  read('getMailState', {
    first: settingsPolicy.change,
    load: async ({ db, config }) => ({
      isSent: config.mailServer !== null,
      waiting: await countWaitingMails(db),
      undelivered: await listUndeliveredMails(db, shownUndelivered),
    }),
    allow: settingsPolicy.change,
  }),

  /** Exists with demo data only; its links are paths, so that they work wherever the browser is. */
  read('getDemoMails', {
    load: async ({ db, config }) => {
      if (!(await isDemo(db, config))) return null
      const notifications = await findMailNotifications(db)
      const newest = async (offset: number, limit: number) => {
        const mails = await listUnsentMails(db, offset, limit)
        return mails.map(({ messageId: id, key, recipient: to, created, ...mail }) => ({
          id,
          key,
          to,
          created,
          ...writeLetter(wordsOf({ key, ...mail }, notifications), mail.values, ''),
        }))
      }
      return pageOf(newest, { limit: shownInDemo }, 50)
    },
    allow: everyone, // demo mails belong to nobody
  }),
]
