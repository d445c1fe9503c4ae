import { isOfNoAward } from '@allmende/domain/procedure/no-award.ts'
import { isContinuous, type TenderType } from '@allmende/domain/procedure/tender-type.ts'
import type { LotParticipant, TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { skippedPhasesIn } from '../skipped-phases.ts'
import { partTexts, specialTexts } from './participants.texts.ts'

/** One company's part in one lot, in the round it applied for. */
export type ParticipantRow = { lot: TeamLot; part: LotParticipant; state: Bilingual; seal: Seal | null }

type LotFacts = Pick<TeamLot, 'stage' | 'lastOpenedRound' | 'outcome'>
type PartFacts = Pick<LotParticipant, 'stage' | 'effectiveStage' | 'deniedAt' | 'round' | 'answer'>

/** How far a company is with a lot, in words. */
export function partState({ type }: Pick<TeamTender, 'type'>, lot: LotFacts, part: PartFacts): Bilingual {
  return endOf(lot, part) ?? stageOf(type, lot, part)
}

/** How it ended for her; null while it goes on. */
function endOf({ outcome }: LotFacts, { deniedAt, answer }: PartFacts): Bilingual | null {
  if (answer?.kind === 'offerAccepted') return specialTexts.awarded
  if (answer !== null && isOfNoAward({ ...answer, outcome, deniedAt })) return specialTexts.ended
  // Who is passed over by an award was not refused before.
  if (answer?.kind === 'offerDenied' || answer?.awardableFrom) return specialTexts.notConsidered
  if (deniedAt !== null) return specialTexts.denied
  if (outcome === 'AWARDED') return specialTexts.notConsidered
  if (outcome !== null) return outcome === 'CANCELLED' ? specialTexts.cancelled : specialTexts.ended
  return answer?.kind === 'applicationDenied' ? specialTexts.denied : null
}

function stageOf(type: TenderType, lot: LotFacts, { stage, effectiveStage, round }: PartFacts): Bilingual {
  const lotStage = lot.stage ?? 0
  if (stage === 0 && effectiveStage > 3) return specialTexts.noApplication
  if (type === 2 && stage === 3 && lotStage < 5) return specialTexts.interested
  if (isContinuous(type) && stage === 1 && lotStage > 3 && (round ?? 0) > lot.lastOpenedRound)
    return specialTexts.waiting
  if (effectiveStage >= 7 && (stage === 4 || stage === 5)) return specialTexts.noOffer
  return partTexts[stage] ?? { de: String(stage), en: String(stage) }
}

/** Whether what was filed can be read by nobody yet, or never will be. */
export type Seal = 'sealed' | 'forGood'

type Filed = Pick<
  LotParticipant,
  'applicationSent' | 'applicationOpenedAt' | 'offerSent' | 'offerOpenedAt' | 'deniedAt'
>

export function sealOf({ outcome }: Pick<TeamLot, 'outcome'>, part: Filed): Seal | null {
  const isUnopened =
    (part.applicationSent !== null && part.applicationOpenedAt === null) ||
    (part.offerSent !== null && part.offerOpenedAt === null)
  if (!isUnopened) return null
  return outcome !== null || part.deniedAt !== null ? 'forGood' : 'sealed'
}

/** What companies file, in its order; nobody applies where the phase for it is left out. */
export const filedMoments = (
  tender: Pick<TeamTender, 'type' | 'skippedPhases'>,
): ('applicationSent' | 'offerSent')[] =>
  skippedPhasesIn(tender).includes(3) ? ['offerSent'] : ['applicationSent', 'offerSent']

export const participantRows = (tender: TeamTender): ParticipantRow[] =>
  tender.lots.flatMap((lot) =>
    lot.offersByRound.flatMap(({ offers }) =>
      offers.map((part) => ({ lot, part, state: partState(tender, lot, part), seal: sealOf(lot, part) })),
    ),
  )

/** Whether a company takes part in one of the lots. */
export const takesPart = (
  { lots }: { lots: readonly Pick<TeamLot, 'offersByRound'>[] },
  organizationId: number | null,
): boolean =>
  lots.some(({ offersByRound }) =>
    offersByRound.some(({ offers }) => offers.some((part) => part.organizationId === organizationId)),
  )

/** Whether companies can be invited by this person now. */
export const mayInvite = ({ actions }: Pick<TeamTender, 'actions'>): boolean =>
  actions.some(({ action, verdict }) => action === 'invite' && verdict.allowed)
