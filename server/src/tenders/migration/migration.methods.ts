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
import { changedTender, inSnapshot } from '../seen-tender.ts'
import { existingTender, findTenderHead, lockTenderHead, setTender } from '../tenders.queries.ts'
import { dueOf, linesOf, migratingOf, sidesOf } from './migrating.ts'
import { setTenderForm } from './migration.queries.ts'

const { read, change } = methodsOf<typeof migrationContract>()

export const migrationMethods = [
  read('getProjectMigration', {
    first: signedIn,
    load: ({ db }, id) => findTenderHead(db, id),
    allow: tenderPolicy.update,
    after: (context, { id }) =>
      inSnapshot(context.db, async (db) => {
        const { language, actor, now } = context
        const tender = await existingTender(db, id)
        ensure(tenderPolicy.update(actor, tender, now))
        const { verdict, migrating: found } = await migratingOf(db, tender)
        ensure(verdict)
        const migrating = existing(found)
        const sides = await sidesOf(db, tender, migrating, language)
        const lines = linesOf(tender, migrating, sides, language)
        const due = await dueOf({ ...context, db }, tender, migrating, sides)
        const { version, sdkVersion: from } = tender
        return { version, from: from ?? '', to: migrating.target.sdkVersion, ...lines, due }
      }),
    show: (_actor, migration) => migration,
  }),

  change('migrateProject', {
    first: signedIn,
    // Who may is told by the head alone: working out what becomes of a draft takes long, and that time would tell of it.
    load: ({ db }, { id }) => lockTenderHead(db, id),
    allow: tenderPolicy.update,
    run: async (context, { id }, [{ version, choices }]) => {
      const { db, now, home } = context
      const before = await existingTender(db, id)
      if (before.version !== version) refuse('changedMeanwhile')
      const { verdict, migrating: found } = await migratingOf(db, before)
      ensure(verdict)
      const migrating = existing(found)
      const { target, next, migration } = migrating
      const { values: panels, wrong } = withChoices(next, migration, choices)
      if (wrong.length > 0)
        refuse('choiceNotTaken', {
          fields: choices.flatMap(({ path }, at) => (wrong.includes(path) ? [`0.choices.${at}`] : [])),
        })
      // What an imported draft never had it may go on lacking until somebody fills in its form.
      const lacking = missingForSaving(before, placesOfFacts(next.form)).map(({ reason }) => reason)
      const settled = await settle(db, home, next, before, { panels }, lacking)
      await setTenderForm(db, id, target)
      await setTender(db, before, settled.facts, now)
      await setParts(db, id, settled, now)
      // The log is kept in German.
      const lines = linesOf(before, migrating, await sidesOf(db, before, migrating, 'de'), 'de')
      const changes = migrationChanges(before.sdkVersion, target.sdkVersion, lines, choices)
      return { tender: await changedTender(context, id), changes }
    },
    answer: ({ tender }) => tender,
    record: (_before, { tender, changes }) => ({
      type: 'PROJECT_MIGRATED',
      projectId: tender.id,
      data: { project: tender.name, changes },
    }),
    announce: ({ id }) => tenderChanged(id),
  }),
]
