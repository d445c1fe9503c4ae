import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Standorte', en: 'Locations' },
  loading: { de: 'Standorte werden geladen', en: 'Locations are being loaded' },
  none: { de: 'Noch keine Standorte', en: 'No locations yet' },
  noneText: {
    de: 'An einem Standort liegen Grundstücke. Legen Sie den ersten an.',
    en: 'Parcels lie at a location. Create the first one.',
  },
  nonePublic: {
    de: 'Zurzeit sind keine Grundstücke veröffentlicht.',
    en: 'No parcels are published at present.',
  },
  showArchived: { de: 'Archivierte Standorte', en: 'Archived locations' },
  newLocation: { de: 'Neuer Standort', en: 'New location' },
  archivedName: { de: '(Archiviert) {name}', en: '(Archived) {name}' },
  name: { de: 'Name', en: 'Name' },
  address: { de: 'Adresse', en: 'Address' },
  parcels: { de: 'Grundstücke', en: 'Parcels' },
  edit: { de: 'Bearbeiten', en: 'Edit' },
  editOf: { de: '{name} bearbeiten', en: 'Edit {name}' },
  archive: { de: 'Archivieren', en: 'Archive' },
  archiveOf: { de: '{name} archivieren', en: 'Archive {name}' },
  restore: { de: 'Wiederherstellen', en: 'Restore' },
  restoreOf: { de: '{name} wiederherstellen', en: 'Restore {name}' },
  remove: { de: 'Löschen', en: 'Delete' },
  moreOf: { de: 'Weitere Aktionen zu {name}', en: 'More actions for {name}' },
} satisfies Record<string, Bilingual>

export const actionTexts = {
  sure: { de: 'Sind Sie sicher?', en: 'Are you sure?' },
  archiveText: {
    de: 'Der Standort „{name}“ wird archiviert. Seine Grundstücke bleiben, neue können ihm nicht mehr zugeordnet werden. Sie können ihn jederzeit wiederherstellen.',
    en: 'The location “{name}” will be archived. Its parcels stay, new ones can no longer be put there. You can restore it at any time.',
  },
  restoreText: {
    de: 'Der Standort „{name}“ wird aus dem Archiv wiederhergestellt.',
    en: 'The location “{name}” will be restored from the archive.',
  },
  removeText: {
    de: 'Der Standort „{name}“ wird endgültig gelöscht.',
    en: 'The location “{name}” will be deleted for good.',
  },
  archived: { de: 'Der Standort wurde archiviert.', en: 'The location has been archived.' },
  notArchived: {
    de: 'Der Standort konnte nicht archiviert werden.',
    en: 'The location could not be archived.',
  },
  restored: {
    de: 'Der Standort wurde aus dem Archiv wiederhergestellt.',
    en: 'The location has been restored from the archive.',
  },
  notRestored: {
    de: 'Der Standort konnte nicht wiederhergestellt werden.',
    en: 'The location could not be restored.',
  },
  removed: { de: 'Der Standort wurde gelöscht.', en: 'The location has been deleted.' },
  notRemoved: { de: 'Der Standort konnte nicht gelöscht werden.', en: 'The location could not be deleted.' },
} satisfies Record<string, Bilingual>
