import { unconfirmedKeptFor } from '@allmende/domain/accounts/registrations.rules.ts'
import { bySystem } from '@allmende/domain/actor.ts'
import { systemStep } from '../rpc/system.ts'
import { listForgottenRegistrations, removeUnconfirmed } from './registrations.queries.ts'
import { listExpiredRivals, removeRival } from './rival-registrations.queries.ts'

/** Removes what strangers registered and nobody confirmed; the log keeps what it was. */
export const forgettingRegistrations = systemStep({
  load: async ({ db, now }) => ({
    registrations: await listForgottenRegistrations(db, new Date(now.getTime() - unconfirmedKeptFor), now),
    rivals: await listExpiredRivals(db, now),
  }),
  allow: bySystem,
  run: async ({ db }, { registrations, rivals }) => {
    for (const registration of registrations) await removeUnconfirmed(db, registration)
    for (const rival of rivals) await removeRival(db, rival)
  },
  record: ({ registrations, rivals }) =>
    [...registrations, ...rivals].map(({ email: user, organization }) => ({
      type: 'USER_DELETED',
      data: { user, organization },
    })),
})
