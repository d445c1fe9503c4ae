import type { Dispatch, DispatchWay } from '@allmende/domain/procedure/dispatch.contract.ts'
import { fromBerlin, toBerlin } from '../../ui/form/berlin-time.ts'
import { readDate } from '../../ui/form/typed-date.ts'

/** Whether a letter can have left on that day: not before its announcement, and on no day to come. */
export function dayFault(
  day: string | null,
  { announcedAt, now }: { announcedAt: Date; now: Date },
): 'early' | 'late' | null {
  const date = day === null ? null : readDate(day)
  if (date === null) return null
  if (date < toBerlin(announcedAt).date) return 'early'
  return date > toBerlin(now).date ? 'late' : null
}

/** What was chosen, once it is complete: the day as it begins in Germany. */
export function dispatchOn(day: string | null, how: DispatchWay | null): Dispatch | null {
  const date = day === null ? null : readDate(day)
  if (date === null || how === null) return null
  const start = fromBerlin({ date, time: '00:00' })
  return start.kind === 'never' ? null : { at: new Date(start.instant), how }
}
