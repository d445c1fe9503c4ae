import { isSubmission } from './kept-attempts.ts'
import { useFiling } from './useFiling.ts'

/** For which lots it is not known yet whether a submission counts, because the server has not answered. */
export function useAwaitedLots(offerId: number | null): ReadonlySet<number> {
  const filing = useFiling(offerId ?? 0)
  const isAwaited = filing !== null && filing.state !== 'received' && filing.state !== 'refused'
  return new Set(isAwaited && isSubmission(filing.attempt) ? filing.attempt.lotIds : [])
}
