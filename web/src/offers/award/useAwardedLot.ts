import type { TeamLot, TeamTender, TenderActionName } from '@allmende/domain/tenders/tenders.contract.ts'
import { useState } from 'react'
import { type LotOption, lotOptions } from '../../tenders/actions/offered-actions.ts'
import { possibleLots } from '../../tenders/course/LotChoice.tsx'

/** For which lot something is decided: never guessed where it could be several. */
export function useAwardedLot(
  tender: TeamTender,
  action: TenderActionName,
): {
  lot: TeamLot | undefined
  options: readonly LotOption<TeamLot>[]
  choose: (lotId: number) => void
} {
  const options = lotOptions(tender.lots, action)
  const [lotId, choose] = useState(() => {
    const [first, ...others] = possibleLots(options)
    return others.length === 0 ? (first ?? null) : null
  })
  return { lot: tender.lots.find(({ id }) => id === lotId), options, choose }
}
