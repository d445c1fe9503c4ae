/** Puts the focus on what is read, not worked with: a heading, a dialog's frame. */
export function focusOnPlace(place: HTMLElement | null) {
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place?.focus({ preventScroll: true })
}

/**
 * Puts the focus there if nothing has it any more, because what had it is gone; who works with the keyboard would begin
 * at the top of the page again.
 */
export function focusIfLost(place: HTMLElement | null) {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) focusOnPlace(place)
}

/** Where one is after a dialog, which may still be fading: in the one it lay upon, otherwise at the page's title. */
export function placeBelow(closed: { current: HTMLElement | null }): HTMLElement | null {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')]
  return dialogs.findLast((each) => each !== closed.current) ?? pageTitle()
}

export const pageTitle = (): HTMLElement | null => document.querySelector('main h1')
