import { paths } from '@allmende/domain/addresses.ts'
import { nameOf, signedIn } from '@allmende/domain/actor.ts'
import { shownDeadline } from '@allmende/domain/procedure/display.ts'
import { seenFromOutside } from '@allmende/domain/procedure/outside.ts'
import type { ProcedureState } from '@allmende/domain/procedure/state.ts'
import type { courseContract } from '@allmende/domain/tenders/course.contract.ts'
import { mayInvite, mayRevoke, opensFurtherLots } from '@allmende/domain/tenders/people.rules.ts'
import type { TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { ensure, existing, firstRefusal, type Reason, refuse } from '@allmende/domain/verdict.ts'
import { newToken } from '../../accounts/tokens.ts'
import type { Db } from '../../database/schema.ts'
import { findOrganization } from '../../organizations/organizations.queries.ts'
import { type Mail, methodsOf, nothing } from '../../rpc/method.ts'
import { tenderChanged } from '../announcing.ts'
import { loadState } from '../course/procedure-state.ts'
import { changedTender } from '../seen-tender.ts'
import { findTenderHead, lockTenderHead } from '../tenders.queries.ts'
import {
  findInvitation,
  findJoined,
  findOfAuthority,
  findTakingPart,
  listInvitations,
  type Sending,
  setInvitations,
  setRevoked,
} from './invitations.queries.ts'

const { read, change } = methodsOf<typeof courseContract>()

export const invitationMethods = [
  change('inviteUsers', {
    first: signedIn,
    load: async ({ db, now }, id, invitees) => {
      const head = await lockTenderHead(db, id)
      if (!head) return null
      const course = await loadState(db, id)
      const sendings = Object.entries(invitees).map(([email, organizationName]) => ({
        email,
        organizationName,
        token: newToken(),
      }))
      return {
        ...head,
        course,
        sendings,
        letter: await letterOf(db, head, deadlineFor(course, now)),
      }
    },
    allow: (actor, tender, now) =>
      firstRefusal(tenderPolicy.invite(actor, tender, now), mayInvite(tender.course, now)),
    run: async (context, { id, course, sendings }) => {
      const { db, actor, now } = context
      const emails = sendings.map(({ email }) => email)
      if (emails.length === 0) refuse('inviteesMissing', { fields: ['1'] })
      refuseAt('inviteeOfAuthority', await findOfAuthority(db, emails))
      refuseAt('inviteeJoined', await findJoined(db, id, emails))
      const inside = [...(await findTakingPart(db, id, emails))].filter(
        ([, offerId]) => !opensFurtherLots(course, offerId, now),
      )
      refuseAt('inviteeTakesPart', new Set(inside.map(([email]) => email)))
      await setInvitations(db, id, sendings, nameOf(actor), now)
      return changedTender(context, id)
    },
    record: ({ id, name, sendings }) =>
      sendings.map((sending) => aboutInvitation('PROJECT_INVITE_SENT', { id, name }, sending)),
    mails: ({ id, letter, sendings }) => sendings.map((sending) => mailOf(id, letter, sending)),
    announce: ({ id }) => tenderChanged(id),
  }),

  read('getInvitations', {
    first: signedIn,
    load: ({ db }, id) => findTenderHead(db, id),
    allow: tenderPolicy.seeInvitations,
    after: ({ db }, { id }) => listInvitations(db, id),
    show: (_actor, invitations) => invitations,
  }),

  change('revokeInvitation', {
    first: signedIn,
    load: async ({ db }, tenderId, id) => {
      const head = await lockTenderHead(db, tenderId)
      return head && { ...head, invitation: await findInvitation(db, tenderId, id) }
    },
    allow: tenderPolicy.revokeInvitation,
    run: async ({ db, now }, { archived, invitation }) => {
      const { id, joined, revoked } = existing(invitation)
      ensure(mayRevoke({ archived }, { joined }))
      if (revoked === null) await setRevoked(db, id, now)
      return null
    },
    record: ({ id, name, invitation }) =>
      // Whoever comes second finds it done.
      invitation === null || invitation.revoked !== null
        ? nothing()
        : aboutInvitation('INVITE_REVOKED', { id, name }, invitation),
    announce: ({ id }) => tenderChanged(id),
  }),
]

/** Each address at fault has the sentence at its own place. */
function refuseAt(reason: Reason, emails: ReadonlySet<string>): void {
  if (emails.size > 0) refuse(reason, { fields: [...emails].map((email) => `1.${email}`) })
}

const aboutInvitation = (
  type: 'PROJECT_INVITE_SENT' | 'INVITE_REVOKED',
  { id, name }: Pick<TenderHead, 'id' | 'name'>,
  { email, organizationName }: Pick<Sending, 'email' | 'organizationName'>,
) => ({
  type,
  projectId: id,
  data: { project: name, user: email, ...(organizationName && { organization: organizationName }) },
})

/** What somebody who is invited has to keep to; one that is over she need not read. */
function deadlineFor(course: ProcedureState, now: Date): Date | null {
  const deadline = shownDeadline(seenFromOutside(course), now)
  return deadline === null || deadline < now ? null : deadline
}

/** What all invitations of one sending have in common. */
type Letter = { projectName: string; authorityName: string; deadline: string }

async function letterOf(
  db: Db,
  { name, organizationId }: TenderHead,
  deadline: Date | null,
): Promise<Letter> {
  const authority = organizationId === null ? null : await findOrganization(db, organizationId)
  return {
    projectName: name,
    authorityName: authority?.name ?? '',
    deadline: deadline === null ? '' : sayDeadline(deadline),
  }
}

const mailOf = (id: number, letter: Letter, { email, organizationName, token }: Sending): Mail => ({
  key: 'inviteToApply',
  to: email,
  values: {
    ...letter,
    organizationName: organizationName || 'Ihr Unternehmen',
    link: paths.invitation(id, token),
  },
})
