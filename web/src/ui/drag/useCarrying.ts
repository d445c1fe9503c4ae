import { type PointerEvent as Press, useEffect, useEffectEvent, useState } from 'react'

/** What is carried, over which place it is, and where it was taken; keys have no place on the screen. */
export type Carried = { key: string; over: string | null; from: { x: number; y: number } | null }

type CarryingOptions = {
  /** The places in their order, for the arrow keys; each is marked by `data-place` in the document. */
  places: readonly string[]
  onLift?: (key: string, place: string) => void
  /** It is carried over a place now, or over none. */
  onOver?: (key: string, place: string | null) => void
  onDrop: (key: string, place: string) => void
  onCancel?: (key: string) => void
}

/** So far a press may slip and still be a press. */
const slip = 5

const placeAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null

/**
 * Carries things from place to place with mouse, pen, finger or keys. Everything is listened for on the window, so
 * that what is carried may be drawn anew, elsewhere or not at all meanwhile without being lost.
 */
export function useCarrying({ places, onLift, onOver, onDrop, onCancel }: CarryingOptions) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const [pressed, setPressed] = useState<{ key: string; id: number; x: number; y: number } | null>(null)

  const over = (place: string | null) => {
    if (!carried || place === carried.over) return
    setCarried({ ...carried, over: place })
    onOver?.(carried.key, place)
  }
  const end = (place: string | null) => {
    setPressed(null)
    setCarried(null)
    if (!carried) return
    if (place === null) onCancel?.(carried.key)
    else onDrop(carried.key, place)
  }

  const moved = useEffectEvent((event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.id) return
    const place = placeAt(event.clientX, event.clientY)
    if (carried) return over(place)
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < slip) return
    document.getSelection()?.removeAllRanges()
    setCarried({ key: pressed.key, over: place, from: { x: event.clientX, y: event.clientY } })
    onOver?.(pressed.key, place)
  })
  const released = useEffectEvent((event: PointerEvent) => {
    if (!pressed || event.pointerId !== pressed.id) return
    end(event.type === 'pointerup' ? placeAt(event.clientX, event.clientY) : null)
  })
  const typed = useEffectEvent((event: KeyboardEvent) => {
    if (!carried) return
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    const isHandled = event.key === 'Escape' || (carried.from === null && by !== undefined)
    if (isHandled) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.key === 'Escape') return end(null)
    if (carried.from !== null) return
    if (event.key === 'Tab') return end(null)
    if (by !== undefined) {
      const at = places.indexOf(carried.over ?? '') + by
      return over(places[Math.min(Math.max(at, 0), places.length - 1)] ?? null)
    }
    // The handle itself presses on these keys; where it was taken away they still put down what is carried.
    const hasHandle = document.activeElement?.matches('[data-handle]') ?? false
    if (!hasHandle && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault()
      end(carried.over)
    }
  })
  const pressedElsewhere = useEffectEvent(() => carried?.from === null && end(null))

  useEffect(() => {
    if (!pressed) return
    window.addEventListener('pointermove', moved)
    window.addEventListener('pointerup', released)
    window.addEventListener('pointercancel', released)
    return () => {
      window.removeEventListener('pointermove', moved)
      window.removeEventListener('pointerup', released)
      window.removeEventListener('pointercancel', released)
    }
  }, [pressed])
  const isCarrying = carried !== null
  useEffect(() => {
    if (!isCarrying) return
    window.addEventListener('keydown', typed, { capture: true })
    window.addEventListener('pointerdown', pressedElsewhere, { capture: true })
    document.documentElement.dataset['carrying'] = ''
    return () => {
      window.removeEventListener('keydown', typed, { capture: true })
      window.removeEventListener('pointerdown', pressedElsewhere, { capture: true })
      delete document.documentElement.dataset['carrying']
    }
  }, [isCarrying])

  function press(key: string, event: Press<HTMLElement>) {
    if (!event.isPrimary || event.button !== 0 || carried) return
    setPressed({ key, id: event.pointerId, x: event.clientX, y: event.clientY })
  }
  return {
    carried,
    /** Of the thing itself: a mouse takes it anywhere but at what can be pressed. */
    grip: (key: string) => ({
      onPointerDown: (event: Press<HTMLElement>) => {
        const isPressable = event.target instanceof Element && event.target.closest('a, button, input')
        if (event.pointerType === 'mouse' && !isPressable) press(key, event)
      },
    }),
    /** Of its handle: every pointer takes it there, and keys do. */
    handle: (key: string, place: string) => ({
      'data-handle': key,
      onPointerDown: (event: Press<HTMLElement>) => press(key, event),
      onClick: (event: { detail: number }) => {
        // A key or assistive technology; a pointer has carried it already.
        if (event.detail !== 0) return
        if (carried?.key === key) return end(carried.over)
        setCarried({ key, over: place, from: null })
        onLift?.(key, place)
      },
    }),
  }
}
