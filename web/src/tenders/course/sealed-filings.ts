import type { TeamLot } from '@allmende/domain/tenders/tenders.contract.ts'

type Filed = Pick<TeamLot, 'offersByRound'>

/** How many applications and offers of a lot nobody has opened: whoever ends it leaves them sealed. */
export const sealedFilings = ({ offersByRound }: Filed): number =>
  offersByRound.flatMap(({ offers }) => offers).filter(({ stage }) => stage === 1 || stage === 6).length
