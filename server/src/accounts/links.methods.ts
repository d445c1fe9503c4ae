import { paths } from '@allmende/domain/addresses.ts'
import { accountPolicy } from '@allmende/domain/accounts/accounts.policy.ts'
import {
  type LinkPurpose,
  mayBeManagedHere,
  pauseBetweenMails,
} from '@allmende/domain/accounts/accounts.rules.ts'
import { ensure, everyone, refuse } from '@allmende/domain/verdict.ts'
import { change, type Context, nothing, read } from '../rpc/method.ts'
import { type Account, lockAccount, setAccount } from './accounts.queries.ts'
import { addLink, findLatestLink, findLink, type Link, lockLink, removeLinks } from './links.queries.ts'
import { forgiveUpTo } from './login-attempts.queries.ts'
import { hashGoodPassword } from './password-strength.ts'
import { prove } from './proof.ts'
import { newToken, removeSessionsOf } from './sessions.queries.ts'

const passwordLinks: readonly LinkPurpose[] = ['invitation', 'passwordReset']

export const linkMethods = [
  change('confirmEmail', {
    load: async ({ db, now }, token) => ({ link: await lockLink(db, token, ['emailConfirmation'], now) }),
    allow: everyone, // the link is the permission; one that is none changes nothing
    run: async ({ db }, { link }) => {
      const account = link && (await lockAccount(db, link.email))
      if (!account || account.user.state === 'DISABLED') return null
      await setAccount(db, link.email, { state: 'ACTIVE' })
      await removeLinks(db, link.email, ['emailConfirmation'])
      return { email: link.email, state: 'ACTIVE' }
    },
    record: (_subject, result) => result && { type: 'EMAIL_CONFIRMED', userName: result.email },
    announce: (_subject, result) =>
      result
        ? [
            { kind: 'userChanged', email: result.email },
            { kind: 'storeChanged', entity: 'user', id: result.email },
          ]
        : [],
  }),

  change('resendEmail', {
    load: async (context) => mailRequest(context, context.session?.user.email ?? '', 'emailConfirmation'),
    allow: accountPolicy.resendEmail,
    run: async ({ db, now }, request) => {
      if (request.due) await addLink(db, request.token, request.link, now)
      return null
    },
    record: nothing,
    mails: ({ due, account, token, link }) =>
      due && account ? [linkMail('emailConfirmation', account, paths.confirmEmail(token), link)] : [],
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
        ? [linkMail('passwordReset', request.account, paths.setPassword(request.token), request.link)]
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
      return { byLink: token !== null, link, account: email ? await lockAccount(db, email) : null }
    },
    allow: accountPolicy.changePassword,
    before: async (context, { byLink, account }, [old, , password]) => {
      if (!account) return refuse('notFound')
      const { user } = account
      ensure(mayBeManagedHere(user))
      if (!byLink) {
        if (old === null) return refuse('passwordMissing', { fields: ['0'] })
        const { proof, attempt } = await prove(context, user.email, account, old)
        if (!proof) return refuse('wrongPassword', { fields: ['0'] })
        await forgiveUpTo(context.db, attempt, context.now)
      }
      return hashGoodPassword(password, user, '2')
    },
    run: async ({ db }, { link, account }, _args, passwordHash) => {
      if (!account || account.user.state === 'DISABLED') return refuse('linkUnusable')
      const { email } = account.user
      // Who could read our mail has shown that the address is hers.
      await setAccount(db, email, { passwordHash, ...(link ? { state: 'ACTIVE' as const } : {}) })
      await removeLinks(db, email, [...passwordLinks, 'emailConfirmation'])
      await removeSessionsOf(db, email)
      return null
    },
    record: ({ link, account }) => ({ type: passwordEvent(link), userName: account?.user.email ?? '' }),
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

type MailRequest = { account: Account | null; due: boolean; token: string; link: Link }

async function mailRequest({ db, now }: Context, email: string, purpose: LinkPurpose): Promise<MailRequest> {
  const account = await lockAccount(db, email)
  const latest = await findLatestLink(db, email, purpose)
  const due = !latest || now.getTime() - latest.getTime() >= pauseBetweenMails
  return { account, due, token: newToken(), link: { purpose, email } }
}

/** Only local accounts that are not deactivated have a password here. */
const isForReset = ({ account, due }: MailRequest): boolean =>
  due && account !== null && account.user.state !== 'DISABLED' && mayBeManagedHere(account.user).allowed

function linkMail(
  key: 'emailConfirmation' | 'passwordReset',
  { user }: Account,
  link: string,
  { email }: Link,
) {
  return { key, to: email, values: { userName: `${user.givenName} ${user.surName}`, link } }
}
