import type { Form } from '@allmende/domain/notices/form/form.ts'
import { builtInDescription } from '@allmende/domain/templates/templates.texts.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { formOfTemplate, listBuiltIn as listNotices, usualVersion } from '../notices/catalogues.ts'

/** One of the standard's forms, as a list shows it. */
export type BuiltIn = { id: string; name: string; description: string; sdkVersion: string }

/** `EU-19` in a version of the standard, without one in the newest; null where there is none. */
export const builtInForm = (
  templateId: string,
  language: Language,
  sdkVersion: string | null = null,
): Form | null => formOfTemplate(templateId, language, sdkVersion ?? usualVersion) ?? null

export const listBuiltIn = (language: Language): BuiltIn[] =>
  listNotices(language).map(({ subtype, label }) => ({
    id: `EU-${subtype}`,
    name: label,
    description: say(builtInDescription, language, { subtype }),
    sdkVersion: usualVersion,
  }))
