import { sayExactDeadline } from './times.ts'

/** One sentence the user may read, in every language the platform speaks. */
export type Bilingual = { readonly de: string; readonly en: string }
export type Language = keyof Bilingual

/** What a sentence's `{placeholders}` stand for. */
/** Moments are said as deadlines are. */
export type Values = Readonly<Record<string, string | number | Date>>

/** The sentence in one language, its `{placeholders}` filled; `{n:Tag|Tage}` is the word that goes with the number. */
export function say(text: Bilingual, language: Language, values: Values = {}): string {
  return text[language].replace(
    /\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g,
    (whole, name: string, one?: string, many?: string) => {
      const value = values[name]
      if (value instanceof Date) return sayExactDeadline(value, language)
      if (one === undefined || value === undefined) return String(value ?? whole)
      return (value === 1 ? one : many) ?? whole
    },
  )
}

/** Any German variant gives German, everything else English; nothing stated gives German. */
export function languageOf(preference: string | null | undefined): Language {
  return !preference || /^\s*(de([^a-z]|$)|\*)/i.test(preference) ? 'de' : 'en'
}
