import type { Form } from '@allmende/domain/notices/form/form.ts'
import { newerThan } from '@allmende/domain/notices/migration/field-moves.ts'
import { migratedPanels } from '@allmende/domain/templates/migration/migrated-panels.ts'
import type { templateMigrationContract } from '@allmende/domain/templates/migration/template-migration.contract.ts'
import {
  templateMigrationChanges,
  templateMigrationLines,
} from '@allmende/domain/templates/migration/template-migration.lines.ts'
import { keptOfCopy } from '@allmende/domain/templates/template-copies.ts'
import { templatePolicy } from '@allmende/domain/templates/templates.policy.ts'
import { mayKeepPanels } from '@allmende/domain/templates/templates.rules.ts'
import { tidyPanels } from '@allmende/domain/templates/tidy-panels.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { ensure, refuse } from '@allmende/domain/verdict.ts'
import { methodsOf } from '../rpc/method.ts'
import { builtInForm } from './built-in.ts'
import { formOfStored } from './stored-templates.ts'
import { findOwnTemplate, lockOwnTemplate, setTemplate, type StoredTemplate } from './templates.queries.ts'

const { read, change } = methodsOf<typeof templateMigrationContract>()

export const templateMigrationMethods = [
  read('getTemplateMigration', {
    first: templatePolicy.create,
    load: async ({ db }, id) => {
      const stored = await findOwnTemplate(db, id, null)
      return stored && { stored, builtIn: false }
    },
    allow: templatePolicy.change,
    after: async ({ language }, { stored }) => {
      const { from, to } = basesOf(stored, language)
      const { panels } = formOfStored(stored, language)
      return { version: stored.version, ...templateMigrationLines(panels, from, to) }
    },
    show: (_actor, migration) => migration,
  }),

  change('migrateProjectTemplate', {
    first: templatePolicy.create,
    load: async ({ db }, id) => {
      const stored = await lockOwnTemplate(db, id)
      return stored && { stored, builtIn: false }
    },
    allow: templatePolicy.change,
    run: async ({ db, now, language }, { stored }, [id, sdkVersion, wish]) => {
      if (stored.version !== (wish?.version ?? stored.version)) refuse('changedMeanwhile')
      const { from, to } = basesOf(stored, 'de', sdkVersion)
      const shown = basesOf(stored, language, sdkVersion)
      const lines = templateMigrationLines(formOfStored(stored, language).panels, shown.from, shown.to)
      if (wish?.preview) return { version: stored.version, ...lines }
      const { panels } = migratedPanels(formOfStored(stored, 'de').panels, from, to)
      ensure(mayKeepPanels(panels, to))
      const inEnglish = builtInForm(stored.baseTemplateId ?? '', 'en', to.sdkVersion ?? '')
      const kept = keptOfCopy(tidyPanels(panels, to), inEnglish ? [to, inEnglish] : [to])
      const next = { ...stored, panels: kept, sdkVersion: to.sdkVersion }
      const { version } = await setTemplate(db, id, next, now)
      return { version, ...lines }
    },
    record: ({ stored }, { to: sdkVersion }, [, , wish]) => {
      if (wish?.preview) return null
      // The log is kept in German.
      const { from, to } = basesOf(stored, 'de', sdkVersion)
      const told = templateMigrationLines(formOfStored(stored, 'de').panels, from, to)
      return {
        type: 'TEMPLATE_CHANGED',
        data: { template: stored.name, changes: templateMigrationChanges(told) },
      }
    },
    announce: (_subject, _lines, [id, , wish]) =>
      wish?.preview ? [] : [{ kind: 'storeChanged', entity: 'template', id }],
  }),
]

/** The standard's form it was copied from, and the same in the newer version; refused where there is none. */
function basesOf(
  { baseTemplateId, sdkVersion }: StoredTemplate,
  language: Language,
  asked?: string,
): { from: Form; to: Form } {
  const newer = newerThan(sdkVersion)
  if (baseTemplateId === null || sdkVersion === null || newer === null || newer !== (asked ?? newer))
    refuse('templateIsNewest')
  const from = builtInForm(baseTemplateId, language, sdkVersion)
  const to = builtInForm(baseTemplateId, language, newer)
  return from && to ? { from, to } : refuse('templateIsNewest')
}
