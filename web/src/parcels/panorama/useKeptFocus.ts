import { type RefObject, useEffect, useRef } from 'react'
import type { MarkerEditor } from './edit/useMarkerEditor.ts'

type Place = RefObject<HTMLElement | null>

/**
 * What had the focus may be gone or dead after it was pressed: then it goes to where one works on. From the form of a
 * marker to its entry in the list, from the end of editing to its beginning, otherwise to the picture.
 */
export function useKeptFocus(frame: Place, stage: Place, { editing, isSaving }: MarkerEditor): void {
  const before = useRef(editing)
  useEffect(() => {
    const was = before.current
    before.current = editing
    if (isSaving || (!editing && !was)) return
    const isOver = editing === null
    const left = editing?.selected === null ? (was?.selected ?? null) : null
    requestAnimationFrame(() => {
      if (!isLost(document.activeElement)) return
      const next = isOver ? '[data-begins-editing]' : left !== null && entryOf(left)
      const place = next ? frame.current?.querySelector<HTMLElement>(next) : null
      const goal = place ?? stage.current
      goal?.focus()
    })
  }, [frame, stage, editing, isSaving])
}

const entryOf = (id: string) => `[data-marker="${CSS.escape(id)}"] button`

/** A browser may leave the focus for a while on what cannot be pressed any more. */
const isLost = (active: Element | null): boolean =>
  active === null ||
  active === document.body ||
  active.matches(':disabled, [data-disabled]') ||
  active.matches('[aria-modal="true"]')
