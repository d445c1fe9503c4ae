import type { Found } from '@allmende/domain/notices/check/check.ts'
import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { useSyncExternalStore } from 'react'
import type { NoticeFormStore } from './form-store.ts'

const counted = new WeakMap<readonly Found[], ReadonlyMap<ValuePath, number>>()

/** How much is missing or wrong at a place and below it; notes do not count. */
export function openBelow(found: readonly Found[], path: ValuePath): number {
  const counts = counted.get(found) ?? countsOf(found)
  counted.set(found, counts)
  return counts.get(path) ?? 0
}

function countsOf(found: readonly Found[]): ReadonlyMap<ValuePath, number> {
  const counts = new Map<ValuePath, number>()
  for (const { panelPath, severity } of found)
    if (severity === 'ERROR')
      for (const path of wayTo(panelPath)) counts.set(path, (counts.get(path) ?? 0) + 1)
  return counts
}

/** `GR-Lot[2]`, `GR-Lot[2]/GR-Lot-Purpose`, … */
function wayTo(path: ValuePath): ValuePath[] {
  const steps = path.split('/')
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'))
}

/** The same for who draws it; null until the form was looked at. */
export const useOpenBelow = (store: NoticeFormStore, path: ValuePath): number | null =>
  useSyncExternalStore(store.found.subscribe, () => {
    const found = store.found.get()
    return found && openBelow(found, path)
  })
