import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { LotParticipant, TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { skippedPhasesIn } from '../skipped-phases.ts'
import { partTexts, specialTexts } from './participants.texts.ts'

/** One company's part in one lot, in the round it applied for. */
export type ParticipantRow = { lot: TeamLot; part: LotParticipant; state: Bilingual }

/** How far a company is with a lot, in words. */
export function partState(
  { type }: Pick<TeamTender, 'type'>,
  lot: Pick<TeamLot, 'stage' | 'lastOpenedRound'>,
  { stage, deniedAt, round, answer }: Pick<LotParticipant, 'stage' | 'deniedAt' | 'round' | 'answer'>,
): Bilingual {
  if (answer?.kind === 'offerAccepted') return specialTexts.awarded
  if (answer?.kind === 'offerDenied') return specialTexts.notConsidered
  if (deniedAt !== null) return specialTexts.denied
  const lotStage = lot.stage ?? 0
  if (type === 2 && stage === 3 && lotStage < 5) return specialTexts.interested
  if (isContinuous(type) && stage === 1 && lotStage > 3 && (round ?? 0) > lot.lastOpenedRound)
    return specialTexts.waiting
  if (lotStage >= 7 && (stage === 4 || stage === 5)) return specialTexts.noOffer
  return partTexts[stage] ?? { de: String(stage), en: String(stage) }
}

/** What companies file, in its order; nobody applies where the phase for it is left out. */
export const filedMoments = (
  tender: Pick<TeamTender, 'type' | 'skippedPhases'>,
): ('applicationSent' | 'offerSent')[] =>
  skippedPhasesIn(tender).includes(3) ? ['offerSent'] : ['applicationSent', 'offerSent']

export const participantRows = (tender: TeamTender): ParticipantRow[] =>
  tender.lots.flatMap((lot) =>
    lot.offersByRound.flatMap(({ offers }) =>
      offers.map((part) => ({ lot, part, state: partState(tender, lot, part) })),
    ),
  )

/** Whether companies can be invited by this person now. */
export const mayInvite = ({ actions }: Pick<TeamTender, 'actions'>): boolean =>
  actions.some(({ action, verdict }) => action === 'invite' && verdict.allowed)
