import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { texts } from './submissions.texts.ts'

type Say = (text: Bilingual, values?: Values) => string

/** With its round, where it has one. */
export const inRound = (say: Say, what: string, round: number | null): string =>
  round === null ? what : say(texts.ofRound, { what, n: round })
