import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  views: { de: 'Ansichten der Grundstücke', en: 'Views of the parcels' },
  map: { de: 'Karte', en: 'Map' },
  list: { de: 'Liste', en: 'List' },
  mapLabel: { de: 'Karte der Grundstücke', en: 'Map of the parcels' },
  byLocation: { de: 'Grundstücke nach Standort', en: 'Parcels by location' },
  unknownLocation: { de: 'Unbekannter Standort', en: 'Unknown location' },
  ofLocation: { de: 'Grundstücke: {name}', en: 'Parcels: {name}' },
  count: { de: '{n} {n:Grundstück|Grundstücke}', en: '{n} {n:parcel|parcels}' },
  archived: { de: '(Archiviert) {name}', en: '(Archived) {name}' },
  public: { de: 'Öffentlich', en: 'Public' },
  internal: { de: 'Intern', en: 'Internal' },
  more: { de: 'Weitere anzeigen', en: 'Show more' },
  moreOf: { de: 'Weitere Grundstücke anzeigen: {name}', en: 'Show more parcels: {name}' },
  shownOf: { de: '{n} von {total} gezeigt', en: '{n} of {total} shown' },
  openAll: { de: 'Alle aufklappen', en: 'Open all' },
  closeAll: { de: 'Alle zuklappen', en: 'Close all' },
  notLoaded: {
    de: 'Die Grundstücke konnten nicht geladen werden.',
    en: 'The parcels could not be loaded.',
  },
  notRefreshed: {
    de: 'Die Grundstücke konnten nicht aktualisiert werden. Sie sehen den letzten Stand.',
    en: 'The parcels could not be refreshed. You see the last known state.',
  },
  moveMap: {
    de: 'Zum Vergrößern wählen Sie einen Standort. Aus der Nähe zeigt die Karte die einzelnen Grundstücke.',
    en: 'Choose a location to zoom in. From near by the map shows the single parcels.',
  },
  notAllOnMap: {
    de: 'Im Kartenausschnitt liegen mehr als {n} Grundstücke. Vergrößern Sie die Karte, um alle zu sehen.',
    en: 'More than {n} parcels lie in this part of the map. Zoom in to see all of them.',
  },
  noneInView: {
    de: 'In diesem Kartenausschnitt liegt kein Grundstück.',
    en: 'There is no parcel in this part of the map.',
  },
  withoutLocation: {
    de: 'Der Standort von {n} {n:Grundstück|Grundstücken} ist unbekannt; die Karte zeigt {n:es|sie} nur aus der Nähe und mit bekannter Form.',
    en: 'The location of {n} {n:parcel|parcels} is unknown; the map shows {n:it|them} only from near by and with a known shape.',
  },
} as const satisfies Record<string, Bilingual>

export const emptyTexts = {
  none: { de: 'Noch keine Grundstücke', en: 'No parcels yet' },
  noneInside: {
    de: 'Legen Sie das erste Grundstück an oder importieren Sie mehrere auf einmal.',
    en: 'Create the first parcel or import several at once.',
  },
  noneOutside: {
    de: 'Zurzeit ist kein Grundstück veröffentlicht. Schauen Sie später wieder vorbei.',
    en: 'No parcel is published at the moment. Please come back later.',
  },
  noMatch: { de: 'Kein Grundstück passt zu den Filtern', en: 'No parcel matches the filters' },
  noMatchText: {
    de: 'Ändern oder entfernen Sie Filter, um mehr zu finden.',
    en: 'Change or remove filters to find more.',
  },
} as const satisfies Record<string, Bilingual>

export const exportTexts = {
  menu: { de: 'Weitere Aktionen', en: 'More actions' },
  geoJson: { de: 'Als GeoJSON exportieren', en: 'Export as GeoJSON' },
  csv: { de: 'Als CSV exportieren', en: 'Export as CSV' },
  import: { de: 'Grundstücke importieren', en: 'Import parcels' },
  export: { de: 'Exportieren', en: 'Export' },
  notExported: {
    de: 'Die Grundstücke konnten nicht exportiert werden.',
    en: 'The parcels could not be exported.',
  },
  fileName: { de: 'grundstuecke', en: 'parcels' },
  noLine: {
    de: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
    en: 'The server cannot be reached. Please check your connection.',
  },
} as const satisfies Record<string, Bilingual>
