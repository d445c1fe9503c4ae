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
import { usualVersion } from '../notices/catalogues.ts'
import { type BuiltIn, builtInForm, isBuiltIn, isKnownBuiltIn, listBuiltIn } from './built-in.ts'
import { type AskedTemplate, mustHaveVersion } from './asked-template.ts'
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
  const { id, version, created, sdkVersion } = stored
  const key = [id, version, created?.getTime(), sdkVersion, language].join(' ')
  const known = ready.get(key)
  if (known) return known
  const [oldest] = ready.size < mostReady ? [] : ready.keys()
  if (oldest) ready.delete(oldest)
  const form = newForm(stored, language)
  ready.set(key, form)
  return form
}

function newForm({ baseTemplateId, sdkVersion, panels }: StoredTemplate, language: Language): Form {
  if (baseTemplateId !== null && sdkVersion !== null) {
    const base = builtInForm(baseTemplateId, language, sdkVersion)
    // Without what it was copied from it would be another form, and values would be lost with it.
    return base ? { ...base, panels: joinedCopy(panels, base) } : mustHaveVersion(baseTemplateId, sdkVersion)
  }
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
  if (isBuiltIn(templateId))
    return (
      builtInForm(templateId, language, sdkVersion ?? usualVersion) ??
      mustHaveVersion(templateId, sdkVersion ?? usualVersion)
    )
  const stored = await findOwnTemplate(db, templateId, version)
  // The values keep to the version of the standard they were entered with.
  return stored && formOfStored({ ...stored, sdkVersion: sdkVersion ?? stored.sdkVersion }, language)
}

/** A template for something new: held until that is stored, so that nobody deletes it meanwhile. */
export async function holdTemplate(
  db: Db,
  templateId: string,
  language: Language,
  sdkVersion: string,
): Promise<Template | null> {
  if (isBuiltIn(templateId)) return findBuiltIn(templateId, language, sdkVersion)
  const stored = await holdOwnTemplate(db, templateId)
  return stored && toTemplate(stored, language)
}

/** One of the standard by a version of that, an own one by its own version or the newest that stands on that one. */
export async function findTemplate(
  db: Db,
  { id, version, sdkVersion, usual }: AskedTemplate,
): Promise<FoundTemplate | null> {
  if (!isBuiltIn(id)) return findOwnTemplate(db, id, version, sdkVersion)
  const isOne = (version === null || version === builtInVersion) && isKnownBuiltIn(id)
  return isOne ? { id, version: builtInVersion, sdkVersion: sdkVersion ?? usual } : null
}

type FoundTemplate = StoredTemplate | { id: string; version: number; sdkVersion: string }

/** What was found, with its form; refused in words where the version of the standard is not here, or not with it. */
export function templateFound(found: FoundTemplate, language: Language): Template {
  if ('panels' in found) return toTemplate(found, language)
  return findBuiltIn(found.id, language, found.sdkVersion) ?? mustHaveVersion(found.id, found.sdkVersion)
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
  sdkVersion: string,
  part: Part = {},
): Promise<ListedTemplate[]> {
  const ownCount = await countOwnTemplates(db)
  const builtIn = listBuiltIn(language, sdkVersion).map((one) => ({ ...summaryOf(one), usedBy: [] }))
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

function findBuiltIn(templateId: string, language: Language, sdkVersion: string): Template | null {
  const form = builtInForm(templateId, language, sdkVersion)
  const builtIn = form && listBuiltIn(language, sdkVersion).find(({ id }) => id === templateId)
  return builtIn ? { ...summaryOf(builtIn), panels: form.panels } : null
}

/** They change with the standard only, whose version is told beside. */
const builtInVersion = 1

const summaryOf = ({ id, name, description, sdkVersion }: BuiltIn): TemplateSummary => ({
  id,
  version: builtInVersion,
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
