import type { Language } from '@allmende/domain/texts.ts'

const steps = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

const formats = {
  de: new Intl.RelativeTimeFormat('de-DE'),
  en: new Intl.RelativeTimeFormat('en-GB'),
}
const justNow = { de: 'gerade eben', en: 'just now' }

/** `vor 3 Stunden`: how long something has lasted, in its largest full unit. */
export function sayAge(since: Date, now: Date, language: Language): string {
  const age = now.getTime() - since.getTime()
  const step = steps.find(({ ms }) => age >= ms)
  return step ? formats[language].format(-Math.floor(age / step.ms), step.unit) : justNow[language]
}
