import { signedIn } from '@allmende/domain/actor.ts'
import { withChoices } from '@allmende/domain/notices/migration/with-choices.ts'
import { migrationChanges } from '@allmende/domain/tenders/migration/migration-changes.ts'
import type { migrationContract } from '@allmende/domain/tenders/migration/migration.contract.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { ensure, existing, refuse } from '@allmende/domain/verdict.ts'
import { methodsOf } from '../../rpc/method.ts'
import { tenderChanged } from '../announcing.ts'
import { setParts, settle } from '../saving.ts'
import { changedTender, inSnapshot } from '../seen-tender.ts'
import { existingTender, findTenderHead, lockTender, setTender } from '../tenders.queries.ts'
import { linesOf, migratingOf } from './migrating.ts'
import { setTenderForm } from './migration.queries.ts'

const { read, change } = methodsOf<typeof migrationContract>()

export const migrationMethods = [
  read('getProjectMigration', {
    first: signedIn,
    load: ({ db }, id) => findTenderHead(db, id),
    allow: tenderPolicy.update,
    after: ({ db, language, actor, now }, { id }) =>
      inSnapshot(db, async (within) => {
        const tender = await existingTender(within, id)
        ensure(tenderPolicy.update(actor, tender, now))
        const { verdict, migrating } = await migratingOf(within, tender)
        ensure(verdict)
        const { target, ...rest } = existing(migrating)
        const lines = await linesOf(within, tender, { target, ...rest }, language)
        const { version, sdkVersion: from } = tender
        return { version, from: from ?? '', to: target.sdkVersion, ...lines }
      }),
    show: (_actor, migration) => migration,
  }),

  change('migrateProject', {
    first: signedIn,
    load: async ({ db }, { id }) => {
      const tender = await lockTender(db, id)
      if (!tender) return null
      const { verdict, migrating } = await migratingOf(db, tender)
      // The log is kept in German.
      const lines = migrating && (await linesOf(db, tender, migrating, 'de'))
      return { ...tender, verdict, migrating, lines }
    },
    allow: tenderPolicy.update,
    run: async (context, before, [{ id, version, choices }]) => {
      const { db, now, home } = context
      if (before.version !== version) refuse('changedMeanwhile')
      ensure(before.verdict)
      const { target, next, migration } = existing(before.migrating)
      const { values: panels, wrong } = withChoices(next, migration, choices)
      if (wrong.length > 0)
        refuse('choiceNotTaken', {
          fields: choices.flatMap(({ path }, at) => (wrong.includes(path) ? [`0.choices.${at}`] : [])),
        })
      const settled = await settle(db, home, next, before, { panels })
      await setTenderForm(db, id, target)
      await setTender(db, before, settled.facts, now)
      await setParts(db, id, settled, now)
      return changedTender(context, id)
    },
    record: ({ sdkVersion, lines }, after, [{ choices }]) => ({
      type: 'PROJECT_CHANGED',
      projectId: after.id,
      data: {
        project: after.name,
        changes: migrationChanges(sdkVersion, after.sdkVersion, existing(lines), choices),
      },
    }),
    announce: (_before, { id }) => tenderChanged(id),
  }),
]
