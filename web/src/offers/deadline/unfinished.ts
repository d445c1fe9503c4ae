import type { Phase } from '../offer-paths.ts'
import { isFiled, type OwnPart } from '../parts/own-parts.ts'

/** Lots of which something is not submitted, and the submission that holds for them as long as it is not. */
export type Unfinished = { filedAt: Date | null; parts: readonly OwnPart[] }

const filedAt = (own: OwnPart, phase: Phase): Date | null => {
  if (!isFiled(own, phase)) return null
  return phase === 'offer' ? own.part.offerSent : own.part.applicationSent
}

/** Lots without any submission first, then by the submission that stands. */
export const unfinishedOf = (parts: readonly OwnPart[], phase: Phase): Unfinished[] =>
  [...Map.groupBy(parts, (own) => filedAt(own, phase)?.getTime() ?? null)]
    .toSorted(([one], [other]) => (one ?? 0) - (other ?? 0))
    .map(([time, those]) => ({ filedAt: time === null ? null : new Date(time), parts: those }))
