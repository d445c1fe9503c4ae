import { fieldStart } from './field-start.ts'

/** How long the page round something may still be drawn after it was asked for; a second, more or less. */
const frames = 60
/** What takes more of the window than this is read from its beginning. */
const mostInMiddle = 0.6
/** A line below a field, in pixels. */
const roomForFault = 40
const userActs = ['wheel', 'touchmove', 'pointerdown', 'focusin', 'keydown'] as const
const scrollKeys: readonly string[] = ['PageUp', 'PageDown']

/** Brings an element into sight, and back if parts above it that are drawn later push it away; whoever goes elsewhere ends that. */
export function bringIntoView(element: HTMLElement, block: 'center' | 'start'): void {
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
    if (!isInSight(element)) scrollTo(element, block)
    requestAnimationFrame(look)
  }
  scrollTo(element, block)
  requestAnimationFrame(look)
}

/** Typing where one was led to is no going elsewhere, nor is the focus that gets there. */
function goesElsewhere(event: Event, element: HTMLElement): boolean {
  if (event instanceof KeyboardEvent) return scrollKeys.includes(event.key)
  return event.type !== 'focusin' || !(event.target instanceof Node && element.contains(event.target))
}

function scrollTo(element: HTMLElement, block: 'center' | 'start'): void {
  const { height, room } = placeOf(element)
  if (block === 'center' && height <= room * mostInMiddle) element.scrollIntoView({ block })
  else fieldStart(element).scrollIntoView({ block: 'start' })
}

/** Whole, or where it is too high for that with its beginning. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom, height, first, last, room } = placeOf(element)
  if (top < first - 1) return false
  return height <= room * mostInMiddle ? bottom <= last + 1 : top <= first + room / 2
}

/** A field with its label, and the room it can be seen in. */
function placeOf(element: HTMLElement) {
  const { bottom } = element.getBoundingClientRect()
  const { top } = fieldStart(element).getBoundingClientRect()
  const dialog = element.closest('[role="dialog"]')
  const { first, last } = dialog ? roomOfDialog(dialog) : roomOfPage()
  return { top, bottom, height: bottom - top, first, last, room: last - first }
}

/** Between what sticks to the top of the window and the bar with the buttons at its bottom. */
function roomOfPage() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const first = Number.parseFloat(scrollPaddingTop) || 0
  return { first, last: window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0) }
}

/** A dialog scrolls by itself, and what is wrong with a field is said below it. */
function roomOfDialog(dialog: Element) {
  const { top, bottom } = dialog.getBoundingClientRect()
  return { first: top, last: bottom - roomForFault }
}
