import type { Position, Shape } from '@allmende/domain/geometry/shape.ts'
import { ShapeEditor } from '../map/ShapeEditor.tsx'
import type { MapPlace } from '../map/places.ts'
import type { MapFit } from '../map/view.ts'
import { useSay } from '../ui/language.tsx'
import { texts } from './location-dialog.texts.ts'

type LocationMapProps = {
  shape: Shape | null
  position: Position | null
  places: readonly MapPlace[]
  fit: MapFit
  /** With another one the map flies there. */
  fitKey: number
  onPosition: (position: Position) => void
  onShape: (shape: Shape | null) => void
}

/** A click sets the position, a drawn polygon too. */
export function LocationMap(props: LocationMapProps) {
  const { shape, position, places, fit, fitKey, onPosition, onShape } = props
  const say = useSay()
  return (
    <ShapeEditor
      label={say(texts.map)}
      allow="polygon"
      value={shape}
      onChange={onShape}
      places={places}
      position={position}
      onPosition={onPosition}
      fit={fit}
      fitKey={fitKey}
      minHeight="min(420px, 50vh)"
    />
  )
}
