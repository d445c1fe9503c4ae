import type { MouseEvent } from 'react'

const controls = 'a, button, input, label, select, textarea, [role="menu"], [role="dialog"]'

/** A click on the row itself: not on something in it, and not the end of marking text. */
export function isRowClick(event: MouseEvent<HTMLElement>): boolean {
  const onControl = event.target instanceof Element && event.target.closest(controls)
  return !onControl && !window.getSelection()?.toString()
}
