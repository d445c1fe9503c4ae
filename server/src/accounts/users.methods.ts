import type { accountsContract } from '@allmende/domain/accounts/accounts.contract.ts'
import { accountPolicy } from '@allmende/domain/accounts/accounts.policy.ts'
import {
  isDeactivated,
  mayBeInvitedAgain,
  mayBeManagedHere,
  mayHaveRoles,
  mayLoseAdmin,
} from '@allmende/domain/accounts/accounts.rules.ts'
import { mayInviteMore } from '@allmende/domain/accounts/registrations.rules.ts'
import { userChangeLabels } from '@allmende/domain/accounts/accounts.texts.ts'
import { type Actor, isInternal, type Role, signedIn } from '@allmende/domain/actor.ts'
import { changesBetween } from '@allmende/domain/changes.ts'
import { filled, keepingFields } from '@allmende/domain/organizations/organizations.rules.ts'
import { ensure, existing, firstRefusal, refuse } from '@allmende/domain/verdict.ts'
import { findOrganizationTypes } from '../organizations/organizations.queries.ts'
import { type Context, methodsOf } from '../rpc/method.ts'
import {
  type Account,
  addUser,
  confirmAccount,
  findAccount,
  isLastAdmin,
  lockAccount,
  removeUser,
  setAccount,
  setUserData,
} from './accounts.queries.ts'
import { countingConflicts, countQuestion } from './conflicts.ts'
import {
  displacedAnnouncements,
  displacedEvents,
  droppedEvents,
  lockDisplacedByStaff,
  lockRegistered,
  organizationsOfRivals,
} from './displaced.ts'
import { invitation, invite } from './invitations.ts'
import { findLatestLink } from './links.queries.ts'
import { removeRegistrations, setAside } from './registrations.queries.ts'
import { lockRegistrationsOf } from './rival-registrations.queries.ts'
import { removeSessionsOf } from './sessions.queries.ts'
import { countMatchingUsers, listUsers, listWithoutSecondFactor, lockInvitationsOf } from './users.queries.ts'

const { read, change } = methodsOf<typeof accountsContract>()

/** Which users are asked for; an outsider asks within her own organization without saying so. */
function scopeOf({ actor }: Context, roles: readonly Role[], organizationId?: number) {
  const own = actor.kind === 'user' && !isInternal(actor) ? actor.organizationId : null
  return { roles, organizationId: organizationId ?? own }
}

/** As many names as a question can name without becoming a list. */
const namedAtOnce = 8

/** Whoever it is or is not: the policy is asked first, so that strangers do not learn who has an account. */
type Found = { account: Account | null }
const find = async ({ db }: Context, email: string): Promise<Found> => ({
  account: await findAccount(db, email),
})
const lock = async ({ db }: Context, email: string): Promise<Found> => ({
  account: await lockAccount(db, email),
})

/** One that nobody has confirmed counts for nothing yet, and whoever registered it may take it back. */
async function ensureKnown({ db }: Context, organizationId: number | null): Promise<void> {
  if (organizationId === null) return
  const known = await findOrganizationTypes(db, [organizationId])
  if (!known.has(organizationId)) refuse('organizationUnknown', { fields: ['0.organizationId'] })
}

const administrate = (actor: Actor, { account }: Found) =>
  accountPolicy.administrate(actor, account?.user ?? null)

export const userMethods = [
  read('getUsers', {
    load: async (context, roles, filter = {}) => ({
      ...scopeOf(context, roles, filter.organizationId),
      filter,
    }),
    allow: accountPolicy.list,
    after: ({ db }, { filter, ...scope }) => listUsers(db, { ...scope, search: filter.search }, filter),
    show: (_actor, users) => users,
  }),

  read('countUsers', {
    load: async (context, roles, filter = {}) => ({
      ...scopeOf(context, roles, filter.organizationId),
      filter,
    }),
    allow: accountPolicy.list,
    after: ({ db }, { filter, ...scope }) => countMatchingUsers(db, { ...scope, search: filter.search }),
    show: (_actor, count) => count,
  }),

  read('getUsersWithoutSecondFactor', {
    load: async ({ actor }) => ({ caller: actor.kind === 'user' ? actor.email : null }),
    allow: accountPolicy.listWithoutSecondFactor,
    after: ({ db }, { caller }) => listWithoutSecondFactor(db, caller, namedAtOnce),
    show: (_actor, found) => found,
  }),

  read('getUser', {
    first: signedIn,
    load: find,
    allow: (actor, { account }) => accountPolicy.view(actor, account?.user ?? null),
    show: (_actor, { account }) => existing(account).user,
  }),

  change('createUser', {
    first: signedIn,
    load: async (context, user) => {
      const { db, actor, now } = context
      const scope = scopeOf(context, user.roles, user.organizationId ?? undefined)
      const byStaff = isInternal(actor)
      const lately = byStaff ? [] : await lockInvitationsOf(db, scope.organizationId, now)
      await lockRegistrationsOf(db, user.email)
      const displaced = byStaff
        ? await lockDisplacedByStaff(db, user.email, scope.organizationId)
        : await lockRegistered(db, user.email)
      return { ...scope, invitation: invitation(actor, user.roles), displaced, byStaff, lately }
    },
    allow: (actor, subject, now) =>
      firstRefusal(accountPolicy.create(actor, subject), mayInviteMore(subject.lately, now)),
    before: countQuestion,
    run: (context, { organizationId, invitation: { token }, displaced, byStaff }, [user], question) =>
      countingConflicts(context, question, async () => {
        const { db, now } = context
        ensure(mayHaveRoles(user.roles, organizationId))
        await ensureKnown(context, organizationId)
        const standing = { passwordHash: null, state: null, twoFactorEnabled: null } as const
        const { email, givenName, surName, contact, settings } = user
        const roles = [...new Set(user.roles)]
        const facts = { email, givenName, surName, contact, settings, roles, organizationId, ...standing }
        // Staff know whom they invite; an outsider takes nothing from whoever registered with that address.
        if (displaced) await (byStaff ? removeRegistrations : setAside)(db, displaced.user)
        await addUser(db, facts, now)
        await invite(db, email, token, now)
        return existing(await findAccount(db, email)).user
      }),
    record: ({ displaced, byStaff }, { email }) => [
      ...displacedEvents(byStaff ? displaced : null),
      { type: 'USER_CREATED', data: { user: email } },
    ],
    mails: ({ invitation: { mailTo } }, user) => [mailTo(user)],
    announce: ({ displaced }, { email }) => [
      ...displacedAnnouncements(displaced),
      { kind: 'storeChanged', entity: 'user', id: email },
    ],
  }),

  change('updateUser', {
    first: signedIn,
    load: (context, { email }) => lock(context, email),
    allow: (actor, { account }) => accountPolicy.update(actor, account?.user ?? null),
    run: async (context, { account }, [input]) => {
      const { db, actor, now } = context
      const { user } = existing(account)
      ensure(mayBeManagedHere(user))
      if (user.version !== input.version) refuse('changedMeanwhile')
      const maySetRoles = accountPolicy.setRoles(actor, user).allowed
      const roles = [...new Set((maySetRoles && input.roles) || user.roles)]
      const mayMove = accountPolicy.administrate(actor, user).allowed
      const organizationId =
        mayMove && input.organizationId !== undefined ? input.organizationId : user.organizationId
      ensure(mayHaveRoles(roles, organizationId))
      if (organizationId !== user.organizationId) await ensureKnown(context, organizationId)
      if (!roles.includes('SYSTEM_ADMIN')) ensure(mayLoseAdmin(await isLastAdmin(db, user.email)))
      const { givenName, surName, settings = user.settings } = input
      const contact = input.contact ? filled(keepingFields(input.contact, user.contact)) : user.contact
      await setUserData(db, user.email, { givenName, surName, contact, settings, roles, organizationId }, now)
      return existing(await findAccount(db, user.email)).user
    },
    record: ({ account }, after) => ({
      type: 'USER_CHANGED',
      data: {
        user: after.email,
        changes: changesBetween(existing(account).user, after, userChangeLabels),
      },
    }),
    announce: (_subject, { email }) => [
      { kind: 'userChanged', email },
      { kind: 'storeChanged', entity: 'user', id: email },
    ],
  }),

  change('setUserState', {
    first: signedIn,
    load: async (context, email) => ({
      ...(await lock(context, email)),
      dropped: await organizationsOfRivals(context.db, email),
    }),
    allow: administrate,
    run: async ({ db, actor }, { account }, [email, state]) => {
      const { user } = existing(account)
      if (actor.kind === 'user' && actor.email === email) refuse('notOneself')
      if (isDeactivated({ state })) {
        ensure(mayLoseAdmin(await isLastAdmin(db, email)))
        await setAccount(db, email, { state })
        await removeSessionsOf(db, email)
      } else await confirmAccount(db, user)
      return { ...user, state }
    },
    record: ({ dropped }, _result, [user, state]) =>
      isDeactivated({ state })
        ? { type: 'USER_DISABLED', data: { user } }
        : [...droppedEvents(user, dropped), { type: 'USER_ENABLED', data: { user } }],
    announce: (_subject, { email, state }) => [
      { kind: isDeactivated({ state }) ? 'sessionsEnded' : 'userChanged', email },
      { kind: 'storeChanged', entity: 'user', id: email },
    ],
  }),

  change('deleteUser', {
    first: signedIn,
    load: lock,
    allow: administrate,
    run: async ({ db, actor, history }, { account }, [email]) => {
      const { user, lastLogin } = existing(account)
      if (actor.kind === 'user' && actor.email === email) refuse('notOneself')
      ensure(mayLoseAdmin(await isLastAdmin(db, email)))
      if (lastLogin || (await history.hasActed(db, user.email))) refuse('userHasHistory')
      await removeUser(db, email)
      return null
    },
    record: (_subject, _result, [user]) => ({ type: 'USER_DELETED', data: { user } }),
    announce: (_subject, _result, [id]) => [{ kind: 'storeChanged', entity: 'user', id }],
  }),

  change('resendInvitation', {
    first: signedIn,
    load: async (context, email) => {
      const { account } = await lock(context, email)
      return { account, invitation: invitation(context.actor, account?.user.roles ?? []) }
    },
    allow: (actor, { account }) => accountPolicy.invite(actor, account?.user ?? null),
    run: async ({ db, now }, { account, invitation: { token } }, [email]) => {
      ensure(mayBeInvitedAgain(existing(account).user, await findLatestLink(db, email, 'invitation'), now))
      await invite(db, email, token, now)
      return null
    },
    record: (_subject, _result, [user]) => ({ type: 'INVITE_RESENT', data: { user } }),
    mails: ({ account, invitation: { mailTo } }) => [mailTo(existing(account).user)],
  }),
]
