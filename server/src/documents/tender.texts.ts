import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  subject: { de: 'Bekanntmachung', en: 'Notice' },
  unnamed: { de: 'Ausschreibung {id}', en: 'Tender {id}' },
  runningRound: { de: 'Laufende Runde', en: 'Current round' },
  lastRound: { de: 'Letzte Runde', en: 'Last round' },
  roundUntil: { de: 'Runde {round}, bis {end}', en: 'Round {round}, until {end}' },
  state: { de: 'Stand', en: 'State' },
  draft: { de: 'Entwurf, nicht veröffentlicht', en: 'Draft, not published' },
  number: { de: 'Nummer', en: 'Number' },
  notice: { de: 'Bekanntmachung', en: 'Notice' },
  changed: { de: 'Zuletzt geändert', en: 'Last changed' },
  empty: { de: 'Noch nichts eingetragen.', en: 'Nothing entered yet.' },
} satisfies Record<string, Bilingual>
