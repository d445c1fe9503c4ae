import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { durationTexts as texts } from './uploads.texts.ts'

/** `etwa 2 Minuten`: as exactly as one can say it of a line. */
export function roughly(seconds: number): { text: Bilingual; values: Values } {
  if (seconds < 10) return { text: texts.short, values: {} }
  if (seconds < 55) return { text: texts.seconds, values: { n: Math.round(seconds / 10) * 10 } }
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return { text: texts.minutes, values: { n: minutes } }
  const rounded = Math.round(minutes / 5) * 5
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60]
  return rest === 0
    ? { text: texts.hours, values: { n: hours } }
    : { text: texts.both, values: { n: hours, m: rest } }
}
