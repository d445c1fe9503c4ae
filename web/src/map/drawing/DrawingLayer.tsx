import type { Position, Ring } from '@allmende/domain/geometry/shape.ts'
import { useComputedColorScheme } from '@mantine/core'
import { IconMapPinFilled } from '@tabler/icons-react'
import type { MapMouseEvent } from 'maplibre-gl'
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle } from 'react'
import { Anchored } from '../Anchored.tsx'
import { useEngine } from '../engine.ts'
import classes from './ShapeEditor.module.css'
import { isInside, placedRings, type RingPlace } from './rings.ts'
import { snapped } from './snapping.ts'
import { type DrawingWish, useDrawing } from './useDrawing.ts'

/** What the buttons around the map ask of the drawing. */
export type DrawingHandle = { undoCorner: () => boolean }

type DrawingLayerProps = Omit<DrawingWish, 'scheme'> & {
  handle: RefObject<DrawingHandle | null>
  onSelect: (place: RingPlace) => void
  position: Position | null
  onPosition: ((position: Position) => void) | undefined
}

/** The drawing inside of a map: Terra Draw, and the clicks it leaves to us. */
export function DrawingLayer({ handle, onSelect, position, onPosition, ...wish }: DrawingLayerProps) {
  const map = useEngine()
  const scheme = useComputedColorScheme('light')
  const drawing = useDrawing({ ...wish, scheme })
  useImperativeHandle(handle, () => ({ undoCorner: () => drawing.current?.undoCorner() ?? false }), [drawing])

  const clicked = useEffectEvent(({ lngLat, point }: MapMouseEvent) => {
    if (wish.isDrawing) return
    const rings = placedRings(wish.shape)
    const chosen = rings.find(({ polygon, ring }) => same({ polygon, ring }, wish.selected))
    const screen = {
      project: ([x, y]: Position) => map.project([x, y]),
      unproject: (): Position => [lngLat.lng, lngLat.lat],
    }
    // At its edge the click was meant for a corner of it.
    if (chosen && snapped(point, [chosen.positions], screen)) return
    const at: Position = [lngLat.lng, lngLat.lat]
    const innermost = rings
      .filter(({ positions }) => isInside(at, positions))
      .toSorted((a, b) => widthOf(a.positions) - widthOf(b.positions))[0]
    if (innermost) onSelect({ polygon: innermost.polygon, ring: innermost.ring })
    else onPosition?.(at)
  })
  useEffect(() => {
    const subscription = map.on('click', (event) => clicked(event))
    return () => subscription.unsubscribe()
  }, [map])
  useEffect(() => {
    // Escape ends the drawing, not a dialog around it.
    const canvas = map.getCanvas()
    canvas.toggleAttribute('data-drawing', wish.isDrawing)
    if (wish.isDrawing) canvas.setAttribute('data-mantine-stop-propagation', 'true')
    else canvas.removeAttribute('data-mantine-stop-propagation')
  }, [map, wish.isDrawing])

  return (
    position && (
      <Anchored position={position}>
        <IconMapPinFilled size={40} className={classes.pin} aria-hidden />
      </Anchored>
    )
  )
}

const same = (a: RingPlace, b: RingPlace | null) => a.polygon === b?.polygon && a.ring === b.ring

function widthOf(ring: Ring): number {
  const xs = ring.map(([x]) => x)
  return Math.max(...xs) - Math.min(...xs)
}
