import type { MarkerAnchor } from '@allmende/domain/parcels/markers.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  edit: { de: 'Marker bearbeiten', en: 'Edit markers' },
  stop: { de: 'Bearbeiten beenden', en: 'Stop editing' },
  tools: { de: 'Marker setzen', en: 'Place markers' },
  finish: { de: 'Fertig', en: 'Done' },
  undo: { de: 'Marker-Änderung rückgängig machen', en: 'Undo the change of markers' },
  redo: { de: 'Marker-Änderung wiederholen', en: 'Redo the change of markers' },
  list: { de: 'Zur Liste', en: 'Back to the list' },
  hint: {
    de: 'Wählen Sie Pin, Polygon oder Wegpunkt und klicken Sie in das Bild. Mit der Tastatur: Bild drehen, Enter setzt in die Mitte.',
    en: 'Choose pin, polygon or waypoint and click into the picture. By keyboard: turn the picture, Enter places in the middle.',
  },
  place: {
    de: 'Klicken Sie an die Stelle, oder drehen Sie das Bild und drücken Sie Enter. Escape bricht ab.',
    en: 'Click the place, or turn the picture and press Enter. Escape cancels.',
  },
  draw: {
    de: 'Jeder Klick setzt einen Punkt ({n}). Rechtsklick, Escape oder „Fertig“ beendet; weniger als 3 Punkte werden verworfen.',
    en: 'Each click sets a point ({n}). A right click, Escape or “Done” ends it; fewer than 3 points are discarded.',
  },
  move: {
    de: 'Ziehen oder Pfeiltasten verschieben den Marker um 1°, mit Umschalttaste um 5°. Escape hebt die Auswahl auf.',
    en: 'Drag it, or arrow keys move the marker by 1°, with Shift by 5°. Escape deselects it.',
  },
  hintByFinger: {
    de: 'Wählen Sie Pin, Polygon oder Wegpunkt und tippen Sie in das Bild.',
    en: 'Choose pin, polygon or waypoint and tap the picture.',
  },
  placeByFinger: {
    de: 'Tippen Sie an die Stelle; Ziehen dreht das Bild. „Fertig“ bricht ab.',
    en: 'Tap the place; dragging turns the picture. “Done” cancels.',
  },
  drawByFinger: {
    de: 'Jedes Tippen setzt einen Punkt ({n}). „Fertig“ beendet; weniger als 3 Punkte werden verworfen.',
    en: 'Each tap sets a point ({n}). “Done” ends it; fewer than 3 points are discarded.',
  },
  moveByFinger: {
    de: 'Ziehen Sie den Marker an seinen Platz. „Zur Liste“ hebt die Auswahl auf.',
    en: 'Drag the marker to its place. “Back to the list” deselects it.',
  },
  full: {
    de: 'In diesem Panorama ist kein Platz für weitere Marker.',
    en: 'There is no room for more markers in this panorama.',
  },
  saved: { de: 'Die Marker wurden gespeichert.', en: 'The markers were saved.' },
  merged: {
    de: 'Die Marker wurden gespeichert und mit den Änderungen einer anderen Person zusammengeführt.',
    en: 'The markers were saved and merged with the changes of somebody else.',
  },
  unlinked: {
    de: 'Ein verknüpftes Panorama wurde inzwischen entfernt. Marker, die dorthin führten, führen nun nirgendwohin.',
    en: 'A linked panorama has been removed meanwhile. Markers that led there now lead nowhere.',
  },
  tooLong: {
    de: 'Der Inhalt dieses Markers ist zu lang.',
    en: 'The content of this marker is too long.',
  },
  notSaved: {
    de: 'Das Grundstück konnte nicht aktualisiert werden.',
    en: 'The parcel could not be updated.',
  },
  sure: { de: 'Sind Sie sicher?', en: 'Are you sure?' },
  discard: {
    de: 'Wollen Sie die Änderungen wirklich verwerfen?',
    en: 'Do you really want to discard the changes?',
  },
  tooltip: { de: 'Tooltip', en: 'Tooltip' },
  tooltipPosition: { de: 'Position des Tooltips', en: 'Position of the tooltip' },
  width: { de: 'Breite', en: 'Width' },
  height: { de: 'Höhe', en: 'Height' },
  anchor: { de: 'Ankerpunkt', en: 'Anchor' },
  fill: { de: 'Füllung', en: 'Fill' },
  opacity: { de: 'Deckkraft', en: 'Opacity' },
  stroke: { de: 'Linie', en: 'Stroke' },
  strokeWidth: { de: 'Linienstärke', en: 'Stroke width' },
  content: { de: 'Inhalt', en: 'Content' },
  link: { de: 'Verknüpftes Panorama', en: 'Linked panorama' },
  yaw: { de: 'Drehung (°)', en: 'Yaw (°)' },
  pitch: { de: 'Neigung (°)', en: 'Pitch (°)' },
  corner: { de: 'Punkt', en: 'Point' },
  allCorners: { de: 'Alle Punkte', en: 'All points' },
  cornerAt: { de: 'Punkt {n}', en: 'Point {n}' },
  delete: { de: 'Marker löschen', en: 'Delete marker' },
  notDeletable: { de: 'Dieser Marker kann nicht gelöscht werden.', en: 'This marker cannot be deleted.' },
  contestedTitle: { de: 'Welche Fassung soll bleiben?', en: 'Which version shall stay?' },
  contestedText: {
    de: 'Während Sie gearbeitet haben, hat eine andere Person dieselben Marker geändert.',
    en: 'While you were working somebody else changed the same markers.',
  },
  mine: { de: 'Meine: {name}', en: 'Mine: {name}' },
  theirs: { de: 'Die andere: {name}', en: 'The other one: {name}' },
  deleted: { de: 'gelöscht', en: 'deleted' },
  changed: { de: '{name} (geändert)', en: '{name} (changed)' },
} as const satisfies Record<string, Bilingual>

export const placeTexts: Record<MarkerAnchor, Bilingual> = {
  'center center': { de: 'Mitte', en: 'Centre' },
  'top center': { de: 'Oben Mitte', en: 'Top centre' },
  'center left': { de: 'Mitte links', en: 'Centre left' },
  'center right': { de: 'Mitte rechts', en: 'Centre right' },
  'bottom center': { de: 'Unten Mitte', en: 'Bottom centre' },
  'top left': { de: 'Oben links', en: 'Top left' },
  'top right': { de: 'Oben rechts', en: 'Top right' },
  'bottom left': { de: 'Unten links', en: 'Bottom left' },
  'bottom right': { de: 'Unten rechts', en: 'Bottom right' },
}
