import type { Form } from '@allmende/domain/notices/form/form.ts'
import { joinedCopy, keptOfCopy } from '@allmende/domain/templates/template-copies.ts'
import { removalChanges, templateChanges } from '@allmende/domain/templates/template-changes.ts'
import type { SavedTemplate, Template } from '@allmende/domain/templates/templates.contract.ts'
import { templatePolicy } from '@allmende/domain/templates/templates.policy.ts'
import { mayKeepPanels } from '@allmende/domain/templates/templates.rules.ts'
import { tidyPanels } from '@allmende/domain/templates/tidy-panels.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { ensure, refuse } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import { change, read } from '../rpc/method.ts'
import { builtInForm } from './built-in.ts'
import { findTemplate, listTemplates, toTemplate } from './stored-templates.ts'
import { findTemplateUse, isInUse } from './template-uses.queries.ts'
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

export const templateMethods = [
  read('getProjectTemplates', {
    load: ({ db, language }, part) => listTemplates(db, language, part),
    allow: templatePolicy.list,
  }),

  read('getProjectTemplate', {
    load: async ({ db, language }, id, version) => {
      const template = await findTemplate(db, id, version ?? null, language)
      if (!template) return null
      const isNewest = (await findOwnTemplate(db, id, null))?.version === template.version
      return { template, ...(await findTemplateUse(db, id, template.version, isNewest)) }
    },
    allow: templatePolicy.view,
    show: (_actor, { template }) => template,
  }),

  change('saveProjectTemplate', {
    load: async ({ db, language }, { id, baseTemplateId = null }) =>
      id === undefined ? newcomer(baseTemplateId) : findChanged(db, id, language),
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
    load: async ({ db, language }, id) => {
      const found = await findChanged(db, id, language)
      return found && { ...found, inUse: await isInUse(db, id) }
    },
    allow: templatePolicy.change,
    run: async ({ db, now }, { inUse }, [id]) => {
      if (inUse) await setInactive(db, id, now)
      else await deleteTemplate(db, id)
      return null
    },
    record: ({ current, inUse }) => ({
      type: 'TEMPLATE_CHANGED',
      data: { template: current?.name ?? '', changes: removalChanges(current?.name ?? '', inUse) },
    }),
    announce: (_subject, _result, [id]) => [{ kind: 'storeChanged', entity: 'template', id }],
  }),
]

/** What is changed: `current` is null for a new one, `origin` the notice it stands on. */
type Changed = { builtIn: boolean; current: Template | null; origin: TemplateOrigin }

function newcomer(baseTemplateId: string | null): Changed {
  const base = baseTemplateId === null ? null : builtInForm(baseTemplateId, 'de')
  if (baseTemplateId !== null && !base) refuse('templateUnknown', { fields: ['0.baseTemplateId'] })
  return { builtIn: false, current: null, origin: { baseTemplateId, sdkVersion: base?.sdkVersion ?? null } }
}

async function findChanged(db: Db, id: string, language: Language): Promise<Changed | null> {
  const stored = await lockOwnTemplate(db, id)
  if (stored) return { builtIn: false, current: toTemplate(stored, language), origin: stored }
  const builtIn = builtInForm(id, language)
  return builtIn && { builtIn: true, current: null, origin: { baseTemplateId: id, sdkVersion: null } }
}

function newVersion(saved: SavedTemplate, { baseTemplateId, sdkVersion }: TemplateOrigin): NewVersion {
  const { name, description, projectTypes, roomTemplates, active } = saved
  const [base = null, ...others] = baseTemplateId === null ? [] : inAllLanguages(baseTemplateId, sdkVersion)
  ensure(mayKeepPanels(saved.panels, base))
  const panels = tidyPanels(saved.panels, base)
  return {
    name,
    description,
    projectTypes: projectTypes.toSorted(),
    roomTemplates,
    active: active ?? true,
    panels: base ? keptOfCopy(panels, [base, ...others]) : panels,
  }
}

const inAllLanguages = (baseTemplateId: string, sdkVersion: string | null): Form[] =>
  (['de', 'en'] as const).flatMap((language) => builtInForm(baseTemplateId, language, sdkVersion) ?? [])

/** As the log words it, whatever language the caller reads. */
function inGerman(template: Template): Template {
  const { baseTemplateId, sdkVersion } = template
  const [german, ...others] = baseTemplateId === null ? [] : inAllLanguages(baseTemplateId, sdkVersion)
  if (!german) return template
  return { ...template, panels: joinedCopy(keptOfCopy(template.panels, [german, ...others]), german) }
}
