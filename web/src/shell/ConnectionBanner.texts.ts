import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  noConnection: { de: 'Keine Verbindung zum Server.', en: 'No connection to the server.' },
  retrying: {
    de: 'Es wird weiter versucht, sie wiederherzustellen. Ihre Eingaben bleiben erhalten.',
    en: 'We keep trying to restore it. What you have entered is kept.',
  },
} satisfies Record<string, Bilingual>
