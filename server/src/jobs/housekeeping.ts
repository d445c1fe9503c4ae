import { failureWindow, knownAddressFor } from '@allmende/domain/accounts/accounts.rules.ts'
import { registrationsCountedFor } from '@allmende/domain/accounts/registrations.rules.ts'
import type { Logger } from 'pino'
import { removeLinksExpiredBefore } from '../accounts/links.queries.ts'
import { forgetLoginAddressesBefore, forgetLoginAttemptsBefore } from '../accounts/login-attempts.queries.ts'
import { forgetRegistrationsBefore } from '../accounts/registrations.queries.ts'
import { removeSessionsExpiredBefore } from '../accounts/sessions.queries.ts'
import type { Db } from '../database/schema.ts'
import { forgetMailsSentBefore } from '../mail/outbox.queries.ts'
import { forgetUnconfirmed } from './forgotten-registrations.ts'
import { answersKeptFor, forgetAnswersBefore } from '../rpc/kept-answers.queries.ts'

const every = 10 * 60_000
const sentMailsKeptFor = 30 * 24 * 60 * 60_000

/** Removes what has served its time. */
export async function keepHouse(db: Db, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await removeSessionsExpiredBefore(db, now)
  await removeLinksExpiredBefore(db, now)
  await forgetLoginAttemptsBefore(db, ago(failureWindow))
  await forgetLoginAddressesBefore(db, ago(knownAddressFor))
  await forgetRegistrationsBefore(db, ago(registrationsCountedFor))
  await forgetUnconfirmed(db, now)
  await forgetAnswersBefore(db, ago(answersKeptFor))
  await forgetMailsSentBefore(db, ago(sentMailsKeptFor))
}

export function startHousekeeping(db: Db, log: Logger): { stop: () => void } {
  const timer = setInterval(() => {
    keepHouse(db, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'housekeeping failed, trying again later'),
    )
  }, every)
  return { stop: () => clearInterval(timer) }
}
