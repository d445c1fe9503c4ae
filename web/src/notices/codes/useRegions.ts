import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '../../ui/language.tsx'
import { treeChoices } from './tree-lists.ts'
import { codeFileQuery } from './useCodeTree.ts'

/** The lists, knowing the regions too once they are there: an organization's may be typed, and not be one. */
export function useRegions(sdkVersion: string | null, lists: CodeLists): CodeLists {
  const { language } = useLanguage()
  const { data } = useQuery({ ...codeFileQuery(sdkVersion, 'nuts', language), enabled: sdkVersion !== null })
  return useMemo(() => {
    if (!data) return lists
    const regions = new Set(data.codes.map(({ codeValue }) => codeValue))
    const isRegion = (list: string, code: string) =>
      regions.has(code) && (treeChoices[list]?.takes({ code }) ?? true)
    const isOfRegions = (list: string) => treeChoices[list]?.list === 'nuts'
    return {
      ...lists,
      has: (list, code) => (isOfRegions(list) ? isRegion(list, code) : lists.has(list, code)),
    }
  }, [data, lists])
}
