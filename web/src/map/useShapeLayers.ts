import type { Position } from '@allmende/domain/geometry/shape.ts'
import type { MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { useGoTo } from '../ui/AppLink.tsx'
import type { Scheme } from './colours.ts'
import type { Engine } from './engine.ts'
import type { MapShape } from './places.ts'
import { addShapeLayers, fillLayer, setRaised, setShapes } from './shape-layers.ts'

type Options = {
  shapes: readonly MapShape[]
  scheme: Scheme
  onClick: ((position: Position) => void) | undefined
}

/** Draws the shapes and answers the pointer; tells which shape it is over. */
export function useShapeLayers(map: Engine, { shapes, scheme, onClick }: Options): MapShape | null {
  const goTo = useGoTo()
  const [pointedId, setPointed] = useState<string | null>(null)

  const draw = useEffectEvent(() => setShapes(map, shapes))
  useEffect(() => {
    const remove = addShapeLayers(map, scheme)
    draw()
    return remove
  }, [map, scheme])
  useEffect(() => setShapes(map, shapes), [map, shapes])

  const shapeAt = ({ point }: MapMouseEvent): MapShape | null => {
    const [found] = map.getLayer(fillLayer) ? map.queryRenderedFeatures(point, { layers: [fillLayer] }) : []
    return shapes.find(({ id }) => id === found?.properties['id']) ?? null
  }
  const moved = useEffectEvent((event: MapMouseEvent) => {
    const shape = shapeAt(event)
    const opens = shape !== null && (shape.onOpen || shape.href !== undefined)
    map.getCanvas().style.cursor = opens ? 'pointer' : ''
    setPointed(opens ? shape.id : null)
  })
  const clicked = useEffectEvent((event: MapMouseEvent) => {
    const shape = shapeAt(event)
    if (shape?.onOpen) shape.onOpen()
    else if (shape?.href !== undefined) goTo(shape.href)
    else onClick?.([event.lngLat.lng, event.lngLat.lat])
  })
  useEffect(() => {
    const subscriptions = [
      map.on('mousemove', (event) => moved(event)),
      map.on('mouseout', () => setPointed(null)),
      map.on('click', (event) => clicked(event)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [map])

  useEffect(() => {
    if (pointedId === null) return
    setRaised(map, pointedId, true)
    return () => setRaised(map, pointedId, false)
  }, [map, pointedId])
  return shapes.find(({ id }) => id === pointedId) ?? null
}
