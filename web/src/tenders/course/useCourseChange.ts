import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { type Attempt, useAttempt } from './useAttempt.ts'

export type CourseChange = Attempt & {
  /** The tender as it is then; null where it was refused, and the dialog stays as it is. */
  run: (change: () => Promise<TeamTender>) => Promise<TeamTender | null>
}

/** A step in the course of a tender: what was typed stays where the server says no. */
export function useCourseChange(failed: Bilingual): CourseChange {
  const { attempt, ...state } = useAttempt(failed)
  async function run(change: () => Promise<TeamTender>): Promise<TeamTender | null> {
    const tender = await attempt(change)
    if (tender) queryClient.setQueryData(rpcQuery('getProject', tender.id).queryKey, tender)
    return tender
  }
  return { ...state, run }
}
