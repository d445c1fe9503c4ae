import type { Position, Ring, Shape } from '@allmende/domain/geometry/shape.ts'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Scheme } from '../colours.ts'
import { useEngine } from '../engine.ts'
import { type Drawing, placeOf, startDrawing } from './drawing.ts'
import { addDrawnLayers, showDrawn, showNeighbours } from './drawn-layers.ts'
import { type PlacedRing, type RingPlace, shapeOf } from './rings.ts'
import { snapped } from './snapping.ts'

export type DrawingWish = {
  scheme: Scheme
  shape: Shape | null
  isDrawing: boolean
  selected: RingPlace | null
  neighbours: readonly Shape[]
  snapRings: readonly Ring[]
  onDrawn: (ring: Ring) => void
  /** False where it is refused; the shape then lies as before. */
  onReshaped: (place: RingPlace, ring: Ring) => boolean
  onMoved: (place: RingPlace, by: Position) => boolean
  onLive: (shape: Shape | null) => void
}

/** Keeps Terra Draw in step with what is wanted. */
export function useDrawing(wish: DrawingWish): RefObject<Drawing | null> {
  const map = useEngine()
  const drawing = useRef<Drawing | null>(null)
  const { scheme, shape, isDrawing, selected, neighbours } = wish

  const told = useEffectEvent(() => wish)
  const prepare = useEffectEvent(() => {
    drawing.current?.load(shape)
    showDrawn(map, shape)
    showNeighbours(map, neighbours)
  })
  // Its end comes before the engine's, which is ended by an effect of the map around it.
  useLayoutEffect(() => {
    const remove = addDrawnLayers(map, scheme)
    const snapTo = (pointer: { x: number; y: number }, currentId: string | null): Position | null => {
      const own = currentId === null ? null : placeOf(currentId)
      const others = (drawing.current?.rings() ?? []).filter(({ polygon }) => polygon !== own?.polygon)
      const { snapRings } = told()
      if (snapRings.length === 0) return null
      return snapped(pointer, [...snapRings, ...others.map(({ positions }) => positions)], {
        project: ([x, y]) => map.project([x, y]),
        unproject: ({ x, y }) => {
          const { lng, lat } = map.unproject([x, y])
          return [Number(lng.toFixed(9)), Number(lat.toFixed(9))]
        },
      })
    }
    const started = startDrawing(map, scheme, snapTo, {
      drawn: (ring) => told().onDrawn(ring),
      reshaped: (place, ring) => {
        if (!told().onReshaped(place, ring)) prepare()
      },
      moved: (place, by) => {
        if (!told().onMoved(place, by)) prepare()
      },
      live: (rings, begun) => {
        const drawn = assembled(rings)
        showDrawn(map, drawn)
        told().onLive(begun && begun.length > 3 ? { type: 'Polygon', coordinates: [begun] } : drawn)
      },
    })
    drawing.current = started
    prepare()
    return () => {
      drawing.current = null
      started.stop()
      remove()
    }
  }, [map, scheme])

  useEffect(() => {
    const running = drawing.current
    running?.load(shape)
    showDrawn(map, shape)
    running?.setMode(isDrawing ? 'polygon' : 'select')
    if (!isDrawing) running?.select(selected)
  }, [map, shape, selected, isDrawing])
  useEffect(() => {
    showNeighbours(map, neighbours)
  }, [map, neighbours])
  return drawing
}

function assembled(rings: readonly PlacedRing[]): Shape | null {
  const polygons: Ring[][] = []
  for (const { polygon, ring, positions } of rings) {
    polygons[polygon] ??= []
    const own = polygons[polygon]
    own[ring] = positions
  }
  return shapeOf(polygons)
}
