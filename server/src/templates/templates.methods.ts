import type { Form } from '@allmende/domain/notices/form/form.ts'
import { joinedCopy, keptOfCopy } from '@allmende/domain/templates/template-copies.ts'
import { removalChanges, templateChanges } from '@allmende/domain/templates/template-changes.ts'
import type {
  SavedTemplate,
  Template,
  templatesContract,
} from '@allmende/domain/templates/templates.contract.ts'
import { templatePolicy } from '@allmende/domain/templates/templates.policy.ts'
import { mayDeleteTemplate, mayKeepPanels } from '@allmende/domain/templates/templates.rules.ts'
import { tidyPanels } from '@allmende/domain/templates/tidy-panels.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { ensure, existing, refuse } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import { methodsOf } from '../rpc/method.ts'
import { mustHaveVersion } from './asked-template.ts'
import { builtInForm, isKnownBuiltIn } from './built-in.ts'
import { findTemplate, listTemplates, templateFound, toTemplate } from './stored-templates.ts'
import {
  addTemplate,
  deleteTemplate,
  findOwnTemplate,
  lockOwnTemplate,
  type NewVersion,
  setInactive,
  setTemplate,
  type TemplateOrigin,
} from './templates.queries.ts'

const { read, change } = methodsOf<typeof templatesContract>()

export const templateMethods = [
  read('getProjectTemplates', {
    first: templatePolicy.list,
    load: async ({ db, language, templateUses, noticeVersion }, part) =>
      listTemplates(db, templateUses, language, await noticeVersion.inUse(db), part),
    allow: templatePolicy.list,
  }),

  read('getProjectTemplate', {
    load: async ({ db, now, templateUses, noticeVersion }, id, asked) => {
      const version = typeof asked === 'number' ? asked : null
      const sdkVersion = typeof asked === 'string' ? asked : null
      const found = await findTemplate(db, { id, version, sdkVersion, usual: await noticeVersion.inUse(db) })
      // Who may read only what she has to do with learns nothing of what there is.
      if (!found) return { found, use: null }
      const isNewest = (await findOwnTemplate(db, id, null))?.version === found.version
      return { found, use: await templateUses.find(db, id, found.version, isNewest, now) }
    },
    allow: (actor, { use }) => templatePolicy.view(actor, use),
    after: async ({ language }, { found }) => templateFound(existing(found), language),
    show: (_actor, template) => template,
  }),

  change('saveProjectTemplate', {
    first: templatePolicy.create,
    load: async ({ db, language, noticeVersion }, { id, baseTemplateId = null, sdkVersion }) =>
      id === undefined
        ? newcomer(baseTemplateId, sdkVersion ?? (await noticeVersion.inUse(db)))
        : findChanged(db, id, language),
    allow: templatePolicy.change,
    run: async ({ db, now, language }, { current, origin }, [saved]) => {
      if (current && current.version !== saved.version) refuse('changedMeanwhile')
      const version = newVersion(saved, origin)
      const stored = current
        ? await setTemplate(db, current.id, version, now)
        : await addTemplate(db, origin, version, now)
      return toTemplate(stored, language)
    },
    record: ({ current }, after) => {
      const changes = templateChanges(current && inGerman(current), inGerman(after))
      return changes.length > 0 ? { type: 'TEMPLATE_CHANGED', data: { template: after.name, changes } } : null
    },
    announce: (_subject, { id }) => [{ kind: 'storeChanged', entity: 'template', id }],
  }),

  change('deleteProjectTemplate', {
    first: templatePolicy.create,
    load: async ({ db, language, templateUses }, id) => {
      const found = await findChanged(db, id, language)
      const usedBy = (await templateUses.usedBy(db, [id])).get(id) ?? []
      return (
        found && {
          ...found,
          isDeleted: mayDeleteTemplate({ builtIn: found.builtIn, usedBy: [...usedBy] }).allowed,
        }
      )
    },
    allow: templatePolicy.change,
    run: async ({ db, now }, { isDeleted }, [id]) => {
      if (isDeleted) await deleteTemplate(db, id)
      else await setInactive(db, id, now)
      return null
    },
    record: ({ current, isDeleted }) => ({
      type: 'TEMPLATE_CHANGED',
      data: { template: current?.name ?? '', changes: removalChanges(current?.name ?? '', !isDeleted) },
    }),
    announce: (_subject, _result, [id]) => [{ kind: 'storeChanged', entity: 'template', id }],
  }),
]

/** What is changed: `current` is null for a new one, `origin` the notice it stands on. */
type Changed = { builtIn: boolean; current: Template | null; origin: TemplateOrigin }

function newcomer(baseTemplateId: string | null, version: string): Changed {
  if (baseTemplateId === null)
    return { builtIn: false, current: null, origin: { baseTemplateId, sdkVersion: null } }
  const base = builtInForm(baseTemplateId, 'de', version)
  const fields = ['0.baseTemplateId']
  if (!base && isKnownBuiltIn(baseTemplateId)) mustHaveVersion(baseTemplateId, version, fields)
  if (!base) refuse('templateUnknown', { fields })
  return { builtIn: false, current: null, origin: { baseTemplateId, sdkVersion: base.sdkVersion } }
}

async function findChanged(db: Db, id: string, language: Language): Promise<Changed | null> {
  const stored = await lockOwnTemplate(db, id)
  if (stored) return { builtIn: false, current: toTemplate(stored, language), origin: stored }
  return isKnownBuiltIn(id)
    ? { builtIn: true, current: null, origin: { baseTemplateId: id, sdkVersion: null } }
    : null
}

function newVersion(saved: SavedTemplate, { baseTemplateId, sdkVersion }: TemplateOrigin): NewVersion {
  const { name, description, projectTypes, roomTemplates, active } = saved
  const [base = null, ...others] = inAllLanguages(baseTemplateId, sdkVersion)
  ensure(mayKeepPanels(saved.panels, base))
  const panels = tidyPanels(saved.panels, base)
  return {
    name,
    description,
    projectTypes: projectTypes.toSorted(),
    roomTemplates,
    active: active ?? true,
    sdkVersion,
    panels: base ? keptOfCopy(panels, [base, ...others]) : panels,
  }
}

/** What it is a copy of; nothing for a form that is no notice. */
function inAllLanguages(baseTemplateId: string | null, sdkVersion: string | null): Form[] {
  if (baseTemplateId === null || sdkVersion === null) return []
  return (['de', 'en'] as const).flatMap(
    (language) => builtInForm(baseTemplateId, language, sdkVersion) ?? [],
  )
}

/** As the log words it, whatever language the caller reads. */
function inGerman(template: Template): Template {
  const { baseTemplateId, sdkVersion } = template
  const [german, ...others] = inAllLanguages(baseTemplateId, sdkVersion)
  if (!german) return template
  return { ...template, panels: joinedCopy(keptOfCopy(template.panels, [german, ...others]), german) }
}
