import type { MarkerType } from '@allmende/domain/parcels/markers.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  panorama: { de: 'Panorama', en: 'Panorama' },
  nameless: { de: 'Panorama {n}', en: 'Panorama {n}' },
  stage: {
    de: 'Rundblick. Pfeiltasten drehen, Plus und Minus zoomen.',
    en: 'View all around. Arrow keys turn it, plus and minus zoom.',
  },
  zoomIn: { de: 'Vergrößern', en: 'Zoom in' },
  zoomOut: { de: 'Verkleinern', en: 'Zoom out' },
  left: { de: 'Nach links drehen', en: 'Turn left' },
  right: { de: 'Nach rechts drehen', en: 'Turn right' },
  up: { de: 'Nach oben drehen', en: 'Turn up' },
  down: { de: 'Nach unten drehen', en: 'Turn down' },
  turns: { de: 'Tasten zum Drehen', en: 'Buttons to turn' },
  enlarge: { de: 'Vollbild', en: 'Full screen' },
  shrink: { de: 'Vollbild beenden', en: 'Leave full screen' },
  gyroscope: { de: 'Mit der Bewegung des Geräts drehen', en: 'Turn with the device' },
  loading: { de: 'Das Panorama wird geladen …', en: 'Loading the panorama …' },
  loaded: { de: '{name} wird gezeigt.', en: '{name} is shown.' },
  failed: { de: 'Das Panorama konnte nicht geladen werden.', en: 'The panorama could not be loaded.' },
  failedWhy: {
    de: 'Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
    en: 'Please check the connection and try again.',
  },
  lost: { de: 'Die Anzeige wurde unterbrochen.', en: 'The display was interrupted.' },
  lostWhy: {
    de: 'Ihr Gerät hat den Grafikspeicher zurückgenommen. Zeigen Sie das Panorama neu an.',
    en: 'Your device took back the graphics memory. Show the panorama again.',
  },
  showAgain: { de: 'Neu anzeigen', en: 'Show again' },
  flat: {
    de: 'Ihr Browser kann den Rundblick nicht zeichnen. Sie sehen das Bild in der Fläche, die Marker stehen in der Liste.',
    en: 'Your browser cannot draw the view all around. You see the picture flat; the markers are in the list.',
  },
  broken: {
    de: 'Der Rundblick lässt sich hier nicht zeichnen. Sie sehen das Bild in der Fläche, die Marker stehen in der Liste.',
    en: 'The view all around cannot be drawn here. You see the picture flat; the markers are in the list.',
  },
  making: { de: 'Das Panorama wird noch vorbereitet.', en: 'The panorama is still being prepared.' },
  makingWhy: {
    de: 'Es erscheint hier von selbst, sobald es bereit ist.',
    en: 'It appears here by itself as soon as it is ready.',
  },
  unreadable: { de: 'Das Panorama konnte nicht gelesen werden.', en: 'The panorama could not be read.' },
  unreadableWhy: {
    de: 'Entfernen Sie es und laden Sie es erneut hoch.',
    en: 'Remove it and upload it again.',
  },
  gone: { de: 'Dieses Panorama wurde inzwischen entfernt.', en: 'This panorama has been removed meanwhile.' },
  markers: { de: 'Marker', en: 'Markers' },
  noMarkers: { de: 'In diesem Panorama gibt es keine Marker.', en: 'There are no markers in this panorama.' },
  walk: { de: 'Zum Panorama {name}', en: 'To the panorama {name}' },
  walkNameless: { de: 'Zu {name}', en: 'To {name}' },
  back: { de: 'Zurück zu {name}', en: 'Back to {name}' },
  noWords: { de: 'Keine weiteren Angaben.', en: 'No further details.' },
  wayTo: { de: 'Weg zu {name}', en: 'Way to {name}' },
  numbered: { de: '{kind} {n}', en: '{kind} {n}' },
} as const satisfies Record<string, Bilingual>

export const typeTexts: Record<MarkerType, Bilingual> = {
  pin: { de: 'Pin', en: 'Pin' },
  polygon: { de: 'Polygon', en: 'Polygon' },
  waypoint: { de: 'Wegpunkt', en: 'Waypoint' },
}
