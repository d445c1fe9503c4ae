import { mayRestore } from '@allmende/domain/notices/values/editing.ts'
import { parentPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { Button, CloseButton } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { type ReactElement, useSyncExternalStore } from 'react'
import { useStore } from '../rpc/store.ts'
import { focusOn } from '../ui/form/focus-on.ts'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import type { NoticeFormStore } from './form-store.ts'
import classes from './NoticeForm.module.css'
import { texts } from './notices.texts.ts'

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
  const say = useSay()
  const undo = () => {
    store.restore()
    store.goTo(path)
  }
  return (
    <div className={classes.removed}>
      <output>
        <span id={`${undoId}-said`}>{say(texts.removed, { name })}</span>
      </output>
      <Button
        id={undoId}
        aria-describedby={`${undoId}-said`}
        size="sm"
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={undo}
      >
        {say(texts.undo)}
      </Button>
      <CloseButton aria-label={say(houseTexts.close)} onClick={() => store.removed.set(null)} />
    </div>
  )
}
