import { signedIn } from '@allmende/domain/actor.ts'
import { withChoices } from '@allmende/domain/notices/migration/with-choices.ts'
import { migrationChanges } from '@allmende/domain/tenders/migration/migration-changes.ts'
import type { migrationContract } from '@allmende/domain/tenders/migration/migration.contract.ts'
import { placesOfFacts } from '@allmende/domain/tenders/notice/notice-facts.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { missingForSaving } from '@allmende/domain/tenders/tenders.rules.ts'
import { ensure, existing, refuse } from '@allmende/domain/verdict.ts'
import { methodsOf } from '../../rpc/method.ts'
import { tenderChanged } from '../announcing.ts'
import { setParts, settle } from '../saving.ts'
import { inSnapshot } from '../seen-tender.ts'
import { existingTender, findTenderHead, lockTenderHead, setTender } from '../tenders.queries.ts'
import { linesOf, migratingOf, sidesOf, toldMigration } from './migrating.ts'
import { setTenderForm } from './migration.queries.ts'

const { read, change } = methodsOf<typeof migrationContract>()

export const migrationMethods = [
  read('getProjectMigration', {
    first: signedIn,
    load: ({ db }, id) => findTenderHead(db, id),
    allow: tenderPolicy.update,
    after: (context, { id }) =>
      inSnapshot(context.db, async (db) => {
        const { actor, now } = context
        const tender = await existingTender(db, id)
        ensure(tenderPolicy.update(actor, tender, now))
        const { verdict, migrating: found } = await migratingOf(db, tender)
        ensure(verdict)
        return toldMigration({ ...context, db }, tender, existing(found))
      }),
    show: (_actor, migration) => migration,
  }),

  change('migrateProject', {
    first: signedIn,
    // Who may is told by the head alone: working out what becomes of a draft takes long, and that time would tell of it.
    load: ({ db }, id) => lockTenderHead(db, id),
    allow: tenderPolicy.update,
    run: async (context, { id }, [, sdkVersion, { preview, version, choices = [] } = {}]) => {
      const { db, home } = context
      const before = await existingTender(db, id)
      if (before.version !== (version ?? before.version)) refuse('changedMeanwhile')
      const { verdict, migrating: found } = await migratingOf(db, before)
      ensure(verdict)
      const migrating = existing(found)
      const { target, next, migration } = migrating
      if (target.sdkVersion !== sdkVersion) refuse('versionIsNewest')
      const told = await toldMigration(context, before, migrating)
      if (preview) return { told, done: null }
      const { values: panels, wrong } = withChoices(next, migration, choices)
      if (wrong.length > 0)
        refuse('choiceNotTaken', {
          fields: choices.flatMap(({ path }, at) => (wrong.includes(path) ? [`2.choices.${at}`] : [])),
        })
      // What an imported draft never had it may go on lacking until somebody fills in its form.
      const lacking = missingForSaving(before, placesOfFacts(next.form)).map(({ reason }) => reason)
      const settled = await settle(db, home, next, before, { panels }, lacking)
      await setTenderForm(db, id, target)
      await setTender(db, before, settled.facts, context.now)
      await setParts(db, id, settled, context.now)
      // The log is kept in German.
      const lines = linesOf(before, migrating, await sidesOf(db, before, migrating, 'de'), 'de')
      const changes = migrationChanges(before.sdkVersion, target.sdkVersion, lines, choices)
      const { name: project, version: now } = await existingTender(db, id)
      return { told: { ...told, version: now }, done: { project, changes } }
    },
    answer: ({ told }) => told,
    record: ({ id }, { done }) => done && { type: 'PROJECT_MIGRATED', projectId: id, data: done },
    announce: ({ id }, { done }) => (done ? tenderChanged(id) : []),
  }),
]
