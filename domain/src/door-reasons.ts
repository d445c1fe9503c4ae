import type { ExceptionType } from './exception-types.ts'
import type { Bilingual } from './texts.ts'

/** Why a call does not even get to its method. */
export const doorReasons = {
  tooManyCalls: {
    type: 'RateLimitException',
    de: 'Zu viele Anfragen. Bitte versuchen Sie es in {seconds} Sekunden erneut.',
    en: 'Too many requests. Please try again in {seconds} seconds.',
  },
  databaseUnavailable: {
    type: 'UnavailableException',
    de: 'Die Datenbank antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The database does not answer right now. Please try again in a moment.',
  },
} as const satisfies Record<string, Bilingual & { type: ExceptionType }>
