import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { useState } from 'react'
import { CallError } from '../../rpc/call-error.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'

export type CourseChange = {
  /** What is said above the server's own sentence. */
  failed: Bilingual
  isRunning: boolean
  refusal: CallError | null
  /** The server's sentence for one argument: `0.offerDeadline`. */
  faultAt: (path: string) => string | undefined
  /** The tender as it is then; null where it was refused, and the dialog stays as it is. */
  run: (change: () => Promise<TeamTender>) => Promise<TeamTender | null>
}

/** A step in the course of a tender: what was typed stays where the server says no. */
export function useCourseChange(failed: Bilingual): CourseChange {
  const [refusal, setRefusal] = useState<CallError | null>(null)
  const [isRunning, setRunning] = useState(false)
  async function run(change: () => Promise<TeamTender>): Promise<TeamTender | null> {
    setRunning(true)
    setRefusal(null)
    try {
      const tender = await change()
      queryClient.setQueryData(rpcQuery('getProject', tender.id).queryKey, tender)
      return tender
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error)
      return null
    } finally {
      setRunning(false)
    }
  }
  return { failed, isRunning, refusal, faultAt: (path) => refusal?.fields[path], run }
}
