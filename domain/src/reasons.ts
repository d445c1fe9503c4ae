import type { Bilingual } from './texts.ts'

/** The kinds of "no" on the wire; a client written by others goes by these names. */
export const exceptionTypes = [
  'ValidationException',
  'AuthenticationException',
  'SecondFactorRequiredException',
  'EmailNotConfirmedException',
  'AccessDeniedException',
  'NotFoundException',
  'ConflictException',
  'StageException',
  'RateLimitException',
  'UnavailableException',
] as const
export type ExceptionType = (typeof exceptionTypes)[number]

/** Every reason the platform can give for saying no: its kind and the sentence the user reads. */
export const reasons = {
  signInRequired: {
    type: 'AuthenticationException',
    de: 'Bitte melden Sie sich an.',
    en: 'Please sign in.',
  },
  loginFailed: {
    type: 'AuthenticationException',
    de: 'Login fehlgeschlagen.',
    en: 'Login failed.',
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
  linkUnusable: {
    type: 'NotFoundException',
    de: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
    en: 'This link has expired or has already been used.',
  },
  tooManyAttempts: {
    type: 'RateLimitException',
    de: 'Zu viele Fehlversuche. Bitte versuchen Sie es in {seconds} Sekunden erneut.',
    en: 'Too many failed attempts. Please try again in {seconds} seconds.',
  },
  callIdReused: {
    type: 'ConflictException',
    de: 'Diese Anfrage-Kennung wurde schon für eine andere Anfrage benutzt.',
    en: 'This request id was already used for another request.',
  },
  adminEmailFixed: {
    type: 'ValidationException',
    de: 'Die erste Administratorin oder der erste Administrator muss die Adresse {email} verwenden.',
    en: 'The first administrator has to use the address {email}.',
  },
  passwordTooWeak: {
    type: 'ValidationException',
    de: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein längeres oder ungewöhnlicheres.',
    en: 'This password is too easy to guess. Please choose a longer or less common one.',
  },
  passwordIsEmail: {
    type: 'ValidationException',
    de: 'Das Passwort darf nicht die E-Mail-Adresse sein.',
    en: 'The password must not be the e-mail address.',
  },
} as const satisfies Record<string, Bilingual & { type: ExceptionType }>

export type Reason = keyof typeof reasons
