import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { checkTender } from '@allmende/domain/tenders/check/tender-check.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useCallback } from 'react'
import type { Check } from '../notices/form-store.ts'
import { serverNow } from '../rpc/clock.ts'
import { useLanguage } from '../ui/language.tsx'
import { entryFindings } from './entry-findings.ts'
import { deadlinesIn, type TenderEntries } from './tender-entries.ts'

type Checked = { form: Form; lists: CodeLists; tender: TeamTender | undefined }

/** Looks at the notice together with what stands beside it, as the server does with what is saved. */
export function useTenderCheck({ form, lists, tender }: Checked, entries: TenderEntries): Check {
  const { language } = useLanguage()
  const id = tender?.id
  const published = tender?.published ?? null
  return useCallback(
    (panels) => {
      const typed = entryFindings({ form, entries, panels }, language)
      const found = checkTender(
        { ...entries, ...deadlinesIn(entries), id, published, form, lists, panels },
        { language, now: serverNow() },
      )
      // Whoever is typing a deadline need not be told that there is none.
      const isTyping = typed.some(({ rule }) => rule === 'unreadable')
      return [...typed, ...found.filter(({ rule }) => !(isTyping && rule === 'noDeadline'))]
    },
    [form, lists, id, published, entries, language],
  )
}
