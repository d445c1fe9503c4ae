import type { FirstUser, accountsContract } from '@allmende/domain/accounts/accounts.contract.ts'
import { accountPolicy } from '@allmende/domain/accounts/accounts.policy.ts'
import { mayBeMailedAgain } from '@allmende/domain/accounts/accounts.rules.ts'
import { mayRegisterFromHere } from '@allmende/domain/accounts/registrations.rules.ts'
import { organizationPolicy } from '@allmende/domain/organizations/organizations.policy.ts'
import { ensure, existing, firstRefusal, refuse } from '@allmende/domain/verdict.ts'
import type { z } from 'zod'
import { withCheckedForms } from '../organizations/organization-forms.ts'
import { addOrganization, addUnconfirmedOrganization } from '../organizations/organizations.queries.ts'
import { methodsOf, nothing } from '../rpc/method.ts'
import { addUser } from './accounts.queries.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { countingConflicts, countQuestion } from './conflicts.ts'
import {
  displacedAnnouncements,
  displacedEvents,
  droppedEvents,
  lockDisplacedByStaff,
  lockUnclaimed,
} from './displaced.ts'
import { invitation, invite } from './invitations.ts'
import { addLink } from './links.queries.ts'
import { hashGoodPassword } from './password-strength.ts'
import {
  findFirstRegistration,
  findLatestConfirmation,
  lockOpenRegistration,
  removeOpenRegistration,
  setConfirmationLink,
  setReceipt,
} from './registration-receipts.queries.ts'
import { addRegistration, lockRegistrationsFrom, removeRegistrations } from './registrations.queries.ts'
import { addRival } from './rival-registrations.queries.ts'
import { newToken } from './tokens.ts'

const { change } = methodsOf<typeof accountsContract>()

export const registrationMethods = [
  change('registerOrganization', {
    load: async ({ db, actor, address, now }, _organization, { email }, given) => {
      const byStaff = actor.kind === 'user'
      const lately = byStaff ? [] : await lockRegistrationsFrom(db, address, now)
      const receipt = byStaff ? null : (given ?? null)
      const replaced = await lockOpenRegistration(db, receipt, [email])
      const unclaimed = byStaff ? null : await lockUnclaimed(db, email)
      return {
        receipt,
        replaced,
        byStaff,
        lately,
        // Staff know whom they invite. Of those who register themselves the link that is followed decides.
        displaced: byStaff ? await lockDisplacedByStaff(db, email, null) : null,
        isRival: unclaimed !== null && unclaimed.organizationId !== replaced?.organizationId,
        invitation: invitation(actor, ['ORGANIZATION_ADMIN']),
        confirmation: newToken(),
      }
    },
    allow: (actor, { lately }, now) =>
      firstRefusal(organizationPolicy.register(actor), mayRegisterFromHere(lately, now)),
    before: async (context, { byStaff }, [, user]) => {
      // Counted first: looking at a password costs more than asking, whatever comes of it.
      const question = await countQuestion(context)
      return { passwordHash: byStaff ? null : await hashOwnPassword(user), question }
    },
    run: (
      context,
      { byStaff, receipt, replaced, displaced, isRival, invitation: { token }, confirmation },
      [organization, user],
      { passwordHash, question },
    ) =>
      countingConflicts(context, question, async () => {
        const { db, address, now } = context
        // Whose session ended meanwhile registers like anybody, and brought no password for that.
        if (!byStaff && passwordHash === null) refuse('passwordMissing', { fields: ['1.password'] })
        if (displaced) await removeRegistrations(db, displaced.user)
        if (replaced) await removeOpenRegistration(db, replaced)
        // Whatever a browser says: who registers is a bidder, and her first user its administrator.
        const company = await withCheckedForms(db, { ...organization, type: 'CONTRACTOR' }, null)
        const add = byStaff ? addOrganization : addUnconfirmedOrganization
        const added = await add(db, company, now)
        const { email, givenName, surName, contact } = user
        if (!byStaff) await addRegistration(db, address, now)
        if (receipt !== null) await setReceipt(db, receipt, added.id, now)
        if (isRival && passwordHash !== null) {
          const rival = { email, givenName, surName, contact, passwordHash, organizationId: added.id }
          await addRival(db, confirmation, rival, now)
          return added
        }
        const standing = { roles: ['ORGANIZATION_ADMIN' as const], state: null, twoFactorEnabled: null }
        const account = {
          email,
          givenName,
          surName,
          contact,
          ...standing,
          organizationId: added.id,
          passwordHash,
        }
        await addUser(db, account, now, 1)
        if (byStaff) await invite(db, email, token, now)
        else await addLink(db, confirmation, { purpose: 'emailConfirmation', email }, now)
        return added
      }),
    record: ({ byStaff, displaced, replaced }, { name }, [, { email }]) => [
      ...displacedEvents(displaced),
      ...(replaced ? droppedEvents(replaced.email, [replaced.organization], { userName: email }) : []),
      byStaff
        ? { type: 'ORGANIZATION_INVITED', data: { organization: name, user: email } }
        : { type: 'ORGANIZATION_CREATED', userName: email, data: { organization: name, user: email } },
    ],
    mails: ({ byStaff, invitation: { mailTo }, confirmation }, { name }, [, user]) => {
      if (byStaff) return [mailTo(user)]
      return [confirmationMail(user, name, confirmation)]
    },
    announce: ({ displaced, replaced }, { id }) => [
      ...displacedAnnouncements(displaced),
      ...(replaced && !replaced.rivalHash ? [{ kind: 'sessionsEnded' as const, email: replaced.email }] : []),
      { kind: 'storeChanged', entity: 'organization', id },
    ],
  }),

  change('resendRegistrationMail', {
    load: async ({ db }, receipt) => ({
      registration: await lockOpenRegistration(db, receipt),
      token: newToken(),
    }),
    allow: accountPolicy.resendRegistrationMail,
    run: async ({ db, now }, { registration, token }) => {
      const open = existing(registration)
      const created = await findFirstRegistration(db, open)
      ensure(mayBeMailedAgain({ created }, await findLatestConfirmation(db, open.email), now))
      await setConfirmationLink(db, open, token, now)
      return null
    },
    record: nothing, // what the link is used for is logged
    mails: ({ registration, token }) =>
      registration ? [confirmationMail(registration, registration.organization, token)] : [],
  }),
]

/** Who registers herself brings her password. */
const hashOwnPassword = (user: z.output<typeof FirstUser>): Promise<string> =>
  user.password === undefined
    ? refuse('passwordMissing', { fields: ['1.password'] })
    : hashGoodPassword(user.password, user, '1.password')
