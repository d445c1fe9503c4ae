import type { ReasonTexts } from '../verdict.ts'

/** Why somebody does not take part, or does not file. */
export const offerReasons = {
  onlyCompaniesJoin: {
    type: 'AccessDeniedException',
    de: 'An einer Ausschreibung nehmen nur Unternehmen teil, die als Bieter registriert sind.',
    en: 'Only companies that are registered as bidders take part in a tender.',
  },
  documentsMissing: {
    type: 'ValidationException',
    de: 'Es fehlen Unterlagen: {rooms}. Bitte laden Sie in jeden dieser Datenräume mindestens ein Dokument hoch.',
    en: 'Documents are missing: {rooms}. Please upload at least one document into each of these data rooms.',
  },
  tooManyFilings: {
    type: 'RateLimitException',
    de: 'Ihr Unternehmen hat gerade sehr oft eingereicht oder zurückgezogen. Dieser Versuch wurde nicht angenommen. Bitte versuchen Sie es in {seconds} {seconds:Sekunde|Sekunden} erneut.',
    en: 'Your company has just submitted or withdrawn very often. This attempt was not accepted. Please try again in {seconds} {seconds:second|seconds}.',
  },
} as const satisfies ReasonTexts
