import type { Actor } from '@allmende/domain/actor.ts'
import { boundsOf, type Position, type Shape } from '@allmende/domain/geometry/shape.ts'
import type { Property } from '@allmende/domain/parcels/parcels.contract.ts'
import { showParcelRow } from '@allmende/domain/parcels/parcels.views.ts'
import type { Db } from '../../../database/schema.ts'
import { viewingOf } from '../../../parcels/parcel-filter.ts'
import { listParcelRows } from '../../../parcels/parcel-rows.queries.ts'
import type { Pace } from '../../pace.ts'
import { type DrawnShape, drawnShape } from './drawn-shape.ts'
import { frameAround, type MapFrame, type Place, type Point } from './map-frame.ts'
import type { Grounds, MapGround } from './map-ground.ts'

export type Neighbour = DrawnShape & { name: string; at: Point | null }

/** Everything that is drawn of the surroundings of a parcel. */
export type ParcelMap = {
  frame: MapFrame
  /** Null where only the location is known, which is drawn as a mark. */
  own: DrawnShape | null
  centre: Position
  neighbours: readonly Neighbour[]
  ground: MapGround | null
}

/** Metres across: a garden is not drawn as large as a village, and a location lies in one. */
const [leastOfShape, leastOfLocation] = [120, 1500]

/** No more neighbours are looked for. */
const mostNeighbours = 40

/** Letters of a shape that are read as quickly as one letter is drawn. */
const readAsDrawn = 40

type Asked = { db: Db; viewer: Actor; grounds: Grounds; pace: Pace }

/** The map of a parcel as its viewer gets it; null where she may not know where it lies, or nobody does. */
export async function parcelMap(parcel: Property, place: Place, asked: Asked): Promise<ParcelMap | null> {
  const { geoJson, latitude, longitude } = parcel
  await asked.pace((geoJson?.length ?? 0) / readAsDrawn)
  const shape = geoJson ? (JSON.parse(geoJson) as Shape) : null
  const hasPlace = typeof latitude === 'number' && typeof longitude === 'number'
  if (!shape && !hasPlace) return null
  const bounds = shape
    ? boundsOf(shape)
    : ([longitude ?? 0, latitude ?? 0, longitude ?? 0, latitude ?? 0] as const)
  const frame = frameAround(bounds, place, shape ? leastOfShape : leastOfLocation)
  return {
    frame,
    own: shape && drawnShape(shape, frame),
    centre: [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2],
    neighbours: await neighboursIn(frame, parcel.id, asked),
    ground: await asked.grounds(frame),
  }
}

/** Other parcels the viewer may see there. */
async function neighboursIn(frame: MapFrame, id: number, { db, viewer, pace }: Asked): Promise<Neighbour[]> {
  const [west, south, east, north] = frame.bounds
  const rows = await listParcelRows(db, viewingOf(viewer), {
    bbox: [west, south, east, north],
    limit: mostNeighbours,
  })
  const neighbours: Neighbour[] = []
  for (const row of rows) {
    const { id: other, name, geoJson, position } = showParcelRow(viewer, row)
    if (other === id || !geoJson) continue
    await pace(geoJson.length / readAsDrawn)
    const drawn = drawnShape(JSON.parse(geoJson) as Shape, frame)
    if (drawn) neighbours.push({ ...drawn, name, at: position && frame.pointOf(position) })
  }
  return neighbours
}
