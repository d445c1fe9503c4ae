import type { Position, Shape } from '@allmende/domain/geometry/shape.ts'
import { late } from '../shell/late.ts'
import { MapRoom, usualHeight } from './MapView.tsx'
import type { MapPlace } from './places.ts'
import type { MapFit } from './view.ts'

export type ShapeEditorProps = {
  label: string
  value: Shape | null
  onChange: (shape: Shape | null) => void
  /** Drawn pale, and what corners snap to. */
  neighbours?: readonly Shape[]
  /** What else lies there; drawn pale with their names, and not in the way of a click. */
  places?: readonly MapPlace[]
  allow: 'polygon' | 'multipolygon'
  fit: MapFit
  /** With another key the map goes to `fit` again. */
  fitKey?: string | number
  /** A pin beside the shape; a click beside it moves it where `onPosition` is given. */
  position?: Position | null
  onPosition?: (position: Position) => void
  /** Says how large a shape is; told while it is drawn. */
  measure?: (shape: Shape) => string
  minHeight?: string
}

const EditorCanvas = late(async () => (await import('./drawing/EditorCanvas.tsx')).EditorCanvas)

/** A map on which a shape is drawn, by pointer or by its corners as numbers. */
export function ShapeEditor(props: ShapeEditorProps) {
  return (
    <MapRoom minHeight={props.minHeight ?? usualHeight}>
      <EditorCanvas {...props} />
    </MapRoom>
  )
}
