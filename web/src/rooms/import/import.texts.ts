import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  chooseParcel: {
    de: 'Aus welchem Grundstück möchten Sie Dateien übernehmen?',
    en: 'From which parcel do you want to take files?',
  },
  chooseFiles: {
    de: 'Welche Dateien von „{name}“ möchten Sie übernehmen?',
    en: 'Which files of “{name}” do you want to take?',
  },
  linked: { de: 'Grundstücke dieser Ausschreibung', en: 'Parcels of this tender' },
  found: { de: 'Alle Grundstücke', en: 'All parcels' },
  search: { de: 'Grundstück suchen', en: 'Search parcel' },
  nothingFound: { de: 'Kein Grundstück gefunden.', en: 'No parcel found.' },
  more: { de: 'Weitere anzeigen', en: 'Show more' },
  chooseOf: { de: '{name} auswählen', en: 'Choose {name}' },
  choose: { de: 'Auswählen', en: 'Choose' },
  other: { de: 'Anderes Grundstück', en: 'Another parcel' },
  noFiles: {
    de: 'Zu diesem Grundstück gibt es noch keine Dateien.',
    en: 'There are no files of this parcel yet.',
  },
  notLoaded: {
    de: 'Das Grundstück konnte nicht geladen werden.',
    en: 'The parcel could not be loaded.',
  },
  copies: {
    de: 'Die Dateien werden in den Datenraum „{room}“ kopiert. Beim Grundstück bleiben sie, wie sie sind.',
    en: 'The files are copied into the data room “{room}”. At the parcel they stay as they are.',
  },
  take: { de: '{n} {n:Datei|Dateien} übernehmen', en: 'Take {n} {n:file|files}' },
  takeNone: { de: 'Dateien übernehmen', en: 'Take files' },
  chooseSome: { de: 'Wählen Sie mindestens eine Datei aus.', en: 'Choose at least one file.' },
  tooMany: {
    de: 'Auf einmal können Sie höchstens {most} Dateien übernehmen.',
    en: 'You can take at most {most} files at once.',
  },
  done: { de: 'Dokumente wurden erfolgreich angehängt.', en: 'The documents have been attached.' },
  failed: { de: 'Dokumente konnten nicht angehängt werden.', en: 'The documents could not be attached.' },
} satisfies Record<string, Bilingual>
