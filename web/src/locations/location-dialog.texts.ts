import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  createTitle: { de: 'Standort anlegen', en: 'Create location' },
  editTitle: { de: 'Standort bearbeiten', en: 'Edit location' },
  nameTaken: { de: 'Der Name ist bereits vergeben.', en: 'This name is already taken.' },
  chooseOther: {
    de: 'Bitte wählen Sie einen anderen Standortnamen',
    en: 'Please choose another name for the location',
  },
  nameMissing: { de: 'Bitte geben Sie einen Namen an.', en: 'Please enter a name.' },
  positionMissing: {
    de: 'Bitte setzen Sie die Position: über die Adresse, durch einen Klick in die Karte oder mit Breite und Länge.',
    en: 'Please set the position: by the address, by a click on the map, or with latitude and longitude.',
  },
  mapHint: {
    de: 'Klicken Sie in die Karte, um die Position zu setzen, oder zeichnen Sie die Fläche des Standorts. Bestätigen Sie mit Speichern.',
    en: 'Click on the map to set the position, or draw the area of the location. Confirm with Save.',
  },
  map: { de: 'Karte zum Setzen der Position', en: 'Map for setting the position' },
  position: { de: 'Position', en: 'Position' },
  degrees: { de: 'Grad, zum Beispiel {example}', en: 'Degrees, for example {example}' },
  areaDrawn: { de: 'eingezeichnet', en: 'drawn' },
  discardTitle: { de: 'Sind Sie sicher?', en: 'Are you sure?' },
  discardText: {
    de: 'Wollen Sie die Änderungen wirklich verwerfen?',
    en: 'Do you really want to discard the changes?',
  },
  archivedMeanwhile: {
    de: 'Dieser Standort ist inzwischen archiviert. Stellen Sie ihn wieder her, um ihn zu ändern; Ihre Eingaben bleiben stehen.',
    en: 'This location has been archived meanwhile. Restore it to change it; what you entered stays.',
  },
  notLoaded: {
    de: 'Der Standort konnte nicht geladen werden.',
    en: 'The location could not be loaded.',
  },
} satisfies Record<string, Bilingual>

/** What is said after saving, by whether it is a new one. */
export const created = {
  saved: { de: 'Der Standort wurde erstellt.', en: 'The location has been created.' },
  notSaved: { de: 'Der Standort konnte nicht erstellt werden.', en: 'The location could not be created.' },
} satisfies Record<string, Bilingual>

export const updated = {
  saved: { de: 'Der Standort wurde aktualisiert.', en: 'The location has been updated.' },
  notSaved: {
    de: 'Der Standort konnte nicht aktualisiert werden.',
    en: 'The location could not be updated.',
  },
} satisfies Record<string, Bilingual>

export const searchTexts = {
  label: { de: 'Adresssuche', en: 'Address search' },
  hint: {
    de: 'Tippen Sie eine Adresse und wählen Sie sie aus der Liste. Sie setzt die Position.',
    en: 'Type an address and choose it from the list. It sets the position.',
  },
  searching: { de: 'Wird gesucht …', en: 'Searching …' },
  nothing: { de: 'Keine Adresse gefunden', en: 'No address found' },
  type: { de: 'Tippen Sie, um zu suchen', en: 'Type to search' },
  clear: { de: 'Adresse entfernen', en: 'Remove the address' },
} satisfies Record<string, Bilingual>
