import type { Bounds, Position } from '@allmende/domain/geometry/shape.ts'

/** Where on the page a map stands, in points. */
export type Place = { left: number; top: number; width: number; height: number }

/** A point of the page. */
export type Point = readonly [x: number, y: number]

/** A part of the world on a part of the page, in the projection that base maps of the web have. */
export type MapFrame = {
  place: Place
  /** Degrees around what is drawn. */
  bounds: Bounds
  metresPerPoint: number
  /** Points for the whole way round the world. */
  scale: number
  pointOf: (position: Position) => Point
  /** Where on the page a part of the world stands; the world is 1 wide and 1 high, from its north-western corner. */
  pointOfWorld: (x: number, y: number) => Point
  /** Which part of the world is drawn. */
  world: { x: number; y: number; width: number; height: number }
}

const equator = 40_075_016.686
/** Beyond it this projection goes to infinity. */
const mostNorthern = 85.05

const radians = (degrees: number) => (degrees * Math.PI) / 180
const worldX = (longitude: number) => (longitude + 180) / 360
const worldY = (latitude: number) => {
  const within = Math.max(-mostNorthern, Math.min(mostNorthern, latitude))
  return (1 - Math.asinh(Math.tan(radians(within))) / Math.PI) / 2
}
const longitudeAt = (x: number) => x * 360 - 180
const latitudeAt = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

/** How much of the map what it is about takes, the rest is what lies around it. */
const share = 0.5

/** The map around these degrees, never of less ground than `leastMetres` across. */
export function frameAround([west, south, east, north]: Bounds, place: Place, leastMetres: number): MapFrame {
  const [centreX, centreY] = [(worldX(west) + worldX(east)) / 2, (worldY(south) + worldY(north)) / 2]
  const metresAround = equator * Math.cos(radians(latitudeAt(centreY)))
  const scale = Math.min(
    (place.width * share) / (worldX(east) - worldX(west)),
    (place.height * share) / (worldY(south) - worldY(north)),
    (place.width * metresAround) / leastMetres,
  )
  const [width, height] = [place.width / scale, place.height / scale]
  const world = { x: centreX - width / 2, y: centreY - height / 2, width, height }
  const pointOfWorld = (x: number, y: number): Point => [
    place.left + (x - world.x) * scale,
    place.top + (y - world.y) * scale,
  ]
  const within = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees))
  return {
    place,
    scale,
    world,
    pointOfWorld,
    pointOf: ([longitude, latitude]) => pointOfWorld(worldX(longitude), worldY(latitude)),
    metresPerPoint: metresAround / scale,
    bounds: [
      within(longitudeAt(world.x), 180),
      within(latitudeAt(world.y + height), 90),
      within(longitudeAt(world.x + width), 180),
      within(latitudeAt(world.y), 90),
    ],
  }
}

/** The longest round length (1, 2 or 5 with zeros, in metres) that takes no more than so many points. */
export function roundLength({ metresPerPoint }: MapFrame, points: number): number {
  const most = metresPerPoint * points
  const power = 10 ** Math.floor(Math.log10(most))
  return ([5, 2].find((factor) => factor * power <= most) ?? 1) * power
}

/** A point of paper in metres. */
const pointInMetres = 0.0254 / 72

/** One to how many, with two digits that mean something. */
export function scaleOf({ metresPerPoint }: MapFrame): number {
  const exact = metresPerPoint / pointInMetres
  const power = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1)
  return Math.round(exact / power) * power
}
