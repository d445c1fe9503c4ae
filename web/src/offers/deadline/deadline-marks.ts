import type { OwnPart } from '../parts/own-parts.ts'

const minute = 60_000
/** Before a deadline one is warned so many minutes ahead; the nearest mark that was passed counts. */
export const marks = [5, 15, 60] as const
export type Mark = (typeof marks)[number]

/** Which mark a deadline has passed; null while it is far, and once it is over. */
export const markOf = (left: number): Mark | null =>
  left < 0 ? null : (marks.find((mark) => left <= mark * minute) ?? null)

/** A deadline, and the lots that have it. */
export type NearDeadline = { deadline: Date; parts: readonly OwnPart[] }
export type Warning = { mark: Mark; deadlines: readonly NearDeadline[] }

/** The mark of the nearest deadline, and every deadline within it, with the lots for which something is not submitted. */
export function warningOf(
  parts: readonly OwnPart[],
  isUnfinished: (part: OwnPart) => boolean,
  now: Date,
): Warning | null {
  const left = ({ deadline }: OwnPart) => (deadline?.getTime() ?? Number.POSITIVE_INFINITY) - now.getTime()
  // A deadline that has just passed hides none that is still to come.
  const open = parts.filter((own) => own.isOpen && left(own) >= 0 && isUnfinished(own))
  const mark = markOf(Math.min(...open.map(left)))
  if (mark === null) return null
  const near = open.filter((own) => left(own) <= mark * minute)
  return {
    mark,
    deadlines: [...Map.groupBy(near, left)]
      .toSorted(([one], [other]) => one - other)
      .map(([rest, those]) => ({ deadline: new Date(now.getTime() + rest), parts: those })),
  }
}
