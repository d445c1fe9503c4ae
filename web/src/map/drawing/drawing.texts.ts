import type { Bilingual } from '@allmende/domain/texts.ts'

export const drawingTexts = {
  tools: { de: 'Werkzeuge zum Zeichnen', en: 'Drawing tools' },
  draw: { de: 'Fläche zeichnen', en: 'Draw area' },
  further: { de: 'Weitere Fläche', en: 'Further area' },
  hole: { de: 'Aussparung', en: 'Cut-out' },
  edit: { de: 'Bearbeiten', en: 'Edit' },
  remove: { de: 'Löschen', en: 'Delete' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  redo: { de: 'Wiederholen', en: 'Redo' },
  snap: { de: 'An Nachbarn einrasten', en: 'Snap to neighbours' },
  hintEmpty: {
    de: 'Noch keine Fläche. Zeichnen Sie eine, oder geben Sie ihre Ecken unten als Zahlen ein.',
    en: 'No area yet. Draw one, or enter its corners as numbers below.',
  },
  hintDraw: {
    de: 'Klicken Sie die Ecken nacheinander an. Die Eingabetaste oder ein Klick auf die erste Ecke schließt die Fläche, Escape bricht ab.',
    en: 'Click the corners one after the other. Enter or a click on the first corner closes the area, Escape cancels.',
  },
  hintHole: {
    de: 'Klicken Sie die Ecken der Aussparung innerhalb der Fläche an. Die Eingabetaste schließt sie, Escape bricht ab.',
    en: 'Click the corners of the cut-out inside the area. Enter closes it, Escape cancels.',
  },
  hintEdit: {
    de: 'Ziehen Sie Ecken oder die ganze Fläche. Ein Klick auf eine Seitenmitte fügt eine Ecke ein, ein Rechtsklick auf eine Ecke entfernt sie.',
    en: 'Drag corners or the whole area. A click on the middle of a side adds a corner, a right click on a corner removes it.',
  },
  hintEditByTouch: {
    de: 'Ziehen Sie Ecken oder die ganze Fläche. Tippen auf eine Seitenmitte fügt eine Ecke ein; entfernen können Sie Ecken unten unter „Ecken als Zahlen“.',
    en: 'Drag corners or the whole area. A tap on the middle of a side adds a corner; corners are removed below under “Corners as numbers”.',
  },
  holeOutside: {
    de: 'Eine Aussparung muss ganz innerhalb der Fläche liegen und darf keine andere berühren. Die Änderung wurde nicht übernommen.',
    en: 'A cut-out has to lie wholly inside the area and clear of any other. The change was not kept.',
  },
  crossing: {
    de: 'Die Seiten der Fläche dürfen sich nicht kreuzen. Die Änderung wurde nicht übernommen.',
    en: 'The sides of the area must not cross. The change was not kept.',
  },
  corners: { de: 'Ecken als Zahlen', en: 'Corners as numbers' },
  outline: { de: 'Fläche {n}', en: 'Area {n}' },
  holeOf: { de: 'Aussparung {n} in Fläche {of}', en: 'Cut-out {n} in area {of}' },
  newOutline: { de: 'Neue Fläche', en: 'New area' },
  newHole: { de: 'Neue Aussparung', en: 'New cut-out' },
  ring: { de: 'Umriss', en: 'Outline' },
  corner: { de: 'Ecke', en: 'Corner' },
  latitude: { de: 'Breite', en: 'Latitude' },
  longitude: { de: 'Länge', en: 'Longitude' },
  latitudeOf: { de: 'Breite der Ecke {n}', en: 'Latitude of corner {n}' },
  longitudeOf: { de: 'Länge der Ecke {n}', en: 'Longitude of corner {n}' },
  actions: { de: 'Aktionen', en: 'Actions' },
  addCorner: { de: 'Ecke hinzufügen', en: 'Add corner' },
  insertAfter: { de: 'Ecke nach Ecke {n} einfügen', en: 'Insert a corner after corner {n}' },
  removeCorner: { de: 'Ecke {n} entfernen', en: 'Remove corner {n}' },
  apply: { de: 'Ecken übernehmen', en: 'Apply corners' },
  needsThree: {
    de: 'Eine Fläche braucht mindestens drei verschiedene Ecken.',
    en: 'An area needs at least three different corners.',
  },
  wrongDegrees: {
    de: 'Ecke {n}: Bitte Grad als Zahl eingeben, Breite zwischen −90 und 90, Länge zwischen −180 und 180, zum Beispiel 53,2101 und 8,9304.',
    en: 'Corner {n}: please enter degrees as a number, latitude between −90 and 90, longitude between −180 and 180, such as 53.2101 and 8.9304.',
  },
} satisfies Record<string, Bilingual>
