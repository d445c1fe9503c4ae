import type { Found } from '@allmende/domain/notices/check/check.ts'
import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { useLanguage } from '../ui/language.tsx'
import { sentenceOf } from './found-words.ts'
import { useSurroundings } from './notice-context.ts'

const byPath = new WeakMap<readonly Found[], ReadonlyMap<ValuePath, Found>>()

/** The first thing found at each place. */
function foundAt(found: readonly Found[], path: ValuePath): Found | undefined {
  const known = byPath.get(found) ?? new Map(found.toReversed().map((one) => [one.panelPath, one]))
  byPath.set(found, known)
  return known.get(path)
}

/** What is wrong at one place, once its field was left or everything was asked for. */
export function useFault(path: ValuePath): string | undefined {
  const { store } = useSurroundings()
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
  return useSyncExternalStore(subscribe, () => {
    const { touched, all, refused } = store.marks.get()
    if (refused[path] !== undefined) return refused[path]
    const found = all || touched.has(path) ? foundAt(store.found.get() ?? [], path) : undefined
    return found && sentenceOf(found, language)
  })
}
