import type { TeamLot, TeamTender, TenderActionName } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { actionTexts, texts } from './action.texts.ts'

export type ActionLabel = { text: Bilingual; values?: Values }

type Rounds = Pick<TeamLot, 'nextOpenableRound' | 'lastOpenedRound' | 'offersByRound'>

/** The round that waits to be opened, be its deadline past or not. */
const waitingRound = ({ nextOpenableRound, lastOpenedRound, offersByRound }: Rounds): number | undefined =>
  nextOpenableRound ??
  offersByRound.find(
    ({ round, offers }) => round > lastOpenedRound && offers.some(({ stage }) => stage === 1),
  )?.round

/** What an action is called; of the waiting room with the round it opens, where that is one. */
export function labelOf(
  { lots }: { lots: readonly (Rounds & Pick<TeamLot, 'actions'>)[] } | Pick<TeamTender, 'lots'>,
  action: TenderActionName,
): ActionLabel {
  const concerned = lots.filter(({ actions }) => actions.some((offered) => offered.action === action))
  const [round, ...others] = new Set(concerned.flatMap((lot) => waitingRound(lot) ?? []))
  return action === 'openWaitingRoom' && round !== undefined && others.length === 0
    ? { text: texts.openWaitingRoomOf, values: { round } }
    : { text: actionTexts[action] }
}
