import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  connectionLost: {
    de: 'Die Verbindung zum Server wurde unterbrochen. Bitte versuchen Sie es erneut.',
    en: 'The connection to the server was interrupted. Please try again.',
  },
  tooLarge: {
    de: 'Die Daten sind zu umfangreich, um sie zu übertragen. Bitte kürzen Sie Ihre Eingaben.',
    en: 'There is too much data to send. Please shorten your entries.',
  },
  bug: {
    de: 'Der Server meldet einen Fehler. Bitte versuchen Sie es später erneut.',
    en: 'The server reports an error. Please try again later.',
  },
  bugWithId: {
    de: 'Der Server meldet einen Fehler. Kennung der Anfrage: {requestId}',
    en: 'The server reports an error. Request id: {requestId}',
  },
  invalid: {
    de: 'Bitte prüfen Sie Ihre Eingaben.',
    en: 'Please check your entries.',
  },
} satisfies Record<string, Bilingual>
