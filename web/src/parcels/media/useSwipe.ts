import { type PointerEvent, useRef } from 'react'

/** A finger that goes this far sideways means the next one. */
const farEnough = 48

/** Tells which way a finger wiped: 1 to the next, -1 to the one before. */
export function useSwipe(onSwipe: (by: -1 | 1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null)
  return {
    onPointerDown({ pointerType, pointerId: id, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      // Two fingers enlarge the page.
      start.current = pointerType === 'touch' && isPrimary ? { id, x, y } : null
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current
      start.current = null
      if (from?.id !== pointerId) return
      const aside = clientX - from.x
      if (Math.abs(aside) < farEnough || Math.abs(aside) < Math.abs(clientY - from.y) * 1.5) return
      onSwipe(aside < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
export type Swipe = ReturnType<typeof useSwipe>
