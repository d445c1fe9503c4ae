import { mayRestore } from '@allmende/domain/notices/values/editing.ts'
import { parentPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { type ReactElement, useSyncExternalStore } from 'react'
import { useStore } from '../rpc/store.ts'
import { focusOn } from '../ui/form/focus-on.ts'
import { RemovedLine } from '../ui/RemovedLine.tsx'
import type { NoticeFormStore } from './form-store.ts'

const undoId = 'notice-undo'

/** Whoever took something away by mistake has the way back under her fingers. */
export const focusOnUndo = () => requestAnimationFrame(() => focusOn(undoId))

/** The instances of a group and, where one was taken away, the offer to bring it back. */
export function useWithUndo(
  store: NoticeFormStore,
  parent: ValuePath,
  contentId: string,
): (instances: readonly ReactElement[]) => readonly ReactElement[] {
  const removed = useStore(store.removed)
  const isHere = removed?.group.contentId === contentId && parentPath(removed.path) === parent
  const isOffered = useSyncExternalStore(
    store.settled.subscribe,
    () => isHere && mayRestore(store.definition.get().form, store.settled.get(), removed),
  )
  if (!removed || !isOffered) return (instances) => instances
  const offer = <Removed key="removed" store={store} name={removed.name} path={removed.path} />
  return (instances) => instances.toSpliced(removed.group.ordinal - 1, 0, offer)
}

type RemovedProps = { store: NoticeFormStore; name: string; path: ValuePath }

function Removed({ store, name, path }: RemovedProps) {
  const undo = () => {
    store.restore()
    store.goTo(path)
  }
  return (
    <RemovedLine
      id={undoId}
      name={name}
      // Panels of the form are borders apart.
      flat={parentPath(path) === ''}
      onUndo={undo}
      onClose={() => store.removed.set(null)}
    />
  )
}
