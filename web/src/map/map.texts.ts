import type { Bilingual } from '@allmende/domain/texts.ts'

export const mapTexts = {
  loading: { de: 'Die Karte wird geladen …', en: 'The map is loading …' },
  keys: {
    de: 'Die Pfeiltasten verschieben die Karte, Plus und Minus ändern den Maßstab.',
    en: 'The arrow keys move the map, plus and minus change its scale.',
  },
  zoomIn: { de: 'Vergrößern', en: 'Zoom in' },
  zoomOut: { de: 'Verkleinern', en: 'Zoom out' },
  overview: { de: 'Zurück zur Übersicht', en: 'Back to the overview' },
  ownPosition: { de: 'Eigenen Ort zeigen', en: 'Show where I am' },
  hereYouAre: { de: 'Hier befinden Sie sich', en: 'You are here' },
  enlarge: { de: 'Karte auf ganzem Bildschirm', en: 'Map on the whole screen' },
  shrink: { de: 'Ganzen Bildschirm verlassen', en: 'Leave the whole screen' },
  baseMap: { de: 'Hintergrundkarte wählen', en: 'Choose background map' },
  noBaseMap: { de: 'Keine Hintergrundkarte', en: 'No background map' },
  tilesFault: {
    de: 'Die Hintergrundkarte ist gerade nicht erreichbar.',
    en: 'The background map cannot be reached right now.',
  },
  noTiles: {
    de: 'Es ist keine Hintergrundkarte eingerichtet.',
    en: 'No background map has been set up.',
  },
  positionRefused: {
    de: 'Ihr Browser gibt Ihren Ort nicht weiter. Sie können das in seinen Einstellungen erlauben.',
    en: 'Your browser does not tell where you are. You can allow it in its settings.',
  },
  positionUnknown: {
    de: 'Ihr Ort ließ sich nicht bestimmen.',
    en: 'Where you are could not be found out.',
  },
  wheel: {
    de: 'Zum Vergrößern Strg gedrückt halten oder zuerst in die Karte klicken',
    en: 'To zoom hold Ctrl, or click into the map first',
  },
  wheelMac: {
    de: 'Zum Vergrößern ⌘ gedrückt halten oder zuerst in die Karte klicken',
    en: 'To zoom hold ⌘, or click into the map first',
  },
  fingers: { de: 'Die Karte mit zwei Fingern verschieben', en: 'Move the map with two fingers' },
  clusterOfLocations: { de: '{n} Standorte, heranzoomen', en: '{n} locations, zoom in' },
  clusterOfParcels: { de: '{n} Grundstücke, heranzoomen', en: '{n} parcels, zoom in' },
  spotOfLocations: { de: '{n} Standorte an dieser Stelle', en: '{n} locations at this spot' },
  spotOfParcels: { de: '{n} Grundstücke an dieser Stelle', en: '{n} parcels at this spot' },
  counted: { de: '{name}, {n} {n:Grundstück|Grundstücke}', en: '{name}, {n} {n:parcel|parcels}' },
  shapesInView: { de: 'Flächen im Kartenausschnitt', en: 'Areas in this part of the map' },
  legend: { de: 'Legende', en: 'Legend' },
  locationMark: { de: 'Standort', en: 'Location' },
  parcelMark: { de: 'Grundstück', en: 'Parcel' },
  clusterMark: {
    de: 'Mehrere dicht beieinander, die Zahl sagt wie viele',
    en: 'Several close together, the number says how many',
  },
  publicArea: { de: 'Öffentlich sichtbar', en: 'Visible to the public' },
  internalArea: { de: 'Nur intern sichtbar', en: 'Visible inside only' },
  archivedArea: { de: 'Archiviert', en: 'Archived' },
  neighbourArea: { de: 'Andere Grundstücke', en: 'Other parcels' },
  plainArea: { de: 'Fläche', en: 'Area' },
  noMapTitle: { de: 'Die Karte kann hier nicht gezeigt werden', en: 'The map cannot be shown here' },
  noMap: {
    de: 'Ihr Browser oder Ihr Gerät stellt WebGL 2 nicht bereit, das die Karte braucht. Alles, was auf der Karte steht, finden Sie auch in der Liste.',
    en: 'Your browser or device does not provide WebGL 2, which the map needs. All that stands on the map is in the list as well.',
  },
  mapFault: {
    de: 'Die Karte ließ sich nicht laden. Alles, was auf der Karte steht, finden Sie auch in der Liste.',
    en: 'The map could not be loaded. All that stands on the map is in the list as well.',
  },
  mapLost: {
    de: 'Die Grafikanzeige ist unterbrochen. Die Karte kehrt meist von selbst zurück.',
    en: 'The graphics were interrupted. The map usually comes back by itself.',
  },
  showOnMap: { de: 'Auf der Karte zeigen', en: 'Show on the map' },
} satisfies Record<string, Bilingual>
