import type { ReasonTexts } from './verdict.ts'

/** Why the house itself says no, whatever the method. */
export const houseReasons = {
  signInRequired: {
    type: 'AuthenticationException',
    de: 'Bitte melden Sie sich an.',
    en: 'Please sign in.',
  },
  secondFactorPending: {
    type: 'SecondFactorRequiredException',
    de: 'Bitte bestätigen Sie zuerst Ihren zweiten Faktor.',
    en: 'Please confirm your second factor first.',
  },
  secondFactorUndecided: {
    type: 'SecondFactorRequiredException',
    de: 'Bitte richten Sie zuerst die Zwei-Faktor-Authentifizierung ein.',
    en: 'Please set up two-factor authentication first.',
  },
  emailUnconfirmed: {
    type: 'EmailNotConfirmedException',
    de: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
    en: 'Please confirm your e-mail address first.',
  },
  wrongRole: {
    type: 'AccessDeniedException',
    de: 'Ihre Rolle erlaubt das nicht.',
    en: 'Your role does not allow this.',
  },
  notFound: {
    type: 'NotFoundException',
    de: 'Nicht gefunden.',
    en: 'Not found.',
  },
  callIdReused: {
    type: 'ConflictException',
    de: 'Diese Anfrage-Kennung wurde schon für eine andere Anfrage benutzt.',
    en: 'This request id was already used for another request.',
  },
  answerForgotten: {
    type: 'ConflictException',
    de: 'Diese Anfrage ist schon ausgeführt; ihre Antwort liegt nicht mehr vor. Bitte laden Sie die Seite neu.',
    en: 'This request has already been carried out; its answer is no longer kept. Please reload the page.',
  },
  changedMeanwhile: {
    type: 'ConflictException',
    de: 'Jemand anderes hat diese Daten inzwischen geändert.',
    en: 'Someone else has changed this in the meantime.',
  },
  tooManyCalls: {
    type: 'RateLimitException',
    de: 'Zu viele Anfragen. Bitte versuchen Sie es in {seconds} {seconds:Sekunde|Sekunden} erneut.',
    en: 'Too many requests. Please try again in {seconds} {seconds:second|seconds}.',
  },
  databaseUnavailable: {
    type: 'UnavailableException',
    de: 'Die Datenbank antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The database does not answer right now. Please try again in a moment.',
  },
} as const satisfies ReasonTexts
