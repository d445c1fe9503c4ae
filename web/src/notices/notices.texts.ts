import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
  add: { de: '{label} hinzufügen', en: 'Add {label}' },
  remove: { de: 'Löschen', en: 'Delete' },
  removeOf: { de: '{name} löschen', en: 'Delete {name}' },
  complete: { de: 'Vollständig', en: 'Complete' },
  oneMissing: { de: '1 Angabe fehlt', en: '1 entry missing' },
  missing: { de: '{n} Angaben fehlen', en: '{n} entries missing' },
  removed: { de: '{name} wurde gelöscht.', en: '{name} was deleted.' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  keep: { de: 'Behalten', en: 'Keep' },
  filledOnSaving: {
    de: 'Bleibt das Feld leer, trägt die Plattform beim Speichern die Adresse ein, unter der sie die Dokumente bereitstellt.',
    en: 'If you leave this empty, saving fills in the address at which the platform offers the documents.',
  },
  nothingYet: { de: 'Noch nichts eingetragen.', en: 'Nothing entered yet.' },
} satisfies Record<string, Bilingual>
