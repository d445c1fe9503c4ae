import type { ExceptionType } from './exception-types.ts'
import { noticeReasons } from './notice-reasons.ts'
import type { Bilingual } from './texts.ts'

/** Every reason the platform can give for saying no: its kind and the sentence the user reads. */
export const reasons = {
  ...noticeReasons,
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
  downloadUnknown: {
    type: 'NotFoundException',
    de: 'Diese Adresse gibt es nicht. Bitte fordern Sie die Datei erneut an.',
    en: 'There is no such address. Please request the file again.',
  },
  downloadExpired: {
    type: 'NotFoundException',
    de: 'Dieser Link ist abgelaufen. Bitte fordern Sie die Datei erneut an.',
    en: 'This link has expired. Please request the file again.',
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
  invitedJustNow: {
    type: 'RateLimitException',
    de: 'Die letzte Einladung wurde gerade erst gesendet. Bitte warten Sie noch {seconds} Sekunden.',
    en: 'The last invitation has only just been sent. Please wait another {seconds} seconds.',
  },
  organizationTaken: {
    type: 'ConflictException',
    de: 'Diese Organisation wurde bereits registriert.',
    en: 'This organization has already been registered.',
  },
  organizationConfirmedMeanwhile: {
    type: 'ConflictException',
    de: 'Dieses Unternehmen wurde inzwischen von jemand anderem registriert und bestätigt. Bitten Sie den Verantwortlichen für das Unternehmen, ein Benutzer-Konto für Sie anzulegen.',
    en: 'This company has meanwhile been registered and confirmed by someone else. Please ask the person responsible for the company to create a user account for you.',
  },
  tooManyRegistrations: {
    type: 'RateLimitException',
    de: 'Von Ihrem Internetanschluss wurden heute schon sehr viele Unternehmen registriert. Bitte versuchen Sie es in {hours} Stunden erneut.',
    en: 'A great many companies have been registered from your internet connection today. Please try again in {hours} hours.',
  },
  organizationTypeFixed: {
    type: 'ValidationException',
    de: 'Aus einem Bieter wird kein Auftraggeber und umgekehrt.',
    en: 'A bidder does not become a contracting authority, nor the other way round.',
  },
  changedMeanwhile: {
    type: 'ConflictException',
    de: 'Jemand anderes hat diese Daten inzwischen geändert.',
    en: 'Someone else has changed this in the meantime.',
  },
  rolesOfBothSides: {
    type: 'ValidationException',
    de: 'Interne und externe Rollen schließen sich aus.',
    en: 'Internal and external roles exclude each other.',
  },
  staffHasNoOrganization: {
    type: 'ValidationException',
    de: 'Interne Benutzer gehören zu keiner Organisation.',
    en: 'Internal users belong to no organization.',
  },
  organizationMissing: {
    type: 'ValidationException',
    de: 'Externe Benutzer brauchen eine Organisation.',
    en: 'External users need an organization.',
  },
  organizationUnknown: {
    type: 'ValidationException',
    de: 'Diese Organisation gibt es nicht.',
    en: 'There is no such organization.',
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
    en: 'This account is managed in the directory of your organization.',
  },
  directoryUnavailable: {
    type: 'UnavailableException',
    de: 'Der Verzeichnisdienst antwortet nicht. Bitte versuchen Sie es in einigen Minuten erneut.',
    en: 'The directory service does not answer. Please try again in a few minutes.',
  },
  placeholderUnknown: {
    type: 'ValidationException',
    de: 'Den Platzhalter {placeholder} gibt es in dieser Nachricht nicht.',
    en: 'There is no placeholder {placeholder} in this message.',
  },
  mailServerMissing: {
    type: 'UnavailableException',
    de: 'Es ist kein Mailserver eingerichtet. Nachrichten werden aufbewahrt, bis einer angegeben ist.',
    en: 'No mail server is set up. Messages are kept until one is given.',
  },
  mailTextMissing: {
    type: 'ValidationException',
    de: 'Feld ist erforderlich',
    en: 'This field is required',
  },
  mailIsRequired: {
    type: 'ValidationException',
    de: 'Diese Nachricht kann nicht abgeschaltet werden.',
    en: 'This message cannot be switched off.',
  },
  templateNotUsable: {
    type: 'ValidationException',
    de: 'Dieses Formular gibt es nicht, oder es ist nicht aktiv.',
    en: 'There is no such form, or it is not active.',
  },
  valuesDoNotFit: {
    type: 'ValidationException',
    de: 'Einige Angaben passen nicht zum Formular.',
    en: 'Some entries do not fit the form.',
  },
  tenderTypeNotOffered: {
    type: 'ValidationException',
    de: 'Verfahren dieser Art werden nicht angelegt.',
    en: 'Procedures of this kind are not created.',
  },
  tenderTypeFixed: {
    type: 'ValidationException',
    de: 'Die Art der Ausschreibung kann nicht mehr geändert werden.',
    en: 'The kind of tender can no longer be changed.',
  },
  tenderNameMissing: {
    type: 'ValidationException',
    de: 'Das Verfahren benötigt einen Titel.',
    en: 'The procedure needs a title.',
  },
  tenderBuyerMissing: {
    type: 'ValidationException',
    de: 'Das Verfahren benötigt eine Vergabestelle.',
    en: 'The procedure needs a contracting authority.',
  },
  buyerNoClient: {
    type: 'ValidationException',
    de: 'Die Vergabestelle muss ein Auftraggeber sein.',
    en: 'The contracting authority must be a client.',
  },
  teamTooSmall: {
    type: 'ValidationException',
    de: 'Das Verfahren benötigt mindestens zwei Sachbearbeiter.',
    en: 'The procedure needs at least two case handlers.',
  },
  teamWithoutAdmin: {
    type: 'ValidationException',
    de: 'Das Verfahren benötigt mindestens einen Projekt-Admin.',
    en: 'The procedure needs at least one project admin.',
  },
  teamMemberUnknown: {
    type: 'ValidationException',
    de: 'Nur aktive interne Benutzer können ein Verfahren bearbeiten.',
    en: 'Only active internal users can work on a procedure.',
  },
  firstRoundMissing: {
    type: 'ValidationException',
    de: 'Bitte geben Sie die Frist der ersten Runde an.',
    en: 'Please enter the deadline of the first round.',
  },
  roundDaysMissing: {
    type: 'ValidationException',
    de: 'Bitte geben Sie die Tage je weiterer Runde an.',
    en: 'Please enter the days of each further round.',
  },
  firstRoundAfterFinal: {
    type: 'ValidationException',
    de: 'Die Frist der ersten Runde liegt nach der finalen Teilnahmefrist.',
    en: 'The deadline of the first round is after the final application deadline.',
  },
  parcelNotLinkable: {
    type: 'ValidationException',
    de: 'Nur öffentliche Grundstücke, die nicht archiviert sind, können verknüpft werden.',
    en: 'Only public parcels that are not archived can be linked.',
  },
  templateBuiltIn: {
    type: 'AccessDeniedException',
    de: 'Die Formulare des EU-Standards können weder geändert noch gelöscht werden. Duplizieren Sie das Formular, um es anzupassen.',
    en: 'The forms of the EU standard can be neither changed nor deleted. Duplicate the form to adapt it.',
  },
  templateUnknown: {
    type: 'ValidationException',
    de: 'Dieses Formular gibt es nicht oder nicht mehr.',
    en: 'There is no such form, or no longer.',
  },
  templateInactive: {
    type: 'ValidationException',
    de: 'Dieses Formular ist inaktiv. Bitte wählen Sie ein aktives.',
    en: 'This form is inactive. Please choose an active one.',
  },
  templateTooLarge: {
    type: 'ValidationException',
    de: 'Ein Formular kann höchstens {n} Bereiche, Gruppen und Felder haben.',
    en: 'A form can have at most {n} panels, groups and fields.',
  },
  templateItemDoubled: {
    type: 'ValidationException',
    de: 'Diese Kennung kommt im Formular mehrfach vor.',
    en: 'This identifier occurs several times in the form.',
  },
  templateItemUnnamed: {
    type: 'ValidationException',
    de: 'Eine Kennung besteht aus Buchstaben ohne Umlaute, Ziffern, Punkten, Klammern und Strichen.',
    en: 'An identifier consists of plain letters, digits, dots, brackets and dashes.',
  },
  templateItemMisplaced: {
    type: 'ValidationException',
    de: 'An dieser Stelle des Formulars ist das nicht möglich.',
    en: 'This is not possible in this place of the form.',
  },
  templateItemLacking: {
    type: 'ValidationException',
    de: '„{label}“ ist für diese Bekanntmachung erforderlich und kann nicht entfernt werden.',
    en: '“{label}” is required for this notice and cannot be removed.',
  },
  templateChoicesLacking: {
    type: 'ValidationException',
    de: 'Bitte geben Sie mindestens eine Option an.',
    en: 'Please give at least one option.',
  },
} as const satisfies Record<string, Bilingual & { type: ExceptionType }>

export type Reason = keyof typeof reasons
