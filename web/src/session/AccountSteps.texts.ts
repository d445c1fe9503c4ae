import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  setUpTitle: { de: 'Zwei-Faktor-Authentifizierung einrichten', en: 'Set up two-factor authentication' },
  setUpText: {
    de: 'Ein zweiter Faktor schützt Ihr Konto auch dann, wenn jemand Ihr Passwort kennt. Bitte entscheiden Sie, ob Sie ihn einrichten.',
    en: 'A second factor protects your account even if someone knows your password. Please decide whether to set it up.',
  },
  demandedText: {
    de: 'Ein zweiter Faktor schützt Ihr Konto auch dann, wenn jemand Ihr Passwort kennt. Auf dieser Plattform ist er für alle vorgeschrieben.',
    en: 'A second factor protects your account even if someone knows your password. On this platform it is mandatory for everyone.',
  },
  skip: { de: 'Überspringen', en: 'Skip' },
  skipTitle: {
    de: 'Zwei-Faktor-Authentifizierung überspringen?',
    en: 'Skip two-factor authentication?',
  },
  skipQuestion: {
    de: 'Die Zwei-Faktor-Authentifizierung erhöht die Sicherheit Ihres Kontos. Sind Sie sicher, dass Sie die Zwei-Faktor-Authentifizierung nicht aktivieren möchten?',
    en: 'Two-factor authentication makes your account more secure. Are you sure that you do not want to activate two-factor authentication?',
  },
  confirmTitle: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm your e-mail address' },
  confirmText: {
    de: 'Wir haben eine E-Mail an {email} gesendet. Bitte öffnen Sie den Link darin, um Ihr Konto zu aktivieren.',
    en: 'We have sent an e-mail to {email}. Please open the link in it to activate your account.',
  },
  confirmHint: {
    de: 'Keine E-Mail erhalten? Sehen Sie bitte auch im Spam-Ordner nach.',
    en: 'No e-mail received? Please look into your spam folder, too.',
  },
  resend: { de: 'E-Mail erneut zusenden', en: 'Send e-mail again' },
  resent: {
    de: 'Die E-Mail an {email} wird erneut zugesendet.',
    en: 'The e-mail to {email} is being sent again.',
  },
  logOut: { de: 'Ausloggen', en: 'Log out' },
} satisfies Record<string, Bilingual>
