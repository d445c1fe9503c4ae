import type { Bilingual } from '@allmende/domain/texts.ts'

export const findingTexts = {
  title: { de: 'Prüfung', en: 'Check' },
  checking: { de: 'Wird geprüft …', en: 'Checking …' },
  one: { de: '1 offener Punkt', en: '1 open point' },
  many: { de: '{n} offene Punkte', en: '{n} open points' },
  none: { de: 'Keine offenen Punkte', en: 'No open points' },
  nothing: {
    de: 'Alle Pflichtfelder sind ausgefüllt, und nichts widerspricht den Regeln.',
    en: 'All required fields are filled in, and nothing contradicts the rules.',
  },
  lead: {
    de: 'Ein Klick führt zum Feld. Speichern können Sie auch, solange noch Punkte offen sind.',
    en: 'A click leads to the field. You can save while points are still open.',
  },
  leadToSaving: {
    de: 'Ein Klick führt zum Feld. Was zum Speichern nötig ist, steht zuerst; alles andere kann später folgen.',
    en: 'A click leads to the field. What is needed for saving comes first; everything else can follow later.',
  },
  neededForSaving: { de: 'Zum Speichern nötig', en: 'Needed for saving' },
  notes: { de: '{n:Hinweis|Hinweise}', en: '{n:note|notes}' },
  note: { de: 'Hinweis', en: 'Note' },
  missing: { de: '„{name}“ fehlt noch.', en: '“{name}” is still missing.' },
  sentence: { de: '{name}: {sentence}', en: '{name}: {sentence}' },
  parties: { de: 'Parteien', en: 'Parties' },
  more: {
    de: '{n} {n:weiteren Punkt|weitere Punkte} anzeigen',
    en: 'Show {n} more {n:point|points}',
  },
  moreParts: {
    de: '{n} {n:weiteren Abschnitt|weitere Abschnitte} anzeigen',
    en: 'Show {n} more {n:section|sections}',
  },
} satisfies Record<string, Bilingual>
