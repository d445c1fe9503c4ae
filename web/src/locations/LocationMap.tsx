import type { Position, Shape } from '@allmende/domain/geometry/shape.ts'
import { MapView } from '../map/MapView.tsx'
import type { MapFit } from '../map/view.ts'
import { useSay } from '../ui/language.tsx'
import { texts } from './location-dialog.texts.ts'

type LocationMapProps = {
  shape: Shape | null
  position: Position | null
  fit: MapFit
  fitKey: number
  onPosition: (position: Position) => void
  onShape: (shape: Shape | null) => void
}

export function LocationMap({ shape, position, fit, fitKey, onPosition }: LocationMapProps) {
  const say = useSay()
  const name = say(texts.position)
  return (
    <MapView
      label={say(texts.map)}
      fit={fit}
      fitKey={fitKey}
      minHeight="min(420px, 50vh)"
      places={position ? [{ id: 'position', name, position, kind: 'location' }] : []}
      shapes={shape ? [{ id: 'area', name, shape, tone: 'plain' }] : []}
      onClick={onPosition}
    />
  )
}
