import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  passwordTitle: { de: 'Passwort ändern', en: 'Change password' },
  passwordText: {
    de: 'Nach der Änderung werden Sie überall ausgeloggt und loggen sich mit dem neuen Passwort ein.',
    en: 'After the change you are logged out everywhere and log in with the new password.',
  },
  old: { de: 'Altes Passwort', en: 'Old password' },
  change: { de: 'Passwort ändern', en: 'Change password' },
  changed: { de: 'Das Passwort wurde geändert.', en: 'The password has been changed.' },
  notChanged: {
    de: 'Das Passwort konnte nicht geändert werden.',
    en: 'The password could not be changed.',
  },
  factorTitle: { de: 'Zwei-Faktor-Authentifizierung', en: 'Two-factor authentication' },
  factorOn: {
    de: 'Eingerichtet. Beim Login wird nach dem Passwort ein Code aus Ihrer Authentifizierungs-App verlangt.',
    en: 'Set up. At login a code from your authenticator app is asked for after the password.',
  },
  factorOff: {
    de: 'Nicht eingerichtet. Ein zweiter Faktor schützt Ihr Konto auch dann, wenn jemand Ihr Passwort kennt.',
    en: 'Not set up. A second factor protects your account even if someone knows your password.',
  },
  factorDemanded: {
    de: 'Sie ist auf dieser Plattform für alle vorgeschrieben und kann nicht ausgeschaltet werden.',
    en: 'It is mandatory for everyone on this platform and cannot be switched off.',
  },
  setUp: { de: 'Zweiten Faktor einrichten', en: 'Set up second factor' },
  switchOff: { de: 'Ausschalten', en: 'Switch off' },
  switchOffTitle: {
    de: 'Zwei-Faktor-Authentifizierung ausschalten?',
    en: 'Switch off two-factor authentication?',
  },
  switchOffText: {
    de: 'Zum Login genügt danach Ihr Passwort. Bestätigen Sie das mit Code und Passwort.',
    en: 'Your password alone is then enough to log in. Confirm this with code and password.',
  },
  switchedOff: {
    de: 'Die Zwei-Faktor-Authentifizierung ist ausgeschaltet.',
    en: 'Two-factor authentication is switched off.',
  },
  code: { de: 'Zwei-Faktor Code', en: 'Two-factor code' },
  password: { de: 'Passwort', en: 'Password' },
} satisfies Record<string, Bilingual>
