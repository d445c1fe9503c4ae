import type { Bilingual } from '@allmende/domain/texts.ts'

/** Words of the form in which a published tender is changed. */
export const texts = {
  begin: { de: 'Ausschreibung ändern', en: 'Change tender' },
  goOn: { de: 'Änderung bearbeiten', en: 'Edit change' },
  panel: { de: 'Änderung nach der Veröffentlichung', en: 'Change after publication' },
  whatItIs: {
    de: 'Diese Ausschreibung ist veröffentlicht. Was Sie hier speichern, sehen nur die Sachbearbeiter des Verfahrens. Öffentlich bleibt die bisherige Fassung, bis Sie die Änderung bekanntmachen.',
    en: 'This tender is published. What you save here is seen by its case handlers alone. The previous version stays public until you announce the change.',
  },
  soFar: { de: 'Bisher geändert', en: 'Changed so far' },
  nothingYet: {
    de: 'Noch nichts: Alles steht so in der öffentlichen Fassung.',
    en: 'Nothing yet: the public version says the same.',
  },
  oneSoFar: { de: '1 Angabe', en: '1 entry' },
  someSoFar: { de: '{n} Angaben', en: '{n} entries' },
  comparison: { de: 'Alt und neu vergleichen', en: 'Compare old and new' },
  closeComparison: { de: 'Vergleich schließen', en: 'Close comparison' },
  saveFirst: {
    de: 'Bitte speichern Sie die Änderung, bevor Sie sie bekanntmachen.',
    en: 'Please save the change before you announce it.',
  },
  save: { de: 'Änderung speichern', en: 'Save change' },
  saved: { de: 'Die Änderung wurde gespeichert.', en: 'The change has been saved.' },
  notSaved: {
    de: 'Die Änderung konnte nicht gespeichert werden.',
    en: 'The change could not be saved.',
  },
  teamHint: {
    de: 'Das Team gehört nicht zur Änderung: Was Sie hier speichern, gilt sofort und wird nicht bekannt gemacht.',
    en: 'The team is no part of the change: what you save here holds at once and is not announced.',
  },
  roomsHint: {
    de: 'Räume gehören nicht zur Änderung. Auf der Seite Dokumente legen Sie Räume an, benennen sie um und laden Dokumente hoch; das ist sofort für alle sichtbar, die sie lesen dürfen.',
    en: 'Rooms are no part of the change. On the page Documents you create and rename rooms and upload documents; everyone who may read them sees that at once.',
  },
  toDocuments: { de: 'Zur Seite Dokumente', en: 'To the page Documents' },
  extend: { de: 'Frist verlängern', en: 'Extend deadline' },
  extendOf: { de: 'Frist verlängern: {lot}', en: 'Extend deadline: {lot}' },
} satisfies Record<string, Bilingual>
