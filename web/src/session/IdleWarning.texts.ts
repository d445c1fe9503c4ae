import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Möchten Sie angemeldet bleiben?', en: 'Would you like to stay logged in?' },
  text: {
    de: 'Sie haben die Anwendung längere Zeit nicht benutzt. Sie werden in {time} Minuten automatisch ausgeloggt.',
    en: 'You have not used the application for a while. You will be logged out automatically in {time} minutes.',
  },
  drafts: {
    de: 'Begonnene Eingaben bleiben in diesem Browser erhalten.',
    en: 'What you have started to enter is kept in this browser.',
  },
  stay: { de: 'Angemeldet bleiben', en: 'Stay logged in' },
  leave: { de: 'Ausloggen', en: 'Log out' },
} satisfies Record<string, Bilingual>
