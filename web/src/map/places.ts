import type { Position, Shape } from '@allmende/domain/geometry/shape.ts'

/** How something looks on the map, and what the legend says of it. */
export const mapTones = ['public', 'internal', 'archived', 'plain', 'neighbour'] as const
export type MapTone = (typeof mapTones)[number]

export const placeKinds = ['location', 'parcel'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Where opening leads: a link where it has an address. */
type Opens = { href?: string; onOpen?: () => void }

export type MapPlace = Opens & {
  id: string
  name: string
  position: Position
  kind: PlaceKind
  tone?: MapTone
  /** How many things it stands for, such as the parcels of a location. */
  count?: number
  isSelected?: boolean
}

export type MapShape = Opens & {
  id: string
  name: string
  shape: Shape
  tone: MapTone
  isSelected?: boolean
}
