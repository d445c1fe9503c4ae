import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { checkTender } from '@allmende/domain/tenders/check/tender-check.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useCallback } from 'react'
import type { Check } from '../notices/form-store.ts'
import { serverNow } from '../rpc/clock.ts'
import { useLanguage } from '../ui/language.tsx'
import { entryFindings } from './entry-findings.ts'
import { deadlinesIn, type TenderEntries } from './tender-entries.ts'

type Checked = { form: Form; lists: CodeLists; tender: Tender | undefined }

/** Looks at the notice together with what stands beside it, as the server does with what is saved. */
export function useTenderCheck({ form, lists, tender }: Checked, entries: TenderEntries): Check {
  const { language } = useLanguage()
  const id = tender?.id
  const published = tender?.published ?? null
  return useCallback(
    (panels) => [
      ...entryFindings({ form, entries, panels }, language),
      ...checkTender(
        { ...entries, ...deadlinesIn(entries), id, published, form, lists, panels },
        { language, now: serverNow() },
      ),
    ],
    [form, lists, id, published, entries, language],
  )
}
