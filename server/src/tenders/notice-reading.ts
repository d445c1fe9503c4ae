import type { CodeLists } from '@allmende/domain/notices/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form.ts'
import type { PanelValues } from '@allmende/domain/notices/values.ts'
import { UnreadableNotice, unreadableTexts } from '@allmende/domain/notices/xml/notice-xml.texts.ts'
import type { XmlElement } from '@allmende/domain/notices/xml/notice-xml.ts'
import { readNotice } from '@allmende/domain/notices/xml/read.ts'
import type { ImportNote } from '@allmende/domain/tenders/imported-notice.ts'
import { fittingValues } from '@allmende/domain/tenders/notice-import.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { catalogueOf, codeLists, formOfTemplate, knownVersion, newestVersion } from '../notices/catalogues.ts'
import { parseXml } from '../notices/xml-parser.ts'

/** A notice as a draft can take it. */
export type ReadableSource = {
  templateId: string
  /** Of the standard: competition, planning … */
  formType: string
  form: Form
  lists: CodeLists
  values: PanelValues
  notes: ImportNote[]
}

/** Reads a file from outside; whatever is no notice is refused in words. */
export function readSource(xml: string, language: Language): ReadableSource {
  try {
    const root = parseXml(xml)
    const version = versionFor(root)
    const catalogue = catalogueOf(version)
    const formOf = (subtype: string) => formOfTemplate(`EU-${subtype}`, language, version)
    const { subtype, values, notes } = readNotice(catalogue, formOf, root)
    const form = formOf(subtype)
    if (!form) throw new UnreadableNotice('subtype', { subtype })
    const lists = codeLists(version, language)
    const fitting = fittingValues(form, values, lists, language) ?? refuse('noticeMisfits')
    return {
      templateId: `EU-${subtype}`,
      formType: catalogue.subtypes.find(({ id }) => id === subtype)?.formType ?? '',
      form,
      lists,
      values: fitting.values,
      notes: [...notes, ...fitting.notes],
    }
  } catch (error) {
    if (!(error instanceof UnreadableNotice)) throw error
    const why = say(unreadableTexts[error.why], language, error.values)
    return refuse('noticeUnreadable', { values: { why }, fields: ['0'] })
  }
}

/** The version it was written for where we have it, else the newest we have. */
function versionFor({ children }: XmlElement): string {
  const named = children.find(({ name }) => name === 'cbc:CustomizationID')?.text ?? ''
  return knownVersion(named.replace('eforms-sdk-', '')) ?? newestVersion
}
