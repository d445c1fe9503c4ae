import type { Bilingual } from '../texts.ts'
import type { LotOutcome } from './state.ts'

type Told = { outcome: LotOutcome | null; deniedAt: Date | null; winner: string | null }

/** Whether somebody was told no for the lot's end alone: where nobody was chosen, nobody was passed over either. */
export const isOfNoAward = ({ outcome, deniedAt, winner }: Told): boolean =>
  outcome === 'NO_AWARD' && deniedAt === null && winner === null

/** What she is told then. */
export const noAwardText: Bilingual = {
  de: 'Das Los wurde ohne Zuschlag beendet.',
  en: 'The lot was ended without an award.',
}
