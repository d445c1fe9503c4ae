import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Nachrichten', en: 'Messages' },
  leadTeam: {
    de: 'Das Gespräch mit diesem Unternehmen. Andere Unternehmen sehen es nicht.',
    en: 'The conversation with this company. Other companies do not see it.',
  },
  leadOutside: {
    de: 'Ihr Gespräch mit der Vergabestelle. Andere Unternehmen sehen es nicht.',
    en: 'Your conversation with the contracting office. Other companies do not see it.',
  },
  none: { de: 'Noch wurde nichts geschrieben.', en: 'Nothing has been written yet.' },
  earlier: { de: 'Ältere Nachrichten anzeigen', en: 'Show earlier messages' },
  text: { de: 'Ihre Nachricht', en: 'Your message' },
  hint: { de: 'Strg + Eingabe sendet.', en: 'Ctrl + Enter sends.' },
  all: { de: 'an alle Teilnehmer', en: 'to all participants' },
} satisfies Record<string, Bilingual>
