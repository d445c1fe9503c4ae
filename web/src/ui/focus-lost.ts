/**
 * Puts the focus there if nothing has it any more, because what had it is gone; who works with the keyboard would begin
 * at the top of the page again.
 */
export function focusIfLost(place: HTMLElement | null) {
  const { activeElement, body } = document
  if (place === null || (activeElement !== null && activeElement !== body)) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** The title of the page. */
export const pageTitle = (): HTMLElement | null => document.querySelector('main h1')
