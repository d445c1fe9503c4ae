import type { ReasonTexts } from '../verdict.ts'

/** Why a login, a link, a code or an account is refused. */
export const accountReasons = {
  loginFailed: {
    type: 'AuthenticationException',
    de: 'Login fehlgeschlagen.',
    en: 'Login failed.',
  },
  linkUnusable: {
    type: 'NotFoundException',
    de: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
    en: 'This link has expired or has already been used.',
  },
  tooManyAttempts: {
    type: 'RateLimitException',
    de: 'Zu viele Fehlversuche. Bitte versuchen Sie es in {seconds} {seconds:Sekunde|Sekunden} erneut.',
    en: 'Too many failed attempts. Please try again in {seconds} {seconds:second|seconds}.',
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
  wrongCode: {
    type: 'AuthenticationException',
    de: 'Falscher Code. Bitte versuchen Sie es erneut.',
    en: 'Wrong code. Please try again.',
  },
  wrongPassword: {
    type: 'ValidationException',
    de: 'Das Passwort ist falsch.',
    en: 'The password is wrong.',
  },
  secondFactorAlreadyOn: {
    type: 'AccessDeniedException',
    de: 'Die Zwei-Faktor-Authentifizierung ist bereits eingerichtet.',
    en: 'Two-factor authentication is already set up.',
  },
  secondFactorNotOn: {
    type: 'AccessDeniedException',
    de: 'Die Zwei-Faktor-Authentifizierung ist nicht eingerichtet.',
    en: 'Two-factor authentication is not set up.',
  },
  secondFactorDemanded: {
    type: 'AccessDeniedException',
    de: 'Die Zwei-Faktor-Authentifizierung ist für alle vorgeschrieben.',
    en: 'Two-factor authentication is mandatory for everyone.',
  },
  emailConfirmed: {
    type: 'AccessDeniedException',
    de: 'Ihre E-Mail-Adresse ist bereits bestätigt.',
    en: 'Your e-mail address is already confirmed.',
  },
  emailTaken: {
    type: 'ConflictException',
    de: 'Diese E-Mail-Adresse wurde bereits registriert.',
    en: 'This e-mail address has already been registered.',
  },
  noInvitationOpen: {
    type: 'ConflictException',
    de: 'Zu diesem Konto ist keine Einladung offen.',
    en: 'No invitation is open for this account.',
  },
  mailedJustNow: {
    type: 'RateLimitException',
    de: 'Die letzte E-Mail wurde gerade erst gesendet. Bitte warten Sie noch {minutes} {minutes:Minute|Minuten}.',
    en: 'The last e-mail has only just been sent. Please wait another {minutes} {minutes:minute|minutes}.',
  },
  tooManyInvitations: {
    type: 'RateLimitException',
    de: 'Ihre Organisation hat heute schon viele Benutzer eingeladen. Bitte versuchen Sie es in {hours} {hours:Stunde|Stunden} erneut.',
    en: 'Your organisation has invited many users today. Please try again in {hours} {hours:hour|hours}.',
  },
  rolesOfBothSides: {
    type: 'ValidationException',
    de: 'Interne und externe Rollen schließen sich aus.',
    en: 'Internal and external roles exclude each other.',
  },
  staffHasNoOrganization: {
    type: 'ValidationException',
    de: 'Interne Benutzer gehören zu keiner Organisation.',
    en: 'Internal users belong to no organisation.',
  },
  organizationMissing: {
    type: 'ValidationException',
    de: 'Externe Benutzer brauchen eine Organisation.',
    en: 'External users need an organisation.',
  },
  passwordMissing: {
    type: 'ValidationException',
    de: 'Feld ist erforderlich',
    en: 'This field is required',
  },
  lastAdmin: {
    type: 'AccessDeniedException',
    de: 'Die Plattform braucht mindestens eine aktive System-Administratorin oder einen aktiven System-Administrator.',
    en: 'The platform needs at least one active system administrator.',
  },
  notOneself: {
    type: 'AccessDeniedException',
    de: 'Das eigene Konto können Sie nicht deaktivieren oder löschen.',
    en: 'You cannot deactivate or delete your own account.',
  },
  userHasHistory: {
    type: 'AccessDeniedException',
    de: 'Dieses Konto wurde schon benutzt. Es kann nur deaktiviert werden.',
    en: 'This account has been used. It can only be deactivated.',
  },
  managedByDirectory: {
    type: 'AccessDeniedException',
    de: 'Dieses Konto wird im Verzeichnisdienst Ihrer Organisation verwaltet.',
    en: 'This account is managed in the directory of your organisation.',
  },
  directoryUnavailable: {
    type: 'UnavailableException',
    de: 'Der Verzeichnisdienst antwortet nicht. Bitte versuchen Sie es in einigen Minuten erneut.',
    en: 'The directory service does not answer. Please try again in a few minutes.',
  },
  registrationNotOpen: {
    type: 'NotFoundException',
    de: 'Diese Registrierung ist bereits bestätigt oder abgelaufen. Loggen Sie sich ein oder registrieren Sie sich erneut.',
    en: 'This registration has been confirmed or has expired. Log in or register again.',
  },
  tooManyRegistrations: {
    type: 'RateLimitException',
    de: 'Von Ihrem Internetanschluss wurden heute schon sehr viele Unternehmen registriert. Bitte versuchen Sie es in {hours} {hours:Stunde|Stunden} erneut.',
    en: 'A great many companies have been registered from your internet connection today. Please try again in {hours} {hours:hour|hours}.',
  },
} as const satisfies ReasonTexts
