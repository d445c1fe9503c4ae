import type { Form } from '@allmende/domain/notices/form/form.ts'
import { joinedCopy } from '@allmende/domain/templates/template-copies.ts'
import type {
  ListedTemplate,
  Template,
  TemplateSummary,
} from '@allmende/domain/templates/templates.contract.ts'
import { defaultRoomTemplates } from '@allmende/domain/templates/templates.texts.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { type Part, pageOf } from '../database/pages.ts'
import type { Db } from '../database/schema.ts'
import { type BuiltIn, builtInForm, listBuiltIn } from './built-in.ts'
import type { TemplateUses } from './template-uses.ts'
import {
  countOwnTemplates,
  findOwnTemplate,
  holdOwnTemplate,
  listOwnTemplates,
  type StoredTemplate,
} from './templates.queries.ts'

/** How many own forms are kept ready: engines work faster on a form they have seen before. */
const mostReady = 100
const ready = new Map<string, Form>()

/** The form of one version of an own template; versions never change, so neither does it. */
export function formOfStored(stored: StoredTemplate, language: Language): Form {
  // With its moment, because a restored or another database counts its templates anew.
  const key = `${stored.id} ${stored.version} ${stored.created?.getTime()} ${language}`
  const known = ready.get(key)
  if (known) return known
  const [oldest] = ready.size < mostReady ? [] : ready.keys()
  if (oldest) ready.delete(oldest)
  const form = newForm(stored, language)
  ready.set(key, form)
  return form
}

function newForm({ baseTemplateId, sdkVersion, panels }: StoredTemplate, language: Language): Form {
  const base = baseTemplateId === null ? null : builtInForm(baseTemplateId, language, sdkVersion)
  if (base) return { ...base, panels: joinedCopy(panels, base) }
  return { subtype: null, sdkVersion: null, panels: joinedCopy(panels, noForm) }
}

const noForm: Form = { subtype: null, sdkVersion: null, panels: [] }

/** The form that values of this template and version are read with; without a version the newest. */
export async function findForm(
  db: Db,
  templateId: string,
  version: number | null,
  language: Language,
  sdkVersion: string | null = null,
): Promise<Form | null> {
  const builtIn = builtInForm(templateId, language, sdkVersion)
  if (builtIn) return builtIn
  const stored = await findOwnTemplate(db, templateId, version)
  return stored && formOfStored(stored, language)
}

/** A template for something new: held until that is stored, so that nobody deletes it meanwhile. */
export async function holdTemplate(db: Db, templateId: string, language: Language): Promise<Template | null> {
  const builtIn = findBuiltIn(templateId, language)
  if (builtIn) return builtIn
  const stored = await holdOwnTemplate(db, templateId)
  return stored && toTemplate(stored, language)
}

export async function findTemplate(
  db: Db,
  templateId: string,
  version: number | null,
  language: Language,
): Promise<Template | null> {
  const builtIn = findBuiltIn(templateId, language)
  if (builtIn) return version === null || version === builtIn.version ? builtIn : null
  const stored = await findOwnTemplate(db, templateId, version)
  return stored && toTemplate(stored, language)
}

export const toTemplate = (stored: StoredTemplate, language: Language): Template => ({
  ...stored,
  builtIn: false,
  panels: formOfStored(stored, language).panels,
})

/** Our own first, then those of the standard; few at a step, because each may describe many rooms. */
export async function listTemplates(
  db: Db,
  { usedBy }: TemplateUses,
  language: Language,
  part: Part = {},
): Promise<ListedTemplate[]> {
  const ownCount = await countOwnTemplates(db)
  const builtIn = listBuiltIn(language).map((one) => ({ ...summaryOf(one), usedBy: [] }))
  const next = async (offset: number, limit: number): Promise<ListedTemplate[]> => {
    const own = offset < ownCount ? await listOwnTemplates(db, offset, limit) : []
    const users = await usedBy(
      db,
      own.map(({ id }) => id),
    )
    const from = Math.max(0, offset - ownCount)
    return [
      ...own.map((one) => ({ ...one, builtIn: false, usedBy: [...(users.get(one.id) ?? [])] })),
      ...builtIn.slice(from, from + limit - own.length),
    ]
  }
  return pageOf(next, part, 50)
}

function findBuiltIn(templateId: string, language: Language): Template | null {
  const form = builtInForm(templateId, language)
  const builtIn = form && listBuiltIn(language).find(({ id }) => id === templateId)
  return builtIn ? { ...summaryOf(builtIn), panels: form.panels } : null
}

const summaryOf = ({ id, name, description, sdkVersion }: BuiltIn): TemplateSummary => ({
  id,
  version: 1,
  name,
  description,
  active: true,
  projectTypes: [],
  roomTemplates: [...defaultRoomTemplates],
  baseTemplateId: id,
  sdkVersion,
  builtIn: true,
  created: null,
  updated: null,
})
