import type { Bilingual } from '../texts.ts'
import type { Answer } from './lot-offer.contract.ts'
import type { LotOutcome } from './state.ts'

type Told = Pick<Answer, 'kind' | 'winner'> & { outcome: LotOutcome | null; deniedAt: Date | null }

/** Whether somebody was told no for the lot's end alone: where nobody was chosen, nobody was passed over either. */
export const isOfNoAward = ({ outcome, deniedAt, kind, winner }: Told): boolean =>
  outcome === 'NO_AWARD' &&
  deniedAt === null &&
  winner === null &&
  (kind === 'applicationDenied' || kind === 'offerDenied')

/** What she is told then. */
export const noAwardText: Bilingual = {
  de: 'Das Los wurde ohne Zuschlag beendet.',
  en: 'The lot was ended without an award.',
}
