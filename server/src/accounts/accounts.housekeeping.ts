import { failureWindow, knownAddressFor } from '@allmende/domain/accounts/accounts.rules.ts'
import {
  confirmationsCountedFor,
  registrationsCountedFor,
  unconfirmedKeptFor,
} from '@allmende/domain/accounts/registrations.rules.ts'
import type { Db } from '../database/schema.ts'
import { forgetConfirmationMailsBefore } from './confirmation-mails.queries.ts'
import { removeLinksExpiredBefore } from './links.queries.ts'
import { forgetLoginAddressesBefore, forgetLoginAttemptsBefore } from './login-attempts.queries.ts'
import { forgetReceiptsBefore } from './registration-receipts.queries.ts'
import { forgetRegistrationsBefore } from './registrations.queries.ts'
import { removeSessionsExpiredBefore } from './sessions.queries.ts'

/** Forgets what is over: sessions, links, failed logins, addresses long unused. */
export async function tidyAccounts(db: Db, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await removeSessionsExpiredBefore(db, now)
  await removeLinksExpiredBefore(db, now)
  await forgetLoginAttemptsBefore(db, ago(failureWindow))
  await forgetLoginAddressesBefore(db, ago(knownAddressFor))
  await forgetRegistrationsBefore(db, ago(registrationsCountedFor))
  await forgetConfirmationMailsBefore(db, ago(confirmationsCountedFor))
  await forgetReceiptsBefore(db, ago(unconfirmedKeptFor))
}
