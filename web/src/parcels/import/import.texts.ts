import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Grundstücke importieren', en: 'Import parcels' },
  lead: {
    de: 'Aus einer GeoJSON-Datei werden in einem Schritt viele Grundstücke. Sie sehen vorher, was woraus wird.',
    en: 'A GeoJSON file becomes many parcels in one step. You see beforehand what becomes what.',
  },
  parcels: { de: 'Grundstücke', en: 'Parcels' },
  crumb: { de: 'Importieren', en: 'Import' },
  file: { de: 'GeoJSON-Datei', en: 'GeoJSON file' },
  limits: {
    de: 'Eine FeatureCollection mit höchstens 2.000 Objekten und 10 MB.',
    en: 'A FeatureCollection with at most 2,000 features and 10 MB.',
  },
  taken: {
    de: '{name}: {n} {n:Objekt|Objekte}',
    en: '{name}: {n} {n:feature|features}',
  },
  otherFile: { de: 'Andere Datei wählen', en: 'Choose another file' },
  system: { de: 'Koordinatensystem der Datei', en: 'Coordinate system of the file' },
  systemHint: {
    de: 'Die Koordinaten sind keine Grad, und die Datei nennt ihr System nicht.',
    en: 'The coordinates are not degrees, and the file does not name its system.',
  },
  unknownSystem: {
    de: 'Die Datei nennt ein Koordinatensystem, das hier nicht gelesen werden kann. Möglich sind WGS 84, EPSG:25832 und EPSG:25833.',
    en: 'The file names a coordinate system that cannot be read here. WGS 84, EPSG:25832 and EPSG:25833 are possible.',
  },
  mapping: { de: 'Was wird woraus?', en: 'What becomes what?' },
  mappingHint: {
    de: 'Ohne Angabe einer Größe wird sie aus der Form berechnet. Ohne Namen dient die Flurkennzeichnung als Name.',
    en: 'Where no size is given it is computed from the shape. Without a name the cadastral reference is the name.',
  },
  property: { de: 'Eigenschaft der Datei', en: 'Property of the file' },
  example: { de: 'Beispiel', en: 'Example' },
  becomes: { de: 'wird zu', en: 'becomes' },
  becomesOf: { de: '„{property}“ wird zu', en: '“{property}” becomes' },
  leftOut: { de: 'Nicht übernehmen', en: 'Leave out' },
  facts: { de: 'Angaben', en: 'Facts' },
  additional: { de: 'Zusatzfelder', en: 'Additional fields' },
  ownFact: { de: 'Zusatzfeld „{name}“', en: 'Additional field “{name}”' },
  location: { de: 'Standort', en: 'Location' },
  oneForAll: { de: 'Einer für alle', en: 'One for all' },
  byProperty: { de: 'Nach dem Namen in der Datei', en: 'By its name in the file' },
  fromProperty: { de: 'aus „{property}“', en: 'from “{property}”' },
  chooseLocation: {
    de: 'Wählen Sie, an welchem Standort die Grundstücke liegen.',
    en: 'Choose at which location the parcels lie.',
  },
  doubles: { de: 'Flurkennzeichnung schon vorhanden', en: 'Cadastral reference already there' },
  skipDoubles: { de: 'Überspringen', en: 'Skip' },
  createDoubles: { de: 'Trotzdem anlegen', en: 'Create anyway' },
  skipFaulty: { de: 'Fehlerhafte Objekte auslassen', en: 'Leave out faulty features' },
  isPublic: { de: 'Sofort veröffentlichen', en: 'Publish at once' },
  isPublicHint: {
    de: 'Öffentlich werden Name, Standort, Größe und Form. Ohne Haken bleiben die Grundstücke intern.',
    en: 'Name, location, size and shape become public. Otherwise the parcels stay internal.',
  },
  preview: { de: 'Vorschau', en: 'Preview' },
  summary: {
    de: '{created} {created:wird|werden} angelegt, {skipped} übersprungen.',
    en: '{created} will be created, {skipped} skipped.',
  },
  faulty: {
    de: '{n} {n:Objekt kann|Objekte können} nicht übernommen werden. Berichtigen Sie die Datei oder die Zuordnung, oder lassen Sie sie aus.',
    en: '{n} {n:feature cannot|features cannot} be taken. Correct the file or the assignment, or leave them out.',
  },
  map: { de: 'Karte der Formen aus der Datei', en: 'Map of the shapes in the file' },
  row: { de: 'Zeile', en: 'Row' },
  name: { de: 'Name', en: 'Name' },
  plat: { de: 'Flurkennzeichnung', en: 'Cadastral reference' },
  size: { de: 'Größe', en: 'Size' },
  state: { de: 'Stand', en: 'State' },
  new: { de: 'Neu', en: 'New' },
  double: { de: 'Doppelt', en: 'Double' },
  faultyState: { de: 'Fehlerhaft', en: 'Faulty' },
  doubleOf: { de: 'wie „{name}“', en: 'like “{name}”' },
  noShape: { de: 'ohne Form', en: 'without a shape' },
  more: { de: 'Weitere anzeigen ({n})', en: 'Show more ({n})' },
  create: { de: 'Grundstücke anlegen', en: 'Create parcels' },
  notPreviewed: {
    de: 'Die Vorschau konnte nicht erstellt werden.',
    en: 'The preview could not be made.',
  },
  notCreated: {
    de: 'Die Grundstücke konnten nicht angelegt werden.',
    en: 'The parcels could not be created.',
  },
  done: {
    de: '{n} {n:Grundstück wurde|Grundstücke wurden} angelegt.',
    en: '{n} {n:parcel was|parcels were} created.',
  },
  undo: { de: 'Import rückgängig machen', en: 'Undo the import' },
  undoTitle: { de: 'Sind Sie sicher?', en: 'Are you sure?' },
  undoText: {
    de: 'Alle {n} Grundstücke dieses Imports werden gelöscht. Das geht nur, solange keines geändert oder verknüpft wurde.',
    en: 'All {n} parcels of this import are deleted. This is possible only while none was changed or linked.',
  },
  undone: { de: 'Der Import wurde rückgängig gemacht.', en: 'The import was undone.' },
  notUndone: {
    de: 'Der Import konnte nicht rückgängig gemacht werden.',
    en: 'The import could not be undone.',
  },
  toList: { de: 'Zur Liste der Grundstücke', en: 'To the list of parcels' },
} as const satisfies Record<string, Bilingual>

/** Names of standards, alike in every language. */
export const systemNames = {
  wgs84: 'WGS 84',
  utm32: 'ETRS89 / UTM 32 (EPSG:25832)',
  utm33: 'ETRS89 / UTM 33 (EPSG:25833)',
} as const
