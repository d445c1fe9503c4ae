let pressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), true)
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, () => (pressed = false), true)
}

/** Waits until the pointer is let go: what moves the page in the middle of a click swallows the click. */
export function afterPress(work: () => void): void {
  if (!pressed) return work()
  const once = () => {
    for (const end of ['pointerup', 'pointercancel']) document.removeEventListener(end, once, true)
    // The click itself comes right after.
    setTimeout(work)
  }
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, once, true)
}
