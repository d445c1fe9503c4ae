import type { accountsContract } from '@allmende/domain/accounts/accounts.contract.ts'
import { isDeactivated } from '@allmende/domain/accounts/accounts.rules.ts'
import { isUnclaimed } from '@allmende/domain/accounts/registrations.rules.ts'
import { everyone } from '@allmende/domain/verdict.ts'
import { confirmOrganization, findOrganization } from '../organizations/organizations.queries.ts'
import { type Context, methodsOf } from '../rpc/method.ts'
import { type Account, addUser, confirmAccount, lockAccount } from './accounts.queries.ts'
import { droppedEvents } from './displaced.ts'
import { findLink, lockLink, removeLinks } from './links.queries.ts'
import { removeRegistrations } from './registrations.queries.ts'
import {
  findRivalEmail,
  listRivals,
  lockRegistrationsOf,
  type Rival,
  removeRivalsOf,
  takeRival,
} from './rival-registrations.queries.ts'
import { hashToken } from './tokens.ts'

const { change } = methodsOf<typeof accountsContract>()

/** What the link followed confirms, and the organizations of those who registered with the same address in vain. */
type Confirmation =
  | { of: 'account'; account: Account; others: string[] }
  | { of: 'rival'; rival: Rival; displaced: Account | null; others: string[] }

export const confirmationMethods = [
  change('confirmEmail', {
    load: async (context, token) => ({ confirmation: await findConfirmation(context, token) }),
    allow: everyone, // the link is the permission; one that is none changes nothing
    run: async (context, { confirmation }) => {
      if (!confirmation) return null
      return { email: await confirm(context, confirmation), state: 'ACTIVE' }
    },
    record: ({ confirmation }, result) =>
      confirmation && result
        ? [
            ...droppedEvents(result.email, confirmation.others, { userName: result.email }),
            { type: 'EMAIL_CONFIRMED', userName: result.email },
          ]
        : null,
    announce: ({ confirmation }, result) =>
      result
        ? [
            // Whoever was logged in with what had to give way is so no more.
            confirmation?.of === 'rival'
              ? { kind: 'sessionsEnded', email: result.email }
              : { kind: 'userChanged', email: result.email },
            { kind: 'storeChanged', entity: 'user', id: result.email },
            { kind: 'storeChanged', entity: 'organization', id: null },
          ]
        : [],
  }),
]

async function findConfirmation({ db, now }: Context, token: string): Promise<Confirmation | null> {
  const known = (await findLink(db, token, ['emailConfirmation'], now))?.email
  const email = known ?? (await findRivalEmail(db, token, now))
  if (email === null) return null
  await lockRegistrationsOf(db, email)
  const account = await lockAccount(db, email)
  const rivals = await listRivals(db, email)
  if (await lockLink(db, token, ['emailConfirmation'], now)) {
    if (!account || isDeactivated(account.user)) return null
    return { of: 'account', account, others: rivals.map(({ organization }) => organization) }
  }
  const rival = rivals.find(({ tokenHash }) => hashToken(token).equals(tokenHash))
  if (!rival || (account && !isUnclaimed(account.user))) return null
  const organizationId = account?.user.organizationId ?? null
  const first = organizationId === null ? null : await findOrganization(db, organizationId)
  const others = [...(first ? [first] : []), ...rivals.filter((other) => other !== rival)]
  return { of: 'rival', rival, displaced: account, others: others.map(nameOf) }
}

const nameOf = (one: { name: string } | { organization: string }): string =>
  'name' in one ? one.name : one.organization

/** The password that counts from now on is the one that was given together with the link followed. */
async function confirm({ db, now }: Context, confirmation: Confirmation): Promise<string> {
  if (confirmation.of === 'account') {
    const { user } = confirmation.account
    await confirmAccount(db, user)
    await removeLinks(db, user.email, ['emailConfirmation'])
    return user.email
  }
  const { rival, displaced } = confirmation
  const { email, givenName, surName, contact, passwordHash, organizationId } = rival
  await takeRival(db, rival)
  if (displaced) await removeRegistrations(db, displaced.user)
  else await removeRivalsOf(db, email)
  const standing = {
    roles: ['ORGANIZATION_ADMIN' as const],
    state: 'ACTIVE' as const,
    twoFactorEnabled: null,
  }
  await addUser(db, { email, givenName, surName, contact, passwordHash, organizationId, ...standing }, now)
  await confirmOrganization(db, organizationId)
  return email
}
