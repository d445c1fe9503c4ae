import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Einloggen', en: 'Log in' },
  email: { de: 'E-Mail Adresse', en: 'E-mail address' },
  password: { de: 'Passwort', en: 'Password' },
  logIn: { de: 'Einloggen', en: 'Log in' },
  register: { de: 'Registrieren', en: 'Register' },
  forgotten: { de: 'Passwort vergessen', en: 'Forgot password' },
  failed: { de: 'Login fehlgeschlagen.', en: 'Login failed.' },
  wrong: {
    de: 'E-Mail-Adresse und Passwort passen nicht zusammen.',
    en: 'E-mail address and password do not match.',
  },
  checkEmail: { de: 'Bitte prüfen Sie die Adresse.', en: 'Please check the address.' },
  checkPassword: {
    de: 'Bitte prüfen Sie das Passwort, auch Groß- und Kleinschreibung.',
    en: 'Please check the password, upper and lower case included.',
  },
  expired: {
    de: 'Sie wurden ausgeloggt. Bitte loggen Sie sich erneut ein, um fortzufahren.',
    en: 'You have been logged out. Please log in again to continue.',
  },
  activated: {
    de: 'Vielen Dank, Ihr Konto ist aktiv. Sie können sich jetzt einloggen.',
    en: 'Thank you, your account is active. You can log in now.',
  },
} satisfies Record<string, Bilingual>

/** Why the login is asked for, by the `message` of the address. */
export const messageTexts = {
  nr_mes: {
    de: 'Um der Vergabestelle eine Nachricht zu senden, benötigen Sie ein Konto. Bitte loggen Sie sich ein oder registrieren Sie sich.',
    en: 'You need an account to send a message to the contracting office. Please log in or register.',
  },
  nr_wat: {
    de: 'Um sich eine Ausschreibung zu merken, benötigen Sie ein Konto. Bitte loggen Sie sich ein oder registrieren Sie sich.',
    en: 'You need an account to bookmark a tender. Please log in or register.',
  },
  nr_app: {
    de: 'Um sich zu bewerben, benötigen Sie ein Konto. Bitte loggen Sie sich ein oder registrieren Sie sich.',
    en: 'You need an account to apply. Please log in or register.',
  },
  registered: {
    de: 'Vielen Dank für Ihre Registrierung. Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link, den wir Ihnen gesendet haben.',
    en: 'Thank you for registering. Please confirm your e-mail address with the link we have sent you.',
  },
} satisfies Record<string, Bilingual>

export type LoginMessage = keyof typeof messageTexts
