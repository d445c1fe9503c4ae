import { beginningOf } from '../changes.ts'
import type { ChangeLine } from '../procedure/announced-change.ts'

/** So much of one value is told, and so much of one change altogether; who wants to compare has the notice itself. */
const longestValue = 2000
export const longestTold = 64 * 1024

type Words = { label: string; oldValue?: string | null | undefined; newValue?: string | null | undefined }

const lengthOf = ({ label, oldValue, newValue }: Words): number =>
  label.length + (oldValue?.length ?? 0) + (newValue?.length ?? 0)

const shortened = (line: ChangeLine): ChangeLine => {
  const { english } = line
  // What reads the same in both is kept once, unless it is cut: that is said in words.
  const inEnglish = (key: 'oldValue' | 'newValue') => {
    const value = english?.[key] ?? line[key]
    const isOwn = english?.[key] !== undefined || (value?.length ?? 0) > longestValue
    return isOwn && { [key]: beginningOf(value, longestValue, 'en') ?? '' }
  }
  return {
    ...line,
    oldValue: beginningOf(line.oldValue, longestValue),
    newValue: beginningOf(line.newValue, longestValue),
    ...(english && {
      english: { label: english.label, ...inEnglish('oldValue'), ...inEnglish('newValue') },
    }),
  }
}

/** As much of a change as is told with each answer; what is left out is counted. */
export function toldLines(lines: readonly ChangeLine[]): ChangeLine[] {
  const told: ChangeLine[] = []
  let length = 0
  for (const line of lines) {
    const short = shortened(line)
    length += lengthOf(short) + (short.english ? lengthOf(short.english) : 0)
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
      english: { label: 'Further changed entries' },
    })),
  ]
}
