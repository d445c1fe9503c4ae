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
  removeQuestion: { de: '{name} löschen?', en: 'Delete {name}?' },
  removeConsequence: {
    de: 'Was dort eingetragen ist, geht verloren.',
    en: 'What was entered there will be lost.',
  },
  keep: { de: 'Behalten', en: 'Keep' },
  nothingYet: { de: 'Noch nichts eingetragen.', en: 'Nothing entered yet.' },
} satisfies Record<string, Bilingual>
