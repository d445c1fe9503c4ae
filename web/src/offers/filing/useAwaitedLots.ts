import { isSubmission, type KeptAttempt } from './kept-attempts.ts'
import { useFiling } from './useFiling.ts'

/** For which lots it is not known yet whether a submission counts, because the server has not answered. */
export function useAwaitedLots(offerId: number | null): ReadonlySet<number> {
  const attempt = useUnanswered(offerId)
  return new Set(attempt && isSubmission(attempt) ? attempt.lotIds : [])
}

/** The same for withdrawals, too: what is said of these lots may be untrue already. */
export const useUnansweredLots = (offerId: number | null): ReadonlySet<number> =>
  new Set(useUnanswered(offerId)?.lotIds)

function useUnanswered(offerId: number | null): KeptAttempt | null {
  const filing = useFiling(offerId ?? 0)
  return filing !== null && filing.state !== 'received' && filing.state !== 'refused' ? filing.attempt : null
}
