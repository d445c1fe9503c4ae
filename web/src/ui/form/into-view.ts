/** How long the page round something may still be drawn after it was asked for; a second, more or less. */
const frames = 60
const userActs = ['wheel', 'touchmove', 'pointerdown', 'focusin', 'keydown'] as const
const scrollKeys: readonly string[] = ['PageUp', 'PageDown']

/** Brings an element into sight, and back if parts above it that are drawn later push it away; whoever goes elsewhere ends that. */
export function bringIntoView(element: HTMLElement, block: ScrollLogicalPosition): void {
  let left = frames
  const stop = (event: Event) => {
    if (goesElsewhere(event, element)) left = 0
  }
  for (const act of userActs) window.addEventListener(act, stop, { passive: true })
  const look = () => {
    if (left-- <= 0 || !element.isConnected) {
      for (const act of userActs) window.removeEventListener(act, stop)
      return
    }
    if (!isInSight(element)) element.scrollIntoView({ block })
    requestAnimationFrame(look)
  }
  element.scrollIntoView({ block })
  requestAnimationFrame(look)
}

/** Typing where one was led to is no going elsewhere, nor is the focus that gets there. */
function goesElsewhere(event: Event, element: HTMLElement): boolean {
  if (event instanceof KeyboardEvent) return scrollKeys.includes(event.key)
  return event.type !== 'focusin' || !(event.target instanceof Node && element.contains(event.target))
}

/** Between what sticks to the top of the window and the bar with the buttons at its bottom. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const [above, below] = [scrollPaddingTop, scrollPaddingBottom].map(
    (padding) => Number.parseFloat(padding) || 0,
  )
  const room = window.innerHeight - (above ?? 0) - (below ?? 0)
  // What is higher than the window is in sight with its beginning.
  return top >= (above ?? 0) && Math.min(bottom, top + room) <= window.innerHeight - (below ?? 0)
}
