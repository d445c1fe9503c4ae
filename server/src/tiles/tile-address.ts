import type { MapSource } from './tile-settings.ts'

export type TileNumbers = { z: number; x: number; y: number }

/** As a number is written by whoever counts: neither a sign nor a zero before it. */
const counted = /^(0|[1-9]\d{0,7})$/

/** The tile that is meant, where the map has it. */
export function tileIn(map: MapSource, written: { z: string; x: string; y: string }): TileNumbers | null {
  if (![written.z, written.x, written.y].every((number) => counted.test(number))) return null
  const [z, x, y] = [Number(written.z), Number(written.x), Number(written.y)]
  const across = 2 ** z
  return z <= map.maxZoom && x < across && y < across ? { z, x, y } : null
}

export const addressOf = ({ url }: MapSource, { z, x, y }: TileNumbers): string =>
  url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
