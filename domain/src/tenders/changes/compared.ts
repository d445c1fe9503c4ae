import type { CodeLists } from '../../notices/catalogue/code-lists.ts'
import type { Form } from '../../notices/form/form.ts'
import type { ValuePath } from '../../notices/form/paths.ts'
import type { Language } from '../../texts.ts'
import type { ParcelNames } from '../group-fact-changes.ts'
import type { Tender } from '../tenders.contract.ts'

/** What of a tender is announced, and can be announced otherwise. */
export type ComparedTender = Pick<
  Tender,
  | 'type'
  | 'name'
  | 'description'
  | 'organizationName'
  | 'applicationDeadline'
  | 'offerDeadline'
  | 'finalDeadline'
  | 'deadlinePeriodDays'
  | 'panels'
>

export type ComparisonWords = { form: Form; lists: CodeLists; parcels: ParcelNames; language: Language }

/** One answer, before and after; null where there was or is none. */
export type ComparedLine = {
  key: string
  label: string
  /** Where it stands in the form. */
  path: ValuePath
  old: string | null
  current: string | null
}

/** What differs in one part of the form. */
export type ComparedPart = {
  key: string
  title: string
  /** The name of a lot. */
  caption: string
  fate: 'changed' | 'added' | 'removed'
  lines: ComparedLine[]
}
