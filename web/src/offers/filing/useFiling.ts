import { serverNow } from '../../rpc/clock.ts'
import { useStore } from '../../rpc/store.ts'
import { useSession } from '../../session/useSession.ts'
import { type Filing, filings } from './filings.ts'
import { attemptChanges, type KeptAttempt, readAttempt } from './kept-attempts.ts'

export type ShownFiling = Filing | { attempt: KeptAttempt; state: 'unanswered' }

/** What is being filed, was just filed, or was begun on an earlier page and never answered. */
export function useFiling(offerId: number): ShownFiling | null {
  const filing = useStore(filings).get(offerId)
  useStore(attemptChanges)
  const email = useSession().user?.email
  if (filing) return filing
  const attempt = email === undefined ? null : readAttempt(email, offerId, serverNow())
  return attempt && { attempt, state: 'unanswered' }
}
