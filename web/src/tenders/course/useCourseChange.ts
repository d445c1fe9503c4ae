import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { leftBy } from '../results/result-states.ts'
import { type Attempt, useAttempt } from './useAttempt.ts'

export type CourseChange = Attempt & {
  /** The tender as it is then; null where it was refused, and the dialog stays as it is. */
  run: (change: () => Promise<TeamTender>) => Promise<TeamTender | null>
}

/** A step in the course of a tender: what was typed stays where the server says no. */
export function useCourseChange(failed: Bilingual): CourseChange {
  const say = useSay()
  const { attempt, ...state } = useAttempt(failed)
  async function run(change: () => Promise<TeamTender>): Promise<TeamTender | null> {
    const tender = await attempt(change)
    if (!tender) return null
    const { queryKey } = rpcQuery('getProject', tender.id)
    const before = queryClient.getQueryData(queryKey)
    const left = before && isSeenInside(before) ? leftBy(before.results, tender.results) : null
    if (left) toast.info(say(left))
    queryClient.setQueryData(queryKey, tender)
    return tender
  }
  return { ...state, run }
}
