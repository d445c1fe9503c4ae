import { type RefObject, useEffect, useEffectEvent } from 'react'
import { markerOfDrawn } from '../drawn-markers.ts'
import type { Sphere } from '../sphere.ts'
import { cornerPrefix } from '../useDrawnMarkers.ts'
import { selectedMarker } from './editing.ts'
import type { MarkerEditor } from './useMarkerEditor.ts'

/** Less than this was a click. */
const threshold = 4

const elementId = 'psv-marker-'

/** The marker or corner that an event of the page hit. */
function hitBy(event: Event): { id: string } | { corner: number } | null {
  const element = event.target instanceof Element ? event.target.closest('.psv-marker') : null
  const drawn = element?.id.startsWith(elementId) ? element.id.slice(elementId.length) : null
  if (drawn === null) return null
  if (drawn.startsWith(cornerPrefix)) return { corner: Number(drawn.slice(cornerPrefix.length)) }
  const id = markerOfDrawn(drawn)
  return id === null ? null : { id }
}

/** Markers and corners are taken along by the pointer; the sphere then stands still. */
export function useMarkerDrag(
  stage: RefObject<HTMLElement | null>,
  sphere: Sphere | null,
  editor: MarkerEditor,
): void {
  const isOn = editor.editing !== null
  const taken = useEffectEvent((event: PointerEvent): (() => void) | null => {
    const hit = hitBy(event)
    const { editing } = editor
    if (!hit || !editing || editing.mode !== null || !sphere || event.button !== 0) return null
    if ('id' in hit) {
      if (!editing.history.present.some(({ id }) => id === hit.id)) return null
      if (editing.selected !== hit.id || editing.corner !== null) editor.choose(hit.id)
    } else {
      const marker = selectedMarker(editing)
      if (marker && editing.corner !== hit.corner) editor.choose(marker.id, hit.corner)
    }
    return follow(event, sphere, editor.move)
  })
  useEffect(() => {
    const element = stage.current
    if (!element || !isOn) return
    let release: (() => void) | null = null
    let isHeld = false
    const down = (event: PointerEvent) => {
      release?.()
      release = taken(event)
      isHeld = release !== null
    }
    // The viewer turns by these; it must not see those that hold a marker.
    const hide = (event: Event) => {
      if (isHeld) event.stopPropagation()
    }
    const up = () => {
      isHeld = false
    }
    element.addEventListener('pointerdown', down, true)
    element.addEventListener('mousedown', hide, true)
    element.addEventListener('touchstart', hide, true)
    window.addEventListener('pointerup', up)
    return () => {
      release?.()
      element.removeEventListener('pointerdown', down, true)
      element.removeEventListener('mousedown', hide, true)
      element.removeEventListener('touchstart', hide, true)
      window.removeEventListener('pointerup', up)
    }
  }, [stage, isOn])
}

/** Tells each movement over the sphere until the pointer is lifted. */
function follow(start: PointerEvent, sphere: Sphere, move: (yaw: number, pitch: number) => void): () => void {
  let last = sphere.pointAt(start.clientX, start.clientY)
  let isMoving = false
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
    if (!isMoving && way < threshold) return
    isMoving = true
    const now = sphere.pointAt(event.clientX, event.clientY)
    if (now && last) move(now.yaw - last.yaw, now.pitch - last.pitch)
    last = now ?? last
  }
  const stop = () => {
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', stop)
    window.removeEventListener('pointercancel', stop)
  }
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', stop)
  window.addEventListener('pointercancel', stop)
  return stop
}
