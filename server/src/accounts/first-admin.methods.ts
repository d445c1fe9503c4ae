import type { accountsContract } from '@allmende/domain/accounts/accounts.contract.ts'
import { accountPolicy } from '@allmende/domain/accounts/accounts.policy.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { methodsOf } from '../rpc/method.ts'
import { addUser } from './accounts.queries.ts'
import { displacedAnnouncements, droppedEvents, lockDisplacedByStaff } from './displaced.ts'
import { findFirstAdminToken, lockFirstAdminToken, removeFirstAdminTokens } from './first-admin.queries.ts'
import { hashGoodPassword } from './password-strength.ts'
import { inTurn } from './password-turns.ts'
import { removeRegistrations } from './registrations.queries.ts'
import { lockRegistrationsOf } from './rival-registrations.queries.ts'

const { read, change } = methodsOf<typeof accountsContract>()

export const firstAdminMethods = [
  read('getFirstAdminSetup', {
    load: ({ db, now }, token) => findFirstAdminToken(db, token, now),
    allow: accountPolicy.setUp,
    show: (_actor, { setup }) => ({ email: setup?.email ?? null }),
  }),

  change('createFirstAdmin', {
    load: async ({ db, now }, token, { email }) => {
      const { setup } = await lockFirstAdminToken(db, token, now)
      if (!setup) return { setup, displaced: null }
      await lockRegistrationsOf(db, email)
      return { setup, displaced: await lockDisplacedByStaff(db, email, null) }
    },
    allow: accountPolicy.setUp,
    before: (context, _found, [, admin, password]) =>
      inTurn(context, () => hashGoodPassword(password, admin, '2')),
    run: async ({ db, now }, { setup, displaced }, [, admin], passwordHash) => {
      const fixed = setup?.email
      if (fixed && fixed !== admin.email) {
        refuse('adminEmailFixed', { values: { email: fixed }, fields: ['1.email'] })
      }
      await removeFirstAdminTokens(db)
      // Whoever holds the operator's link comes before strangers who only typed her address.
      if (displaced) await removeRegistrations(db, displaced.user)
      const standing = { organizationId: null, state: 'ACTIVE', twoFactorEnabled: null } as const
      await addUser(db, { ...admin, ...standing, roles: ['SYSTEM_ADMIN'], passwordHash }, now, 1)
      return null
    },
    record: ({ displaced }, _result, [, { email }]) => {
      const by = { userName: email }
      return [
        ...droppedEvents(email, displaced?.organizations ?? [], by),
        { type: 'USER_CREATED', ...by, data: { user: email } },
      ]
    },
    announce: ({ displaced }) => displacedAnnouncements(displaced),
  }),
]
