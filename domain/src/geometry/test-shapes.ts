import type { MultiPolygon, Polygon, PolygonRings, Position, Ring } from './shape.ts'

/** Numbers from 0 to 1 whose run can be repeated (mulberry32). */
export function repeatable(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Steps of a hundred-thousandth of a degree from 8.93, 53.21. */
export const at = (x: number, y: number): Position => [to8(8.93 + x / 1e5), to8(53.21 + y / 1e5)]
const to8 = (degrees: number) => Math.round(degrees * 1e8) / 1e8

export const ring = (...corners: (readonly [number, number])[]): Ring =>
  [...corners, ...corners.slice(0, 1)].map(([x, y]) => at(x, y))

export const box = (x: number, y: number, width: number, height = width): Ring =>
  ring([x, y], [x + width, y], [x + width, y + height], [x, y + height])

export const polygon = (...rings: PolygonRings): Polygon => ({ type: 'Polygon', coordinates: rings })

/** A ring around a middle whose corners lie at rising angles: it never crosses itself. */
export function star(random: () => number, corners: number, [x, y] = [0, 0], radius = 100): Ring {
  const angles = Array.from(
    { length: corners },
    (_, index) => ((index + random() * 0.8) / corners) * 2 * Math.PI,
  )
  return ring(
    ...angles.map((angle): [number, number] => {
      const reach = radius * (0.3 + 0.7 * random())
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
    }),
  )
}

/** Long thin teeth side by side, leaning by `slope`: nearly every line is near to every other one. */
export function comb(corners: number, slope = 0): Ring {
  const teeth = Math.floor(corners / 4)
  const width = 4000 / teeth
  const upper = Array.from({ length: teeth }, (_, tooth): [number, number][] => [
    [tooth * width, 0],
    [tooth * width + 3000 * slope, 3000],
    [(tooth + 0.5) * width + 3000 * slope, 3000],
    [(tooth + 0.5) * width, 0],
  ]).flat()
  return ring(...upper, [4000, -10], [0, -10])
}

/** Triangles around one corner that they share: each touches every other one. */
export const fan = (parts: number, share = 0.8): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: Array.from({ length: parts }, (_, part) => {
    const blade = (turn: number): [number, number] => [
      4000 * Math.cos((turn / parts) * 2 * Math.PI),
      4000 * Math.sin((turn / parts) * 2 * Math.PI),
    ]
    return [ring([0, 0], blade(part), blade(part + share))]
  }),
})
