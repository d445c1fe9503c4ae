import { pageTitle } from '../../ui/focus-place.ts'
import { focusOn } from '../../ui/form/focus-on.ts'

export const newFolderId = 'neuer-ordner'

const betweenLooks = 80
/** About a second: menus and dialogs fade, and give the focus back to what is gone by then. */
const mostLooks = 12

const isLost = () => {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement === pageTitle()
}

/** Puts the focus on the first of these that is there, once what had it is gone; whoever goes on meanwhile is left alone. */
export function focusAfter(...ids: readonly string[]): void {
  const goesOn = new AbortController()
  const stopped = { once: true, capture: true, signal: goesOn.signal } as const
  for (const event of ['keydown', 'pointerdown'])
    window.addEventListener(event, () => goesOn.abort(), stopped)
  let left = mostLooks
  const look = () => {
    if (goesOn.signal.aborted) return
    if (isLost()) ids.some((id) => focusOn(id))
    left -= 1
    if (left > 0) setTimeout(look, betweenLooks)
    else goesOn.abort()
  }
  setTimeout(look, betweenLooks)
}
