import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
  add: { de: '{label} hinzufügen', en: 'Add {label}' },
  copy: { de: '{label} kopieren', en: 'Copy {label}' },
  copyOf: { de: '{label} kopieren: {name}', en: 'Copy {label}: {name}' },
  remove: { de: 'Löschen', en: 'Delete' },
  removeOf: { de: '{name} löschen', en: 'Delete {name}' },
  complete: { de: 'Vollständig', en: 'Complete' },
  onePoint: { de: '1 Punkt offen', en: '1 point open' },
  points: { de: '{n} Punkte offen', en: '{n} points open' },
  keep: { de: 'Behalten', en: 'Keep' },
  inLanguage: { de: '{label} ({language})', en: '{label} ({language})' },
  languages: { de: 'Weitere Sprachen der Bekanntmachung', en: 'Further languages of the notice' },
  languagesHint: {
    de: 'Die Bekanntmachung erscheint auf {own}. Wählen Sie weitere Sprachen, ist jeder Text auch in diesen einzugeben.',
    en: 'The notice is published in {own}. If you choose further languages, every text is to be entered in these too.',
  },
  filledOnSaving: {
    de: 'Bleibt das Feld leer, trägt die Plattform beim Speichern die Adresse ein, unter der sie die Dokumente bereitstellt.',
    en: 'If you leave this empty, saving fills in the address at which the platform offers the documents.',
  },
  numberedOnSaving: {
    de: 'Bleibt das Feld leer, trägt die Plattform beim Speichern eine Nummer ein.',
    en: 'If you leave this empty, saving fills in a number.',
  },
  nothingYet: { de: 'Noch nichts eingetragen.', en: 'Nothing entered yet.' },
} satisfies Record<string, Bilingual>
