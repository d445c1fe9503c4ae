import type { accountsContract } from '@allmende/domain/accounts/accounts.contract.ts'
import { accountPolicy } from '@allmende/domain/accounts/accounts.policy.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { methodsOf } from '../rpc/method.ts'
import { addUser } from './accounts.queries.ts'
import { findFirstAdminToken, lockFirstAdminToken, removeFirstAdminTokens } from './first-admin.queries.ts'
import { hashGoodPassword } from './password-strength.ts'

const { read, change } = methodsOf<typeof accountsContract>()

export const firstAdminMethods = [
  read('getFirstAdminSetup', {
    load: ({ db, now }, token) => findFirstAdminToken(db, token, now),
    allow: accountPolicy.setUp,
    show: (_actor, { setup }) => ({ email: setup?.email ?? null }),
  }),

  change('createFirstAdmin', {
    load: ({ db, now }, token) => lockFirstAdminToken(db, token, now),
    allow: accountPolicy.setUp,
    before: (_context, _found, [, admin, password]) => hashGoodPassword(password, admin, '2'),
    run: async ({ db, now }, { setup }, [, admin], passwordHash) => {
      const fixed = setup?.email
      if (fixed && fixed !== admin.email) {
        refuse('adminEmailFixed', { values: { email: fixed }, fields: ['1.email'] })
      }
      await removeFirstAdminTokens(db)
      const standing = { organizationId: null, state: 'ACTIVE', twoFactorEnabled: null } as const
      await addUser(db, { ...admin, ...standing, roles: ['SYSTEM_ADMIN'], passwordHash }, now, 1)
      return null
    },
    record: (_found, _result, [, { email }]) => ({
      type: 'USER_CREATED',
      userName: email,
      data: { user: email },
    }),
  }),
]
