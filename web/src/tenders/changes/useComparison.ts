import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { ComparedPart, ComparedTender } from '@allmende/domain/tenders/changes/compared.ts'
import { compareTenders } from '@allmende/domain/tenders/changes/comparison.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAllLists } from '../../notices/codes/useAllLists.ts'
import { linkedParcelsQuery } from '../../parcels/linked-parcels.query.ts'
import { useLanguage } from '../../ui/language.tsx'

/** What differs between two states of a tender, in the words of its form. */
export function useComparison(
  { form, lists }: { form: Form; lists: CodeLists },
  old: ComparedTender,
  current: ComparedTender,
): readonly ComparedPart[] {
  const { language } = useLanguage()
  const both = useMemo(() => [...old.panels, ...current.panels], [old.panels, current.panels])
  const all = useAllLists(form, both, lists)
  const linked = useMemo(() => [...new Set(both.flatMap(({ propertyIds = [] }) => propertyIds))], [both])
  const { data: parcels } = useQuery(linkedParcelsQuery(linked))
  const names = useMemo(() => new Map(parcels?.map(({ id, name }) => [id, name])), [parcels])
  return useMemo(
    () => compareTenders(old, current, { form, lists: all, parcels: names, language }),
    [old, current, form, all, names, language],
  )
}
