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
import { addConfirmationMail, isMailboxFree } from './confirmation-mails.queries.ts'
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
import { inTurn } from './password-turns.ts'
import {
  lockOpenRegistration,
  removeOpenRegistration,
  renewConfirmationLink,
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
        mayBeMailed: byStaff || (await isMailboxFree(db, email, now)),
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
      return { passwordHash: byStaff ? null : await inTurn(context, () => hashOwnPassword(user)), question }
    },
    run: (
      context,
      { byStaff, receipt, replaced, displaced, mayBeMailed, isRival, invitation: { token }, confirmation },
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
        if (!byStaff && mayBeMailed) await addConfirmationMail(db, email, now)
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
    mails: ({ byStaff, mayBeMailed, invitation: { mailTo }, confirmation }, { name }, [, user]) => {
      if (byStaff) return [mailTo(user)]
      return mayBeMailed ? [confirmationMail(user, name, confirmation)] : []
    },
    announce: ({ displaced, replaced }, { id }) => [
      ...displacedAnnouncements(displaced),
      ...(replaced && !replaced.rivalHash ? [{ kind: 'sessionsEnded' as const, email: replaced.email }] : []),
      { kind: 'storeChanged', entity: 'organization', id },
    ],
  }),

  change('resendRegistrationMail', {
    load: async ({ db, now }, receipt) => {
      const registration = await lockOpenRegistration(db, receipt)
      const mayBeMailed = registration !== null && (await isMailboxFree(db, registration.email, now))
      return { registration, mayBeMailed, token: newToken() }
    },
    allow: accountPolicy.resendRegistrationMail,
    run: async ({ db, now }, { registration, mayBeMailed, token }) => {
      const open = existing(registration)
      // How long she has to wait tells of what she asked herself; what others did with the address she is not told.
      ensure(mayBeMailedAgain(open, open.asked, now))
      if (mayBeMailed) {
        await setConfirmationLink(db, open, token, now)
        await addConfirmationMail(db, open.email, now)
      } else await renewConfirmationLink(db, open, now)
      return null
    },
    record: nothing, // what the link is used for is logged
    mails: ({ registration, mayBeMailed, token }) =>
      registration && mayBeMailed ? [confirmationMail(registration, registration.organization, token)] : [],
  }),
]

/** Who registers herself brings her password. */
const hashOwnPassword = (user: z.output<typeof FirstUser>): Promise<string> =>
  user.password === undefined
    ? refuse('passwordMissing', { fields: ['1.password'] })
    : hashGoodPassword(user.password, user, '1.password')
