import type { Form } from '@allmende/domain/notices/form/form.ts'
import { builtInDescription } from '@allmende/domain/templates/templates.texts.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { formOfTemplate, listBuiltIn as listNotices, sdkVersions } from '../notices/catalogues.ts'

/** One of the standard's forms, as a list shows it. */
export type BuiltIn = { id: string; name: string; description: string; sdkVersion: string }

export const isBuiltIn = (templateId: string): boolean => templateId.startsWith('EU-')

/** Whether any version that lies here has it. */
export const isKnownBuiltIn = (templateId: string): boolean =>
  sdkVersions.some((version) => formOfTemplate(templateId, 'de', version))

/** `EU-19` in a version of the standard; null where there is none. */
export const builtInForm = (templateId: string, language: Language, sdkVersion: string): Form | null =>
  formOfTemplate(templateId, language, sdkVersion) ?? null

export const listBuiltIn = (language: Language, sdkVersion: string): BuiltIn[] =>
  listNotices(language, sdkVersion).map(({ subtype, label }) => ({
    id: `EU-${subtype}`,
    name: label,
    description: say(builtInDescription, language, { subtype }),
    sdkVersion,
  }))
