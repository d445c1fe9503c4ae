import { areaOf } from './area.ts'
import { positionsOf, ringsOf, type Shape } from './shape.ts'

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })

/** A shape in the words of the log: how large it is and how many corners it has. */
function sayShape(text: string | null): string | null {
  if (text === null) return null
  const shape = JSON.parse(text) as Shape
  const corners = positionsOf(shape).length - ringsOf(shape).length
  return `${number.format(areaOf(shape))} qm, ${number.format(corners)} Eckpunkte`
}

/** A shape before and after a change; one that was changed never reads the same. */
export function sayShapes(before: string | null, after: string | null): [string | null, string | null] {
  const [old, current] = [sayShape(before), sayShape(after)]
  return before !== after && old === current ? [old, `${current}, geändert`] : [old, current]
}
