import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  details: { de: 'Details', en: 'Details' },
  archivedName: { de: '(Archiviert) {name}', en: '(Archived) {name}' },
  archived: { de: 'Archiviert', en: 'Archived' },
  public: { de: 'Öffentlich', en: 'Public' },
  internal: { de: 'Intern', en: 'Internal' },
  notLoaded: { de: 'Das Grundstück konnte nicht geladen werden.', en: 'The parcel could not be loaded.' },
  edit: { de: 'Bearbeiten', en: 'Edit' },
  actions: { de: 'Weitere Aktionen', en: 'Further actions' },
  changedMark: { de: 'Gerade aktualisiert', en: 'Just updated' },
  factSheet: { de: 'Steckbrief', en: 'Fact sheet' },
  linkedTender: { de: 'Verknüpfte Ausschreibung', en: 'Linked tender' },
  openTender: { de: 'Zur Ausschreibung', en: 'Go to the tender' },
  openTenderNamed: { de: 'Zur Ausschreibung {name}', en: 'Go to the tender {name}' },
  noTender: {
    de: 'Mit keiner Ausschreibung verknüpft. Verknüpft wird bei den Losen einer Ausschreibung.',
    en: 'Not linked to any tender. Links are made at the lots of a tender.',
  },
  address: { de: 'Adresse', en: 'Address' },
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
  noFacts: { de: 'Keine Angaben', en: 'No details' },
  noDescription: { de: 'Noch kein Kurzexposé.', en: 'No short description yet.' },
  noNotes: { de: 'Noch keine internen Notizen.', en: 'No internal notes yet.' },
  mapLabel: { de: 'Karte des Grundstücks {name}', en: 'Map of the parcel {name}' },
  noShape: {
    de: 'Für dieses Grundstück ist noch keine Form eingezeichnet.',
    en: 'No shape has been drawn for this parcel yet.',
  },
  archivedNote: {
    de: 'Dieses Grundstück ist archiviert. Es kann nicht bearbeitet werden, und Besucher sehen es nicht.',
    en: 'This parcel is archived. It cannot be edited, and visitors do not see it.',
  },
} satisfies Record<string, Bilingual>

export const actionTexts = {
  archive: { de: 'Archivieren', en: 'Archive' },
  restore: { de: 'Wiederherstellen', en: 'Restore' },
  preview: { de: 'So sehen es Besucher', en: 'As visitors see it' },
  copyLink: { de: 'Link kopieren', en: 'Copy link' },
  sure: { de: 'Sind Sie sicher?', en: 'Are you sure?' },
  archiveText: {
    de: '„{name}“ verschwindet aus Liste und Karte und wird für Besucher unsichtbar. Sie können das Grundstück wiederherstellen.',
    en: '“{name}” disappears from list and map and becomes invisible to visitors. You can restore the parcel.',
  },
  restoreText: {
    de: '„{name}“ erscheint wieder in Liste und Karte. War es öffentlich, sehen es auch Besucher wieder.',
    en: '“{name}” appears in list and map again. If it was public, visitors see it again as well.',
  },
  archived: { de: 'Das Grundstück wurde archiviert.', en: 'The parcel was archived.' },
  notArchived: {
    de: 'Das Grundstück konnte nicht archiviert werden.',
    en: 'The parcel could not be archived.',
  },
  restored: {
    de: 'Das Grundstück wurde aus dem Archiv wiederhergestellt.',
    en: 'The parcel was restored from the archive.',
  },
  notRestored: {
    de: 'Das Grundstück konnte nicht wiederhergestellt werden.',
    en: 'The parcel could not be restored.',
  },
  linkCopied: { de: 'Der Link wurde kopiert.', en: 'The link was copied.' },
  linkNotCopied: {
    de: 'Der Browser erlaubt das Kopieren nicht.',
    en: 'The browser does not allow copying.',
  },
  previewNote: {
    de: 'Genau das sehen Besucher von diesem Grundstück.',
    en: 'This is exactly what visitors see of this parcel.',
  },
  previewUnsaved: {
    de: 'Genau das sehen Besucher, sobald Sie Ihre Änderungen übernehmen.',
    en: 'This is exactly what visitors see once you apply your changes.',
  },
  previewHidden: {
    de: 'Besucher sehen dieses Grundstück zurzeit nicht. Das sähen sie, sobald es öffentlich und nicht archiviert ist.',
    en: 'Visitors do not see this parcel at present. This is what they would see once it is public and not archived.',
  },
  previewTenders: {
    de: 'Dazu kommen verknüpfte Ausschreibungen, soweit sie veröffentlicht sind.',
    en: 'Linked tenders are added as far as they are published.',
  },
} satisfies Record<string, Bilingual>
