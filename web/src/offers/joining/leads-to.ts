import type { JoinedAs } from '@allmende/domain/procedure/joining.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { PublicLot, PublicTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { currentRound } from '../../tenders/course/current-round.ts'
import type { LotChance } from './join-chances.ts'
import { texts } from './joining.texts.ts'

type Sentence = { text: Bilingual; values: Values }

const by = (deadline: Date | null, until: Bilingual, open: Bilingual): Sentence =>
  deadline ? { text: until, values: { deadline } } : { text: open, values: {} }

/** What joining a lot leads to, and until when. */
export function leadsTo(tender: PublicTender, lot: PublicLot, { stage }: JoinedAs, now: Date): Sentence {
  if (stage === 4) return by(lot.offerDeadline, texts.leadsToOffer, texts.leadsToOfferOpen)
  if (stage === 3) {
    const later = tender.type === 2 ? texts.leadsToInterest : texts.leadsToNegotiationLater
    return { text: lot.stage === 2 ? later : texts.leadsToNegotiation, values: {} }
  }
  if (lot.stage === 2) return { text: texts.leadsToApplicationLater, values: {} }
  const round = currentRound(tender, lot, now)
  return round
    ? { text: texts.leadsToApplicationInRound, values: round }
    : by(lot.applicationDeadline, texts.leadsToApplication, texts.leadsToApplicationOpen)
}

/** What a round is, and which deadline is next for one of the lots that can be joined; null without rounds. */
export function roundsExplained(
  tender: PublicTender,
  chances: readonly LotChance[],
  now: Date,
): Sentence | null {
  if (!isContinuous(tender.type)) return null
  const [next] = chances
    .filter(({ answer }) => answer.allowed)
    .flatMap(({ lot }) => currentRound(tender, lot, now)?.deadline ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
  return by(next ?? null, texts.roundsUntil, texts.rounds)
}
