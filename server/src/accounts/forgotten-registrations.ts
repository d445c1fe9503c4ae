import { unconfirmedKeptFor } from '@allmende/domain/accounts/registrations.rules.ts'
import { bySystem } from '@allmende/domain/actor.ts'
import { systemStep } from '../rpc/system.ts'
import { listForgottenRegistrations, removeUnconfirmed } from './registrations.queries.ts'

/** Removes what strangers registered and nobody confirmed; the log keeps what it was. */
export const forgettingRegistrations = systemStep({
  load: ({ db, now }) => listForgottenRegistrations(db, new Date(now.getTime() - unconfirmedKeptFor), now),
  allow: bySystem,
  run: async ({ db }, registrations) => {
    for (const registration of registrations) await removeUnconfirmed(db, registration)
  },
  record: (registrations) =>
    registrations.map(({ email: user, organization }) => ({
      type: 'USER_DELETED',
      data: { user, organization },
    })),
})
