import type { Engine } from './engine.ts'

/** The wheel belongs to the page until somebody clicks or tabs into the map; fingers are always two. */
export function freeWheelWhileFocused(map: Engine): void {
  const canvas = map.getCanvas()
  const gestures = map.cooperativeGestures
  const needsNoKey = gestures.isBypassed.bind(gestures)
  gestures.isBypassed = (event) => document.activeElement === canvas || needsNoKey(event)
}
