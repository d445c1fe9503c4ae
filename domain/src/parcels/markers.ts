import { z } from 'zod'
import { final, Line } from '../method.ts'

/** What stands in a panorama: a needle, a drawn area, or a way to another panorama. */
export const markerTypes = ['pin', 'polygon', 'waypoint'] as const
export type MarkerType = (typeof markerTypes)[number]

/** Where the tooltip stands, seen from its marker. */
export const tooltipPositions = [
  'top center',
  'center left',
  'center right',
  'bottom center',
  'top left',
  'top right',
  'bottom left',
  'bottom right',
] as const
export type TooltipPosition = (typeof tooltipPositions)[number]

/** Which place of a marker's picture lies on its position. */
export const markerAnchors = ['center center', ...tooltipPositions] as const
export type MarkerAnchor = (typeof markerAnchors)[number]

export const strokeWidths = ['1px', '2px', '3px', '4px', '5px', '6px', '7px', '8px', '9px', '10px'] as const

export const mostMarkers = 1000
export const fewestPoints = 3
export const mostPoints = 200
export const longestMarkerContent = 20_000
export const [smallestMarker, largestMarker] = [10, 500]

const turn = 2 * Math.PI
/** In radians: to the right from the middle of the picture, and up from the horizon. */
export const SpherePoint = z.object({
  yaw: z.number().min(-turn).max(turn),
  pitch: z
    .number()
    .min(-turn / 4)
    .max(turn / 4),
})
export type SpherePoint = z.infer<typeof SpherePoint>

/** It is written into the drawing as it is: nothing but a colour, with or without its opacity. */
const colour =
  /^(#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|[a-z]{3,20}|rgba?\(\d{1,3}, ?\d{1,3}, ?\d{1,3}(, ?(0|1|0?\.\d{1,4}))?\))$/i
const Colour = z.string().max(40, final).regex(colour)

/** It names an element of the page. */
const MarkerId = z
  .string()
  .max(64, final)
  .regex(/^[A-Za-z][A-Za-z0-9_-]*$/)

/** Where a panorama is had, without what is signed. */
const panoramaPath = /^\/api\/v1\/files\/gis\/media\/[1-9]\d{0,9}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const Extent = z.number().min(smallestMarker).max(largestMarker)

const MarkerParts = z.object({
  id: MarkerId,
  tooltip: z.object({ content: Line(300), position: z.enum(tooltipPositions) }),
  size: z.object({ width: Extent, height: Extent }),
  anchor: z.enum(markerAnchors),
  data: z.object({
    type: z.enum(markerTypes),
    deletable: z.boolean(),
    /** The panorama it leads to. */
    url: z.string().max(100, final).regex(panoramaPath).nullable(),
  }),
  /** Of what is not drawn as an area. */
  position: SpherePoint.nullable(),
  polygon: z.array(SpherePoint).min(fewestPoints).max(mostPoints).nullable(),
  svgStyle: z.object({ fill: Colour, stroke: Colour, strokeWidth: z.enum(strokeWidths) }),
  /** HTML. */
  content: z.string().max(longestMarkerContent, final),
})

const isPlaced = <Schema extends typeof MarkerParts>(schema: Schema) =>
  schema
    .refine(({ data, polygon }) => data.type !== 'polygon' || polygon !== null, { path: ['polygon'] })
    .refine(({ data, position }) => data.type === 'polygon' || position !== null, { path: ['position'] })

export const Marker = isPlaced(MarkerParts)
/** As it is read: what was once kept is shown, whatever is taken today. */
export const KeptMarker = isPlaced(MarkerParts.extend({ content: z.string() }))
export type Marker = z.infer<typeof Marker>

const markerSize = (side: number) => ({ width: side, height: side })

type Drawn = { type: 'polygon'; polygon: SpherePoint[] } | { type: 'pin' | 'waypoint'; position: SpherePoint }

/** A marker as it is when somebody has just placed it. */
export function newMarker(id: string, drawn: Drawn): Marker {
  return {
    id,
    tooltip: { content: '', position: 'top center' },
    size: markerSize(drawn.type === 'polygon' ? 120 : 60),
    anchor: drawn.type === 'pin' ? 'bottom center' : 'center center',
    data: { type: drawn.type, deletable: true, url: null },
    position: drawn.type === 'polygon' ? null : drawn.position,
    polygon: drawn.type === 'polygon' ? drawn.polygon : null,
    svgStyle: { fill: '#00000080', stroke: '#ff0000', strokeWidth: '8px' },
    content: '',
  }
}

/** Where one looks to see it: an area at its middle, also where it lies across the seam of the picture. */
export function middleOf({ position, polygon }: Pick<Marker, 'position' | 'polygon'>): SpherePoint {
  if (position) return position
  const sum = { ahead: 0, aside: 0, up: 0 }
  for (const { yaw, pitch } of polygon ?? []) {
    sum.ahead += Math.cos(pitch) * Math.cos(yaw)
    sum.aside += Math.cos(pitch) * Math.sin(yaw)
    sum.up += Math.sin(pitch)
  }
  return {
    yaw: Math.atan2(sum.aside, sum.ahead),
    pitch: Math.atan2(sum.up, Math.hypot(sum.ahead, sum.aside)),
  }
}
