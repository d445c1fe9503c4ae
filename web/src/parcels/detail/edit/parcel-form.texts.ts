import type { Bilingual } from '@allmende/domain/texts.ts'

export const formTexts = {
  apply: { de: 'Übernehmen', en: 'Apply' },
  saved: { de: 'Das Grundstück wurde aktualisiert.', en: 'The parcel was updated.' },
  notSaved: {
    de: 'Das Grundstück konnte nicht aktualisiert werden.',
    en: 'The parcel could not be updated.',
  },
  discardTitle: { de: 'Sind Sie sicher?', en: 'Are you sure?' },
  discardText: {
    de: 'Wollen Sie die Änderungen wirklich verwerfen?',
    en: 'Do you really want to discard the changes?',
  },
  visibility: { de: 'Sichtbarkeit', en: 'Visibility' },
  isPublicLabel: { de: 'Grundstück ist öffentlich', en: 'The parcel is public' },
  isPublicHint: {
    de: 'Besucher sehen dann das Grundstück mit seinem Namen und allem, was unten als „Öffentlich“ markiert ist. Sonst wissen sie nicht, dass es das Grundstück gibt.',
    en: 'Visitors then see the parcel with its name and all that is marked “Public” below. Otherwise they do not know that the parcel exists.',
  },
  shownOf: { de: '{name}: Öffentlich', en: '{name}: Public' },
  words: { de: 'Kurzexposé und Notizen', en: 'Description and notes' },
  notesHint: { de: 'Nur für interne Benutzer.', en: 'For internal users only.' },
  further: { de: 'Weitere Angaben', en: 'Further details' },
  furtherHint: {
    de: 'Was Besucher außerdem sehen. Von den Dateien sehen sie nur die öffentlichen.',
    en: 'What visitors see besides. Of the files they see only the public ones.',
  },
  noLocation: { de: 'Unbekannter Standort', en: 'Unknown location' },
  noSize: {
    de: 'Das ist keine Größe. Bitte schreiben Sie sie wie 1.234,5 qm oder 1,5 ha.',
    en: 'This is not a size. Please write it like 1,234.5 qm or 1.5 ha.',
  },
  littleShown: {
    de: 'Besucher sehen bisher nur den Namen.',
    en: 'So far visitors see the name only.',
  },
  littleShownBeside: {
    de: 'Besucher sehen bisher nur den Namen und: {names}.',
    en: 'So far visitors see only the name and: {names}.',
  },
  showFacts: {
    de: 'Alle Angaben des Steckbriefs veröffentlichen',
    en: 'Publish all details of the fact sheet',
  },
  takeArea: {
    de: 'Größe aus der Form übernehmen ({size})',
    en: 'Take the size from the shape ({size})',
  },
  usagesHint: {
    de: 'Beenden Sie jede Nutzung mit der Eingabetaste oder einem Komma.',
    en: 'End each usage with the Enter key or a comma.',
  },
  formHint: {
    de: 'Zeichnen Sie die Fläche in die Karte, oder übernehmen Sie sie aus GeoJSON oder einer Koordinatenliste.',
    en: 'Draw the area on the map, or take it from GeoJSON or a list of coordinates.',
  },
  area: { de: 'Fläche: {size}', en: 'Area: {size}' },
  corners: { de: '{size}, {n} {n:Eckpunkt|Eckpunkte}', en: '{size}, {n} {n:corner|corners}' },
  additionalHint: {
    de: 'Angaben, für die es kein eigenes Feld gibt. Internetadressen werden zu Links.',
    en: 'Details that have no field of their own. Web addresses become links.',
  },
  noAdditional: { de: 'Noch keine Zusatzfelder.', en: 'No additional fields yet.' },
  addField: { de: 'Zusatzfeld hinzufügen', en: 'Add additional field' },
  fieldName: { de: 'Name', en: 'Name' },
  fieldValue: { de: 'Wert', en: 'Value' },
  nameOf: { de: 'Name des Zusatzfelds {n}', en: 'Name of additional field {n}' },
  valueOf: { de: 'Wert von {name}', en: 'Value of {name}' },
  add: { de: 'Hinzufügen', en: 'Add' },
  removeField: { de: 'Zusatzfeld {name} entfernen', en: 'Remove additional field {name}' },
  keptField: {
    de: 'In den Grundstückseinstellungen vorgegeben, deshalb weder umzubenennen noch zu entfernen.',
    en: 'Prescribed in the parcel settings, so it can be neither renamed nor removed.',
  },
  nameTaken: { de: 'Dieses Zusatzfeld gibt es schon.', en: 'There is already such an additional field.' },
  mostFields: { de: 'Höchstens 100 Zusatzfelder', en: 'At most 100 additional fields' },
} satisfies Record<string, Bilingual>

export const importTexts = {
  open: { de: 'Aus Koordinaten oder GeoJSON …', en: 'From coordinates or GeoJSON …' },
  title: {
    de: 'Form aus Koordinaten oder GeoJSON übernehmen',
    en: 'Take the shape from coordinates or GeoJSON',
  },
  kind: { de: 'Was liegt vor?', en: 'What do you have?' },
  list: { de: 'Koordinatenliste', en: 'List of coordinates' },
  geoJson: { de: 'GeoJSON', en: 'GeoJSON' },
  system: { de: 'Koordinatensystem', en: 'Coordinate system' },
  systemHint: {
    de: 'Nennt eine GeoJSON-Datei selbst eines, gilt dieses.',
    en: 'If a GeoJSON file names one itself, that one counts.',
  },
  wgs84: { de: 'WGS 84 (Grad)', en: 'WGS 84 (degrees)' },
  utm32: { de: 'ETRS89 / UTM Zone 32 (EPSG:25832)', en: 'ETRS89 / UTM zone 32 (EPSG:25832)' },
  utm33: { de: 'ETRS89 / UTM Zone 33 (EPSG:25833)', en: 'ETRS89 / UTM zone 33 (EPSG:25833)' },
  switchTo: { de: 'Zu {system} wechseln', en: 'Switch to {system}' },
  order: { de: 'Reihenfolge', en: 'Order' },
  latitudeFirst: { de: 'Breite, Länge (53,21; 8,93)', en: 'Latitude, longitude (53.21, 8.93)' },
  longitudeFirst: { de: 'Länge, Breite (8,93; 53,21)', en: 'Longitude, latitude (8.93, 53.21)' },
  listHint: {
    de: 'Ein Eckpunkt je Zeile, der Reihe nach um die Fläche herum. In UTM etwa „32 487654,12 5896123,40“.',
    en: 'One corner per line, in order around the area. In UTM such as “32 487654.12 5896123.40”.',
  },
  geoJsonHint: {
    de: 'Polygon, MultiPolygon, Feature oder FeatureCollection; alle Flächen zusammen werden die Form.',
    en: 'Polygon, MultiPolygon, Feature or FeatureCollection; all areas together become the shape.',
  },
  file: { de: 'Datei auswählen', en: 'Choose a file' },
  fileTooLarge: { de: 'Die Datei ist größer als 10 MB.', en: 'The file is larger than 10 MB.' },
  fileUnreadable: { de: 'Die Datei konnte nicht gelesen werden.', en: 'The file could not be read.' },
  preview: { de: 'Vorschau der übernommenen Form', en: 'Preview of the taken shape' },
  replaces: {
    de: 'Die bisherige Form wird ersetzt.',
    en: 'The present shape will be replaced.',
  },
  take: { de: 'Form übernehmen', en: 'Take the shape' },
} satisfies Record<string, Bilingual>
