import type { Position } from '@allmende/domain/geometry/shape.ts'
import type { Position as Pair } from 'geojson'
import {
  type SnapToCustom,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
  ValidateNotSelfIntersecting,
} from 'terra-draw'
import { mapColours, type Scheme } from '../colours.ts'
import { isCoarsePointer } from './pointer.ts'

export type SnapTo = (pointer: { x: number; y: number }, currentId: string | null) => Position | null

type Hex = `#${string}`
const hex = (colour: string): Hex => `#${colour.replace('#', '')}`

/** How near to a corner means the corner, in pixels: a finger is broader than a pointer. */
const reachOf = (isCoarse: boolean) => (isCoarse ? 20 : 12)

/** The two modes we draw in; the rest of a shape is ours. */
export function drawingModes(scheme: Scheme, snapTo: SnapTo) {
  const { drawn, casing } = mapColours[scheme]
  const [colour, edge] = [hex(drawn), hex(casing)]
  const toCustom: SnapToCustom = ({ containerX: x, containerY: y }, { currentId }): Pair | undefined => {
    const position = snapTo({ x, y }, currentId === undefined ? null : String(currentId))
    return position ? [...position] : undefined
  }
  const pointerDistance = reachOf(isCoarsePointer())
  const outline = { outlineColor: colour, outlineWidth: 3 }
  const corner = { Width: 6, Color: edge, OutlineColor: colour, OutlineWidth: 3 }
  return [
    new TerraDrawPolygonMode({
      pointerDistance,
      snapping: { toCustom },
      validation: ValidateNotSelfIntersecting,
      showCoordinatePoints: true,
      styles: {
        fillColor: colour,
        fillOpacity: 0,
        ...outline,
        ...prefixed('closingPoint', corner),
        ...prefixed('coordinatePoint', corner),
        ...prefixed('snappingPoint', { ...corner, Color: colour }),
      },
    }),
    new TerraDrawSelectMode({
      allowManualSelection: false,
      allowManualDeselection: false,
      pointerDistance,
      keyEvents: { deselect: null, delete: null, rotate: null, scale: null },
      flags: {
        polygon: {
          feature: {
            draggable: true,
            validation: ValidateNotSelfIntersecting,
            coordinates: {
              draggable: true,
              deletable: true,
              midpoints: { draggable: true },
              snappable: { toCustom },
            },
          },
        },
      },
      styles: {
        selectedPolygonColor: colour,
        selectedPolygonFillOpacity: 0,
        selectedPolygonOutlineColor: colour,
        selectedPolygonOutlineWidth: 3,
        ...prefixed('selectionPoint', corner),
        ...prefixed('midPoint', { ...corner, Width: 4, Color: colour, OutlineColor: edge, OutlineWidth: 2 }),
      },
    }),
  ]
}

type Corner = { Width: number; Color: Hex; OutlineColor: Hex; OutlineWidth: number }
type Prefixed<Name extends string> = { [Key in keyof Corner as `${Name}${Key}`]: Corner[Key] }

function prefixed<Name extends string>(name: Name, corner: Corner): Prefixed<Name> {
  const entries = Object.entries(corner).map(([key, value]) => [`${name}${key}`, value])
  return Object.fromEntries(entries) as Prefixed<Name>
}
