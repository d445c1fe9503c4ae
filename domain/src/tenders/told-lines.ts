import { beginningOf } from '../changes.ts'
import type { ChangeLine } from '../procedure/announced-change.ts'

/** So much of one value is told, and so much of one change altogether; who wants to compare has the notice itself. */
const longestValue = 2000
const longestTold = 64 * 1024

const lengthOf = ({ label, oldValue, newValue }: ChangeLine): number =>
  label.length + (oldValue?.length ?? 0) + (newValue?.length ?? 0)

/** As much of a change as bidders are told with each answer; what is left out is counted. */
export function toldLines(lines: readonly ChangeLine[]): ChangeLine[] {
  const told: ChangeLine[] = []
  let length = 0
  for (const line of lines) {
    const short = {
      ...line,
      oldValue: beginningOf(line.oldValue, longestValue),
      newValue: beginningOf(line.newValue, longestValue),
    }
    length += lengthOf(short)
    if (length > longestTold) break
    told.push(short)
  }
  const left = lines.slice(told.length)
  if (left.length === 0) return told
  const lotIds = new Set(left.map(({ lotId }) => lotId))
  // Each lot that is concerned still learns that it is.
  const ofLots = lotIds.has(null) ? [null] : [...lotIds]
  return [
    ...told,
    ...ofLots.map((lotId) => ({
      label: 'Weitere geänderte Angaben',
      oldValue: null,
      newValue: String(left.filter((line) => lotId === null || line.lotId === lotId).length),
      lotId,
    })),
  ]
}
