import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Language } from '@allmende/domain/texts.ts'
import type { Db } from '../database/schema.ts'
import { codeLists, usualVersion } from '../notices/catalogues.ts'
import { findForm } from '../templates/stored-templates.ts'

/** What a tender's values are read with. */
export type TenderForm = { form: Form; lists: CodeLists }

type Made = Pick<Tender, 'templateId' | 'templateVersion' | 'sdkVersion'>

/** The form in the version the tender was made with, whatever became of the template since. */
export async function formOfTender(db: Db, tender: Made, language: Language): Promise<TenderForm> {
  const { templateId, templateVersion, sdkVersion } = tender
  const form = await findForm(db, templateId, templateVersion, language, sdkVersion)
  if (!form) throw new Error(`template ${templateId} has no version ${templateVersion} any more`)
  return { form, lists: codeLists(form.sdkVersion ?? usualVersion, language) }
}
