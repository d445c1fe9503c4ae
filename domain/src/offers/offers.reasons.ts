import type { ReasonTexts } from '../verdict.ts'

/** Why somebody does not take part, or does not file. */
export const offerReasons = {
  onlyCompaniesJoin: {
    type: 'AccessDeniedException',
    de: 'An einer Ausschreibung nehmen nur Unternehmen teil, die als Bieter registriert sind.',
    en: 'Only companies that are registered as bidders take part in a tender.',
  },
  nothingOpened: {
    type: 'StageException',
    de: 'Davon ist für dieses Los noch nichts geöffnet. Die Unterlagen der Bieter stehen bereit, sobald zwei Personen sie nach Ablauf der Frist gemeinsam geöffnet haben.',
    en: 'None of this has been opened for this lot yet. The bidders’ documents are available once two people have opened them together after the deadline.',
  },
  documentsMissing: {
    type: 'ValidationException',
    de: 'Es fehlen Unterlagen: {rooms}. Bitte laden Sie in jeden dieser Datenräume mindestens ein Dokument hoch.',
    en: 'Documents are missing: {rooms}. Please upload at least one document into each of these data rooms.',
  },
  tooManyFilings: {
    type: 'RateLimitException',
    de: 'Sie haben gerade sehr oft eingereicht oder zurückgezogen. Dieser Versuch wurde nicht angenommen. Bitte versuchen Sie es in {seconds} {seconds:Sekunde|Sekunden} erneut.',
    en: 'You have just submitted or withdrawn very often. This attempt was not accepted. Please try again in {seconds} {seconds:second|seconds}.',
  },
} as const satisfies ReasonTexts
