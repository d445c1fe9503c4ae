import { anchorOf, parentPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { shownPanels } from '@allmende/domain/notices/form/layout.ts'
import { missingIn } from '@allmende/domain/notices/check/completeness.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusOn } from '../ui/form/focus-on.ts'
import { bringIntoView } from '../ui/form/into-view.ts'
import { decoded } from '../ui/hash.ts'
import { addAnchorOf, pathOfAnchor } from './anchors.ts'
import type { NoticeFormStore } from './form-store.ts'

/** A part that was just opened is drawn some frames later. */
const frames = 120
/** What is still not there after so many of them has to be added first. */
const patience = 20

/** Follows every wish to go somewhere in the form. */
export function useJumps(store: NoticeFormStore) {
  useEffect(
    () =>
      store.target.subscribe(() => {
        const target = store.target.get()
        // By then what was opened is drawn, and nothing typed since the click has come in.
        if (target) queueMicrotask(() => focusOnPath(target.path))
      }),
    [store],
  )
}

/** Moves the focus to a place of the form as soon as it is drawn. */
export function focusOnPath(path: ValuePath, left = frames): void {
  const element =
    document.getElementById(anchorOf(path)) ?? (left < frames - patience ? addButtonOf(path) : null)
  if (element) {
    focusOn(element.id, { preventScroll: true })
    bringIntoView(element, path.includes('/') ? 'center' : 'start')
  } else if (left > 0) requestAnimationFrame(() => focusOnPath(path, left - 1))
  // What is not shown by itself is somewhere in the part that stands round it.
  else if (path.includes('/')) focusOnPath(parentPath(path), 0)
}

/** Where the innermost group on the way that has no such entry gets one. */
function addButtonOf(path: ValuePath): HTMLElement | null {
  if (!path || document.getElementById(anchorOf(path))) return null
  const button = path.endsWith(']') ? document.getElementById(addAnchorOf(path)) : null
  return button ?? (path.includes('/') ? addButtonOf(parentPath(path)) : null)
}

/** Opens what the address points at, else the first part that is not complete. */
export function useFirstOpening(store: NoticeFormStore) {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const { form } = store.definition.get()
    const path = hash ? pathOfAnchor(form, decoded(hash)) : null
    if (path) store.goTo(path)
    else if (store.opened.get().size === 0) openFirstIncomplete(store)
  }, [store, hash])
}

function openFirstIncomplete(store: NoticeFormStore) {
  const { form } = store.definition.get()
  const values = store.values.get()
  const panels = shownPanels(form, values)
  const panel = panels.find(({ path }) => missingIn(form, values, path).length > 0) ?? panels[0]
  if (panel) store.open(panel.path)
}
