import type { Position, Ring } from '@allmende/domain/geometry/shape.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { closed, cornersOf } from './rings.ts'

/** One corner as it is typed; `kept` is where it was before, exact beyond what is shown. */
export type CornerRow = { key: number; latitude: string; longitude: string; kept: Position | null }

let lastKey = 0
export const emptyRow = (): CornerRow => ({ key: ++lastKey, latitude: '', longitude: '', kept: null })

export function rowsOf(ring: Ring, language: Language): CornerRow[] {
  return cornersOf(ring).map((kept) => ({ ...emptyRow(), ...written(kept, language), kept }))
}

export const emptyRows = (): CornerRow[] => [emptyRow(), emptyRow(), emptyRow()]

/** To a centimetre. */
function written([longitude, latitude]: Position, language: Language) {
  const degrees = (value: number) => value.toFixed(7).replace('.', language === 'de' ? ',' : '.')
  return { latitude: degrees(latitude), longitude: degrees(longitude) }
}

export type ReadRows = { ring: Ring } | { fault: 'needsThree' } | { fault: 'wrongDegrees'; corner: number }

/** The ring that was typed, or what is wrong with it. */
export function ringOf(rows: readonly CornerRow[], language: Language): ReadRows {
  const corners: Position[] = []
  for (const [at, row] of rows.entries()) {
    const position = positionOf(row, language)
    if (!position) return { fault: 'wrongDegrees', corner: at + 1 }
    corners.push(position)
  }
  const different = new Set(corners.map((corner) => corner.join(' ')))
  return different.size < 3 ? { fault: 'needsThree' } : { ring: closed(corners) }
}

function positionOf({ latitude, longitude, kept }: CornerRow, language: Language): Position | null {
  if (kept) {
    const before = written(kept, language)
    if (before.latitude === latitude && before.longitude === longitude) return kept
  }
  const [x, y] = [degreesOf(longitude, 180), degreesOf(latitude, 90)]
  return x === null || y === null ? null : [x, y]
}

export function degreesOf(typed: string, limit: number): number | null {
  const text = typed.trim().replace('−', '-').replace(',', '.').replace(/°$/, '').trimEnd()
  if (!/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return null
  const degrees = Number(text)
  return Math.abs(degrees) <= limit ? degrees : null
}
