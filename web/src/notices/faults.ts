import type { Found } from '@allmende/domain/notices/check/check.ts'
import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { useLanguage } from '../ui/language.tsx'
import type { NoticeFormStore } from './form-store.ts'
import { sentenceOf } from './found-words.ts'
import { useSurroundings } from './notice-context.ts'

const byPath = new WeakMap<readonly Found[], ReadonlyMap<ValuePath, Found>>()

/** The first thing found at each place. */
function foundAt(found: readonly Found[], path: ValuePath): Found | undefined {
  const known = byPath.get(found) ?? new Map(found.toReversed().map((one) => [one.panelPath, one]))
  byPath.set(found, known)
  return known.get(path)
}

/** What a field says of its value: what has to be mended, or what is only to be considered. */
export type Remarks = { error?: string | undefined; warning?: string | undefined }

/** What was found at one place, once its field was left or everything was asked for. */
export function useRemarks(store: NoticeFormStore, path: ValuePath): Remarks {
  const { language } = useLanguage()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.marks.subscribe(listener), store.found.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store],
  )
  const refused = useSyncExternalStore(subscribe, () => store.marks.get().refused[path])
  const found = useSyncExternalStore(subscribe, () => {
    const { touched, all } = store.marks.get()
    return all || touched.has(path) ? foundAt(store.found.get() ?? [], path) : undefined
  })
  if (refused !== undefined) return { error: refused }
  if (!found) return {}
  const sentence = sentenceOf(found, language)
  return found.severity === 'ERROR' ? { error: sentence } : { warning: sentence }
}

/** What is wrong with a field of the notice. */
export const useFault = (path: ValuePath): string | undefined =>
  useRemarks(useSurroundings().store, path).error
