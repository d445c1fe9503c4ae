import type { OwnPart } from '../parts/own-parts.ts'

const minute = 60_000
/** Before a deadline one is warned so many minutes ahead; the nearest mark that was passed counts. */
export const marks = [5, 15, 60] as const
export type Mark = (typeof marks)[number]

/** Which mark a deadline has passed; null while it is far, and once it is over. */
export const markOf = (left: number): Mark | null =>
  left < 0 ? null : (marks.find((mark) => left <= mark * minute) ?? null)

export type Warning = { mark: Mark; deadline: Date; parts: readonly OwnPart[] }

/** The nearest deadline that is near, with the lots for which something is not submitted. */
export function warningOf(
  parts: readonly OwnPart[],
  isUnfinished: (part: OwnPart) => boolean,
  now: Date,
): Warning | null {
  const open = parts.flatMap((own) =>
    own.isOpen && own.deadline !== null && isUnfinished(own) ? [{ own, deadline: own.deadline }] : [],
  )
  const first = Math.min(...open.map(({ deadline }) => deadline.getTime()))
  const mark = markOf(first - now.getTime())
  if (mark === null) return null
  return {
    mark,
    deadline: new Date(first),
    parts: open.filter(({ deadline }) => deadline.getTime() === first).map(({ own }) => own),
  }
}
