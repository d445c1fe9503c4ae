import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'

type Result = TeamTender['results'][number]

/** The oldest draft of a result that still has to be sent. */
export const openDraft = (results: readonly Result[]): Result | undefined =>
  results.find(({ stage }) => stage === null)
