import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  setUpTitle: { de: 'Zwei-Faktor-Authentifizierung einrichten', en: 'Set up two-factor authentication' },
  setUpText: {
    de: 'Ein zweiter Faktor schützt Ihr Konto auch dann, wenn jemand Ihr Passwort kennt. Bitte entscheiden Sie, ob Sie ihn einrichten.',
    en: 'A second factor protects your account even if someone knows your password. Please decide whether to set it up.',
  },
  confirmTitle: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm your e-mail address' },
  confirmText: {
    de: 'Wir haben eine E-Mail an {email} gesendet. Bitte öffnen Sie den Link darin, um Ihr Konto zu aktivieren.',
    en: 'We have sent an e-mail to {email}. Please open the link in it to activate your account.',
  },
  resend: { de: 'E-Mail erneut zusenden', en: 'Send e-mail again' },
  logOut: { de: 'Ausloggen', en: 'Log out' },
} satisfies Record<string, Bilingual>
