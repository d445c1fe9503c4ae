import { type CodeLists, codeListsOf } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../ui/language.tsx'
import { sdkQuery } from './sdk-query.ts'

type Bundle = Readonly<Record<string, readonly (readonly [code: string, label: string])[]>>

const known = new WeakMap<Bundle, CodeLists>()
const none = codeListsOf({})

/** The small lists of one version as they are sent. */
export const codeListsQuery = (sdkVersion: string | null, language: Language) =>
  sdkQuery<Bundle>(`${sdkVersion}/codelists/lang/${language}`)

/** The small lists of one version of the standard; a form that is no notice needs none. */
export function useCodeLists(sdkVersion: string | null): { lists: CodeLists | undefined; failing: boolean } {
  const { language } = useLanguage()
  const { data, failureCount } = useQuery({
    ...codeListsQuery(sdkVersion, language),
    enabled: sdkVersion !== null,
    placeholderData: keepPreviousData,
  })
  if (sdkVersion === null) return { lists: none, failing: false }
  return { lists: data && listsOf(data), failing: !data && failureCount > 0 }
}

export function listsOf(bundle: Bundle): CodeLists {
  const lists = known.get(bundle) ?? codeListsOf(bundle)
  known.set(bundle, lists)
  return lists
}
