import type { accountsContract } from '@allmende/domain/accounts/accounts.contract.ts'
import { paths } from '@allmende/domain/addresses.ts'
import { accountPolicy } from '@allmende/domain/accounts/accounts.policy.ts'
import {
  isDeactivated,
  type LinkPurpose,
  mayBeMailedAgain,
  mayBeManagedHere,
  pauseAfter,
} from '@allmende/domain/accounts/accounts.rules.ts'
import { ensure, everyone, refuse } from '@allmende/domain/verdict.ts'
import { findOrganization } from '../organizations/organizations.queries.ts'
import { type Context, nothing, methodsOf } from '../rpc/method.ts'
import { type Account, confirmAccount, lockAccount, setAccount } from './accounts.queries.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { addConfirmationMail, isMailboxFree } from './confirmation-mails.queries.ts'
import { droppedEvents, organizationsOfRivals } from './displaced.ts'
import {
  addLink,
  countOpenLinks,
  findLatestLink,
  findLink,
  type Link,
  lockLink,
  removeLinks,
  renewLink,
} from './links.queries.ts'
import { forgiveUpTo } from './login-attempts.queries.ts'
import { hashGoodPassword } from './password-strength.ts'
import { inTurn } from './password-turns.ts'
import { failed, prove } from './proof.ts'
import { lockRegistrationsOf } from './rival-registrations.queries.ts'
import { removeSessionsOf } from './sessions.queries.ts'
import { newToken } from './tokens.ts'

const { read, change } = methodsOf<typeof accountsContract>()

const passwordLinks: readonly LinkPurpose[] = ['invitation', 'passwordReset']

export const linkMethods = [
  change('resendEmail', {
    load: async (context) => {
      const email = context.session?.user.email ?? ''
      await lockRegistrationsOf(context.db, email)
      const request = await mailRequest(context, email, 'emailConfirmation')
      const mayBeMailed = await isMailboxFree(context.db, email, context.now)
      const organizationId = request.account?.user.organizationId ?? null
      const organization = organizationId === null ? null : await findOrganization(context.db, organizationId)
      return { ...request, organization, mayBeMailed }
    },
    allow: accountPolicy.resendEmail,
    run: async ({ db, now }, { account, latest, token, link, mayBeMailed }) => {
      if (!account) return refuse('notFound')
      ensure(mayBeMailedAgain(account.user, latest, now))
      if (mayBeMailed) {
        await addLink(db, token, link, now)
        await addConfirmationMail(db, link.email, now)
      } else await renewLink(db, link, now)
      return null
    },
    record: nothing,
    mails: ({ account, token, organization, mayBeMailed }) =>
      account && mayBeMailed ? [confirmationMail(account.user, organization?.name ?? '', token)] : [],
  }),

  change('sendPasswordResetMail', {
    load: (context, email) => mailRequest(context, email, 'passwordReset'),
    allow: everyone, // always answered the same, so that nobody learns who has an account
    run: async ({ db, now }, request) => {
      if (isForReset(request)) await addLink(db, request.token, request.link, now)
      return null
    },
    record: nothing, // what the link is used for is logged
    takesAtLeast: 300, // a link that is made takes longer than none
    mails: (request) =>
      isForReset(request) && request.account
        ? [resetMail(request.account, paths.setPassword(request.token))]
        : [],
  }),

  read('getPasswordLink', {
    load: async ({ db, now }, token) => ({ link: await findLink(db, token, passwordLinks, now) }),
    allow: (actor, { link }) => accountPolicy.changePassword(actor, { byLink: true, account: link }),
    show: (_actor, { link }) => ({
      purpose: link?.purpose === 'invitation' ? 'invitation' : 'passwordReset',
      email: link?.email ?? '',
    }),
  }),

  change('changePassword', {
    load: async ({ db, session, now }, _old, token) => {
      const link = token === null ? null : await lockLink(db, token, passwordLinks, now)
      const email = token === null ? session?.user.email : link?.email
      return {
        byLink: token !== null,
        link,
        account: email ? await lockAccount(db, email) : null,
        dropped: link ? await organizationsOfRivals(db, link.email) : [],
      }
    },
    allow: accountPolicy.changePassword,
    before: async (context, { byLink, account }, [old, , password]) => {
      if (!account) return refuse('notFound')
      const { user } = account
      ensure(mayBeManagedHere(user))
      if (!byLink) {
        if (old === null) return refuse('passwordMissing', { fields: ['0'] })
        const { proof, attempt } = await prove(context, user.email, account, old)
        if (!proof) return refuse('wrongPassword', failed(user, '0'))
        await forgiveUpTo(context.db, attempt, context.now)
      }
      return inTurn(context, () => hashGoodPassword(password, user, '2'))
    },
    run: async ({ db }, { link, account }, _args, passwordHash) => {
      if (!account || isDeactivated(account.user)) return refuse('linkUnusable')
      const { email, twoFactorEnabled } = account.user
      // A key that does not count yet may have been seen by whoever knew the old password.
      const unusedKey = twoFactorEnabled === true ? {} : { twoFactorSealed: null }
      await setAccount(db, email, { passwordHash, ...unusedKey })
      // Who could read our mail has shown that the address is hers.
      if (link) await confirmAccount(db, account.user)
      await removeLinks(db, email, [...passwordLinks, 'emailConfirmation'])
      await removeSessionsOf(db, email)
      return null
    },
    record: ({ link, account, dropped }) => {
      const by = { userName: account?.user.email ?? '' }
      return [...droppedEvents(by.userName, dropped, by), { type: passwordEvent(link), ...by }]
    },
    announce: ({ account }) => {
      const email = account?.user.email ?? ''
      return [
        { kind: 'sessionsEnded', email },
        { kind: 'storeChanged', entity: 'user', id: email },
      ]
    },
  }),
]

function passwordEvent(link: Link | null) {
  if (!link) return 'PASSWORD_CHANGED'
  return link.purpose === 'invitation' ? 'INVITE_ACCEPTED' : 'PASSWORD_RESET'
}

type MailRequest = { account: Account | null; latest: Date | null; due: boolean; token: string; link: Link }

async function mailRequest({ db, now }: Context, email: string, purpose: LinkPurpose): Promise<MailRequest> {
  const account = await lockAccount(db, email)
  const latest = await findLatestLink(db, email, purpose)
  const open = await countOpenLinks(db, email, purpose, now)
  const due = !latest || now.getTime() - latest.getTime() >= pauseAfter(open)
  return { account, latest, due, token: newToken(), link: { purpose, email } }
}

/** Only local accounts that are not deactivated have a password here. */
const isForReset = ({ account, due }: MailRequest): boolean =>
  due && account !== null && !isDeactivated(account.user) && mayBeManagedHere(account.user).allowed

const resetMail = ({ user }: Account, link: string) => ({
  key: 'passwordReset' as const,
  to: user.email,
  values: { userName: `${user.givenName} ${user.surName}`, link },
})
