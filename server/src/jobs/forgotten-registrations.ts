import { unconfirmedKeptFor } from '@allmende/domain/accounts/registrations.rules.ts'
import { listForgottenRegistrations, removeUnconfirmed } from '../accounts/registrations.queries.ts'
import { appendAuditEntry } from '../audit/audit.queries.ts'
import type { Db } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'

/** Removes what strangers registered and nobody confirmed; the log keeps what it was. */
export async function forgetUnconfirmed(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unconfirmedKeptFor)
  await inTransaction(db, async (transaction) => {
    for (const registration of await listForgottenRegistrations(transaction, before, now)) {
      await removeUnconfirmed(transaction, registration)
      const { email: user, organization } = registration
      await appendAuditEntry(
        transaction,
        'system',
        { type: 'USER_DELETED', data: { user, organization } },
        now,
      )
    }
  })
}
