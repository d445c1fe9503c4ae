import { mostCorners, shapeFrom } from '@allmende/domain/geometry/read-shape.ts'
import type { Position, Shape } from '@allmende/domain/geometry/shape.ts'
import type { Converter, CoordinateSystem } from './coordinate-systems.ts'
import { type ImportFault, importFaults } from './geometry-import.texts.ts'

export const coordinateOrders = ['latitudeFirst', 'longitudeFirst'] as const
/** Of degrees; easting and northing are told apart by themselves. */
export type CoordinateOrder = (typeof coordinateOrders)[number]

export type Writing = { system: CoordinateSystem; order: CoordinateOrder }
export type Imported = { shape: Shape; fault?: never } | { fault: ImportFault; shape?: never }

/** A shape of one corner per line; the last one need not be the first again. */
export function readCoordinateList(text: string, writing: Writing, convert: Converter): Imported {
  const lines = text.split(/\r?\n/).map((line, at) => ({ line: line.trim(), number: at + 1 }))
  const filled = lines.filter(({ line }) => line !== '')
  if (filled.length === 0) return { fault: { text: importFaults.empty } }
  if (filled.length > mostCorners) return { fault: { text: importFaults.tooManyCorners } }
  const corners: Position[] = []
  for (const { line, number } of filled) {
    const corner = readCorner(line, writing)
    if (!corner) return { fault: unreadable(line, number) }
    if (corner.fault) return { fault: { text: importFaults[corner.fault], system: corner.meant } }
    corners.push(convert(corner.system, corner.position))
  }
  const [first, last] = [corners[0], corners.at(-1)]
  const isClosed = first && last && first.join() === last.join()
  const ring = isClosed || !first ? corners : [...corners, first]
  const { shape, fault } = shapeFrom({ type: 'Polygon', coordinates: [ring] })
  if (shape) return { shape }
  const isSwapped = fault === 'swapped' && writing.system === 'wgs84'
  return { fault: { text: isSwapped ? importFaults.otherOrder : importFaults[fault] } }
}

const unreadable = (line: string, number: number): ImportFault => ({
  text: importFaults.unreadableLine,
  values: { line: number, text: line.length > 60 ? `${line.slice(0, 60)} …` : line },
})

type Corner =
  | { system: CoordinateSystem; position: Position; fault?: never }
  | { fault: 'isMetres' | 'isDegrees'; meant: CoordinateSystem }

function readCorner(line: string, { system, order }: Writing): Corner | null {
  const parts = partsOf(line)
  const zone = parts.length === 3 ? /^(3[23])[A-Z]?$/i.exec(parts[0] ?? '')?.[1] : undefined
  const [one, other, ...more] = (zone ? parts.slice(1) : parts).map(numberFrom)
  if (one == null || other == null || more.length > 0) return null
  if (system !== 'wgs84') return metres(one, other, zone ? Number(zone) : Number(system.slice(3)))
  if (zone || Math.abs(one) > 180 || Math.abs(other) > 180) {
    const meant = metres(one, other, Number(zone ?? 32))
    return { fault: 'isMetres', meant: meant.fault ? 'utm32' : meant.system }
  }
  return { system, position: order === 'longitudeFirst' ? [one, other] : [other, one] }
}

/** Eastings may have their zone in front: 32487654. Northings of Germany are always the larger of the two, without it. */
function metres(one: number, other: number, zone: number): Corner {
  const hasZone = (number: number) => number >= 32e6 && number < 34e6
  const isEastFirst = hasZone(one) || (!hasZone(other) && one < other)
  const [east, north] = isEastFirst ? [one, other] : [other, one]
  if (Math.abs(east) <= 180) return { fault: 'isDegrees', meant: 'wgs84' }
  const named = hasZone(east) ? Math.floor(east / 1e6) : zone
  return { system: named === 33 ? 'utm33' : 'utm32', position: [east % 1e6, north] }
}

/** What stands between the numbers: semicolons, blanks, or one comma where the numbers themselves have points. */
function partsOf(line: string): string[] {
  const plain = line.replace(/[°()[\]]|(?<=[\d°\s.])[NEO](?![a-z])/gi, ' ').trim()
  const split = /[;\t]/.test(plain) ? plain.split(/[;\t]/) : plain.split(/,?\s+/)
  const parts = split.map((part) => part.trim().replace(/,$/, '')).filter((part) => part !== '')
  const [only] = parts
  return parts.length === 1 && only && /^[^,]*,[^,]*$/.test(only) ? only.split(',') : parts
}

/** `53.21`, `53,21`, `5.896.123,40` and `5,896,123.40`. */
function numberFrom(text: string): number | null {
  const decimal = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const sign = text[decimal] ?? ''
  const isGrouping = sign !== '' && text.split(sign).length > 2
  const whole = isGrouping || decimal < 0 ? text : text.slice(0, decimal)
  const fraction = isGrouping || decimal < 0 ? '' : text.slice(decimal + 1)
  if (!/^[+-]?\d+([.,]\d{3})*$/.test(whole) || !/^\d*$/.test(fraction)) return null
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction || 0}`)
}
