import type { Position } from '@allmende/domain/geometry/shape.ts'
import type { Scheme } from './colours.ts'
import { useEngine } from './engine.ts'
import { PlaceMarkers } from './PlaceMarkers.tsx'
import type { MapPlace, MapShape } from './places.ts'
import { ShapeNames } from './ShapeNames.tsx'
import { useShapeLayers } from './useShapeLayers.ts'

type MapThingsProps = {
  places: readonly MapPlace[]
  shapes: readonly MapShape[]
  scheme: Scheme
  isNamed: boolean
  onClick: ((position: Position) => void) | undefined
}

/** All that stands on the ground. */
export function MapThings({ places, shapes, scheme, isNamed, onClick }: MapThingsProps) {
  const pointed = useShapeLayers(useEngine(), { shapes, scheme, onClick })
  return (
    <>
      <ShapeNames shapes={shapes} pointed={pointed} />
      <PlaceMarkers places={places} isNamed={isNamed} />
    </>
  )
}
