import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Zwei-Faktor-Authentifizierung', en: 'Two-factor authentication' },
  explanation: {
    de: 'Bitte geben Sie den Code ein, den Ihre Authentifizierungs-App anzeigt.',
    en: 'Please enter the code shown by your authenticator app.',
  },
  code: { de: 'Zwei-Faktor Code', en: 'Two-factor code' },
  logOut: { de: 'Ausloggen', en: 'Log out' },
  next: { de: 'Weiter', en: 'Continue' },
} satisfies Record<string, Bilingual>
