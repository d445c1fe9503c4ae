import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  actions: { de: 'Aktionen', en: 'Actions' },
  activate: { de: 'Benutzer aktivieren', en: 'Activate user' },
  activateTitle: { de: '{name} aktivieren?', en: 'Activate {name}?' },
  activateText: {
    de: 'Die Person kann sich danach wieder einloggen.',
    en: 'The person can then log in again.',
  },
  activated: { de: 'Das Benutzer-Konto wurde aktiviert.', en: 'The user account has been activated.' },
  notActivated: {
    de: 'Das Benutzer-Konto konnte nicht aktiviert werden.',
    en: 'The user account could not be activated.',
  },
  deactivate: { de: 'Benutzer deaktivieren', en: 'Deactivate user' },
  deactivateTitle: { de: '{name} deaktivieren?', en: 'Deactivate {name}?' },
  deactivateText: {
    de: 'Die Person wird sofort überall ausgeloggt und kann sich nicht mehr einloggen. Ihre Daten bleiben erhalten.',
    en: 'The person is logged out everywhere at once and cannot log in any more. The data are kept.',
  },
  reliance: {
    de: 'Achtung, danach arbeiten weniger als zwei aktive Sachbearbeiter an: {names}. Bitte ergänzen Sie dort das Team.',
    en: 'Please note that afterwards fewer than two active case handlers work on: {names}. Please add to the team there.',
  },
  tenderName: { de: '„{name}“', en: '“{name}”' },
  moreTenders: { de: '{names} und {n} weiteren Ausschreibungen', en: '{names} and {n} further tenders' },
  oneMoreTender: { de: '{names} und einer weiteren Ausschreibung', en: '{names} and one further tender' },
  deactivated: { de: 'Das Benutzer-Konto wurde deaktiviert.', en: 'The user account has been deactivated.' },
  notDeactivated: {
    de: 'Das Benutzer-Konto konnte nicht deaktiviert werden.',
    en: 'The user account could not be deactivated.',
  },
  resetFactor: {
    de: 'Zwei-Faktor-Authentifizierung zurücksetzen',
    en: 'Reset two-factor authentication',
  },
  resetFactorTitle: {
    de: 'Zwei-Faktor-Authentifizierung von {name} zurücksetzen?',
    en: 'Reset two-factor authentication of {name}?',
  },
  resetFactorText: {
    de: 'Die bisherige Authentifizierungs-App gilt dann nicht mehr. Die Person richtet den zweiten Faktor beim nächsten Login neu ein.',
    en: 'The present authenticator app is then no longer valid. The person sets up the second factor anew at the next login.',
  },
  factorReset: {
    de: 'Die Zwei-Faktor-Authentifizierung wurde zurückgesetzt.',
    en: 'Two-factor authentication has been reset.',
  },
  factorNotReset: {
    de: 'Die Zwei-Faktor-Authentifizierung konnte nicht zurückgesetzt werden.',
    en: 'Two-factor authentication could not be reset.',
  },
  resetPassword: { de: 'Passwort zurücksetzen', en: 'Reset password' },
  resetPasswordTitle: { de: 'Passwort von {name} zurücksetzen?', en: 'Reset the password of {name}?' },
  resetPasswordText: {
    de: 'Wir senden eine E-Mail an {email}. Mit dem Link darin legt die Person selbst ein neues Passwort fest; bis dahin gilt das bisherige.',
    en: 'We send an e-mail to {email}. With the link in it the person sets a new password; until then the present one is valid.',
  },
  passwordReset: { de: 'Das Passwort wurde zurückgesetzt.', en: 'The password has been reset.' },
  passwordNotReset: {
    de: 'Das Passwort konnte nicht zurückgesetzt werden.',
    en: 'The password could not be reset.',
  },
  remove: { de: 'Benutzer löschen', en: 'Delete user' },
  removeTitle: { de: '{name} löschen?', en: 'Delete {name}?' },
  removeText: {
    de: 'Das Konto wird endgültig gelöscht. Das geht nur, solange es nie benutzt wurde; sonst können Sie es deaktivieren.',
    en: 'The account is deleted for good. This is only possible as long as it has never been used; otherwise you can deactivate it.',
  },
  removed: { de: 'Der Benutzer wurde gelöscht.', en: 'The user has been deleted.' },
  notRemoved: {
    de: 'Der Benutzer konnte nicht gelöscht werden.',
    en: 'The user could not be deleted.',
  },
} satisfies Record<string, Bilingual>
