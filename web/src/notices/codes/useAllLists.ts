import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import { fieldsNamed, isFilled } from '@allmende/domain/notices/values/reading.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '../../ui/language.tsx'
import type { TreeList } from './code-tree.ts'
import { treeChoiceOf } from './tree-lists.ts'
import { type CodeFile, codeFileQuery } from './useCodeTree.ts'

/** The small lists and, once they are there, those large ones that the values take codes from. */
export function useAllLists(form: Form, values: PanelValues, lists: CodeLists): CodeLists {
  const { language } = useLanguage()
  const used = useMemo(() => treeListsIn(form, values), [form, values])
  const ask = (list: TreeList) => ({
    ...codeFileQuery(form.sdkVersion, list, language),
    enabled: form.sdkVersion !== null && used.has(list),
  })
  const { data: cpv } = useQuery(ask('cpv'))
  const { data: nuts } = useQuery(ask('nuts'))
  return useMemo(() => {
    const large = { cpv: labelsOf(cpv, language), nuts: labelsOf(nuts, language) }
    const labels: Record<string, Map<string, string>> = { ...large, 'nuts-lvl3': large.nuts }
    return { ...lists, label: (list, code) => labels[list]?.get(code) ?? lists.label(list, code) }
  }, [lists, cpv, nuts, language])
}

function treeListsIn(form: Form, values: PanelValues): ReadonlySet<TreeList> {
  const fields = [...placesOf(form).values()].flatMap(({ item }) =>
    item.contentType === 'field' ? [item] : [],
  )
  return new Set(
    fields.flatMap((field) => {
      const list = treeChoiceOf(field)?.list
      return list && fieldsNamed(values, field.contentId).some(isFilled) ? [list] : []
    }),
  )
}

const labelsOf = (file: CodeFile | undefined, language: Language): Map<string, string> =>
  new Map(file?.codes.map((code) => [code.codeValue, code[language] ?? code.codeValue]))
