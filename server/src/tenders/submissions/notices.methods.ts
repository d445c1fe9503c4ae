import { signedIn } from '@allmende/domain/actor.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { withChangeTexts, withSameChange } from '@allmende/domain/notices/xml/change.ts'
import { tidy } from '@allmende/domain/notices/values/tidy.ts'
import { withSameIdentity } from '@allmende/domain/tenders/notice/notice-facts.ts'
import type { noticesContract } from '@allmende/domain/tenders/notice/notices.contract.ts'
import { announces } from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import { mayMend } from '@allmende/domain/tenders/submissions/notice-ways.rules.ts'
import { tenderChanges } from '@allmende/domain/tenders/tender-changes.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { ensure, refuse } from '@allmende/domain/verdict.ts'
import { listParcelNames } from '../../parcels/parcels.queries.ts'
import { type Context, methodsOf } from '../../rpc/method.ts'
import { tenderChanged } from '../announcing.ts'
import { currentValues } from '../notice/notice-export.ts'
import { ensureFit } from '../saving.ts'
import { inSnapshot } from '../seen-tender.ts'
import { formOfTender } from '../tender-form.ts'
import { existingTender, findTenderHead, lockTender } from '../tenders.queries.ts'
import { mended } from './notice-log.ts'
import { findFrozen, findFrozenOf, findTenderOfSubmission, mendSubmission } from './notices.queries.ts'

const { read, change } = methodsOf<typeof noticesContract>()

export const noticeMethods = [
  read('getNotices', {
    first: signedIn,
    load: ({ db }, id) => findTenderHead(db, id),
    allow: tenderPolicy.check,
    after: (context, { id }) => inSnapshot(context.db, (db) => mendableNotices({ ...context, db }, id)),
    show: (_actor, notices) => notices,
  }),

  change('updateNotice', {
    first: signedIn,
    load: async ({ db }, id) => {
      const tenderId = await findTenderOfSubmission(db, id)
      const tender = tenderId === null ? null : await lockTender(db, tenderId)
      if (!tender) return null
      // The log is kept in German.
      return { ...tender, ...(await formOfTender(db, tender, 'de')), frozen: await findFrozenOf(db, id) }
    },
    allow: tenderPolicy.update,
    run: async ({ db, home }, tender, [id, given]) => {
      const { form, lists, notices, frozen } = tender
      const notice = notices.find((one) => one.id === id) ?? refuse('notFound')
      ensure(mayMend(notice, notices, { isDraft: tender.stage === null }))
      if (given.mendings !== undefined && given.mendings !== notice.mendings) refuse('changedMeanwhile')
      ensureFit(form, given.panels, lists, [], '1.panels')
      const tidied = tidy(form, withSameChange(given.panels, frozen))
      const follows = !announces(notice.kind)
      const worded = follows ? withChangeTexts(form, tidied, given) : tidied
      const identified = withSameIdentity(form, worded, frozen)
      const panels = await currentValues(db, form, { id: tender.id, panels: identified, home })
      const reason = (follows ? given.reason : undefined) ?? notice.reason
      await mendSubmission(db, id, { panels, reason })
      const parcels = new Map(
        (await listParcelNames(db, tender.propertyIds)).map((one) => [one.id, one.name]),
      )
      const changes = tenderChanges(
        { ...tender, panels: frozen },
        { ...tender, panels },
        { form, lists, parcels },
      )
      return { notice: { ...notice, reason, mendings: notice.mendings + 1 }, changes }
    },
    answer: ({ notice }) => notice,
    record: ({ id, name }, { notice, changes }) => ({
      type: 'NOTICE_STATUS',
      projectId: id,
      data: { project: name, changes: [mended(notice), ...changes] },
    }),
    announce: ({ id }) => tenderChanged(id),
  }),
]

/** The values of what can be mended come along, filled in as they would be sent today. */
async function mendableNotices({ db, home }: Context, id: number) {
  const tender = await existingTender(db, id)
  const { notices } = tender
  const isDraft = tender.stage === null
  const mendable = notices.filter((notice) => mayMend(notice, notices, { isDraft }).allowed)
  const frozen = await findFrozen(
    db,
    mendable.map((notice) => notice.id),
  )
  const { form } = await formOfTender(db, tender, 'de')
  const filled = async (panels: PanelValues | undefined) =>
    panels ? currentValues(db, form, { id, panels, home }) : null
  return Promise.all(
    notices.map(async (notice) => ({ ...notice, panels: await filled(frozen.get(notice.id)) })),
  )
}
