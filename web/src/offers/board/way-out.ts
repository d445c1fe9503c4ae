import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { TeamLot, TeamTender, TenderActionName } from '@allmende/domain/tenders/tenders.contract.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { texts } from './board.texts.ts'

type Tender = Pick<TeamTender, 'type' | 'publicFrom' | 'finalDeadline'>
type Lot = Pick<
  TeamLot,
  'stage' | 'outcome' | 'offersByRound' | 'applicationDeadline' | 'offerDeadline' | 'actions'
>

/** What would bring a lot forward that has come so far. */
const steps: Readonly<Record<number, TenderActionName>> = {
  4: 'startNegotiation',
  5: 'startOffers',
  7: 'announceAward',
}

const isPast = (deadline: Date | null, now: Date): boolean => deadline !== null && now > deadline

/** Why a lot cannot go on with anybody, so that ending it is the way out; null where it can. */
export function deadEnd(tender: Tender, lot: Lot, now: Date, language: Language): string | null {
  const isPublic = tender.publicFrom !== null && tender.publicFrom <= now
  if (!isPublic || lot.outcome !== null) return null
  const hasSealed = (stage: number) =>
    lot.offersByRound.some(({ offers }) => offers.some((part) => part.stage === stage))
  const lastApplications = isContinuous(tender.type) ? tender.finalDeadline : lot.applicationDeadline
  if (lot.stage === 3 && isPast(lastApplications, now) && !hasSealed(1))
    return say(isContinuous(tender.type) ? texts.emptyRounds : texts.emptyApplications, language)
  if (lot.stage === 6 && isPast(lot.offerDeadline, now) && !hasSealed(6))
    return say(texts.emptyOffers, language)
  const step = steps[lot.stage ?? 0]
  const next = lot.actions.find(({ action }) => action === step)
  return next && !next.verdict.allowed && next.verdict.from === null ? next.verdict.message : null
}

/** Whether this person may end the lot now. */
export const mayEnd = ({ actions }: Pick<TeamLot, 'actions'>): boolean =>
  actions.some(({ action, verdict }) => action === 'endLot' && verdict.allowed)
