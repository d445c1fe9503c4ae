import type { Dispatch, DispatchWay } from '@allmende/domain/procedure/dispatch.contract.ts'
import { fromBerlin } from '../../ui/form/berlin-time.ts'
import { readDate } from '../../ui/form/typed-date.ts'

/** What was chosen, once it is complete: the day as it begins in Germany. */
export function dispatchOn(day: string | null, how: DispatchWay | null): Dispatch | null {
  const date = day === null ? null : readDate(day)
  if (date === null || how === null) return null
  const start = fromBerlin({ date, time: '00:00' })
  return start.kind === 'never' ? null : { at: new Date(start.instant), how }
}
