import { signedIn } from '@allmende/domain/actor.ts'
import type { courseContract } from '@allmende/domain/tenders/course.contract.ts'
import { mayGetEditors } from '@allmende/domain/tenders/people.rules.ts'
import { teamChanges } from '@allmende/domain/tenders/tender-changes.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { firstRefusal, refuse } from '@allmende/domain/verdict.ts'
import { findActiveStaff } from '../../accounts/accounts.queries.ts'
import { methodsOf } from '../../rpc/method.ts'
import { tenderChanged } from '../announcing.ts'
import { changedTender } from '../seen-tender.ts'
import { addEditors } from '../team.queries.ts'
import { lockTenderHead, raiseVersion } from '../tenders.queries.ts'

const { change } = methodsOf<typeof courseContract>()

export const teamMethods = [
  change('addProjectEditors', {
    first: signedIn,
    load: ({ db }, id) => lockTenderHead(db, id),
    allow: (actor, tender, now) =>
      firstRefusal(tenderPolicy.addEditors(actor, tender, now), mayGetEditors(tender)),
    run: async (context, { id, team }, [, emails]) => {
      const { db, now } = context
      const there = new Set(team.map(({ userName }) => userName))
      const added = [...new Set(emails)].filter((email) => !there.has(email))
      const staff = await findActiveStaff(db, added)
      const strangers = added.filter((email) => !staff.has(email))
      if (strangers.length > 0)
        refuse('teamMemberUnknown', { fields: strangers.map((email) => `1.${emails.indexOf(email)}`) })
      await addEditors(db, id, added)
      // A form that was opened before would leave them out again.
      if (added.length > 0) await raiseVersion(db, id, now)
      return changedTender(context, id)
    },
    record: (before, { id, name, team }) => {
      const changes = teamChanges(before, { team })
      return changes.length > 0
        ? { type: 'PROJECT_TEAM_CHANGED', projectId: id, data: { project: name, changes } }
        : null
    },
    announce: (_before, { id }) => tenderChanged(id),
  }),
]
