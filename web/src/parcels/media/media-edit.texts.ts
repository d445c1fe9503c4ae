import type { Bilingual } from '@allmende/domain/texts.ts'

export const editTexts = {
  upload: { de: 'Datei hochladen', en: 'Upload file' },
  intro: {
    de: 'Jede Änderung wird sofort gespeichert. Die Beschreibung steht unter dem Bild und wird Menschen vorgelesen, die es nicht sehen.',
    en: 'Every change is saved at once. The description stands below the picture and is read to people who do not see it.',
  },
  noImages: { de: 'Noch keine Bilder.', en: 'No pictures yet.' },
  noPanoramas: { de: 'Noch keine Panoramen.', en: 'No panoramas yet.' },
  seen: { de: 'Besucher sehen sie.', en: 'Visitors see them.' },
  seenLater: {
    de: 'Besucher sehen sie, sobald das Grundstück öffentlich ist.',
    en: 'Visitors will see them once the parcel is public.',
  },
  unseen: { de: 'Besucher sehen sie nicht.', en: 'Visitors do not see them.' },
  caption: { de: 'Beschreibung', en: 'Description' },
  captionImage: { de: 'Beschreibung von Bild {n}', en: 'Description of picture {n}' },
  captionPanorama: { de: 'Beschreibung von Panorama {n}', en: 'Description of panorama {n}' },
  captionUnsaved: {
    de: 'Noch nicht gespeichert. Die Eingabetaste versucht es erneut.',
    en: 'Not saved yet. Enter tries again.',
  },
  captionChanged: {
    de: 'Jemand hat inzwischen „{name}“ eingetragen.',
    en: 'Somebody has entered “{name}” meanwhile.',
  },
  captionEmptied: {
    de: 'Jemand hat die Beschreibung inzwischen entfernt.',
    en: 'Somebody has removed the description meanwhile.',
  },
  earlier: { de: '{name}: nach vorn', en: 'Move {name} forward' },
  later: { de: '{name}: nach hinten', en: 'Move {name} back' },
  handle: { de: '{name} verschieben', en: 'Move {name}' },
  handleHint: {
    de: 'Eingabetaste nimmt das Bild auf, Pfeiltasten verschieben es, die Eingabetaste legt es ab, Escape bricht ab.',
    en: 'Enter takes the picture up, arrow keys move it, Enter puts it down, Escape cancels.',
  },
  lifted: { de: '{name} aufgenommen, Stelle {at} von {n}.', en: '{name} taken up, place {at} of {n}.' },
  over: { de: 'Stelle {at} von {n}', en: 'Place {at} of {n}' },
  put: { de: '{name} steht jetzt an Stelle {at} von {n}.', en: '{name} is now at place {at} of {n}.' },
  stays: { de: '{name} bleibt, wo es war.', en: '{name} stays where it was.' },
  undo: { de: 'Reihenfolge zurücknehmen', en: 'Undo the order' },
  undone: { de: 'Die Reihenfolge ist wieder wie zuvor.', en: 'The order is as it was before.' },
  remove: { de: '{name} entfernen', en: 'Remove {name}' },
  removeImageTitle: { de: 'Dieses Bild entfernen?', en: 'Remove this picture?' },
  removePanoramaTitle: { de: 'Dieses Panorama entfernen?', en: 'Remove this panorama?' },
  removeImageText: {
    de: '„{name}“ wird endgültig gelöscht, auch das Original und die Beschreibung.',
    en: '“{name}” is deleted for good, with the original and the description.',
  },
  removePanoramaText: {
    de: '„{name}“ wird endgültig gelöscht, auch das Original, die Beschreibung und die Markierungen darin.',
    en: '“{name}” is deleted for good, with the original, the description and the markers in it.',
  },
  removeLinks: {
    de: '{n} {n:anderes Panorama verweist|andere Panoramen verweisen} darauf. Diese Verweise werden gelöst.',
    en: '{n} other {n:panorama leads|panoramas lead} there. These links are cleared.',
  },
  removeYes: { de: 'Endgültig entfernen', en: 'Remove for good' },
  notSaved: {
    de: 'Das Grundstück konnte nicht aktualisiert werden.',
    en: 'The parcel could not be updated.',
  },
} satisfies Record<string, Bilingual>

export const uploadTexts = {
  title: { de: 'Was möchten Sie hochladen?', en: 'What do you want to upload?' },
  image: { de: 'Bild', en: 'Picture' },
  imageText: { de: 'Ein Foto, ein Plan oder eine Zeichnung.', en: 'A photo, a plan or a drawing.' },
  panorama: { de: 'Panorama', en: 'Panorama' },
  panoramaText: {
    de: 'Eine Rundumsicht von 360 Grad, doppelt so breit wie hoch (2:1).',
    en: 'A view all around, 360 degrees, twice as wide as high (2:1).',
  },
  rules: {
    de: 'Eine Datei auf einmal: JPEG, PNG oder WebP, höchstens {size}. Angaben wie der Aufnahmeort werden aus den gezeigten Bildern entfernt.',
    en: 'One file at a time: JPEG, PNG or WebP, at most {size}. Details such as the place of capture are removed from the pictures shown.',
  },
  heic: {
    de: 'Fotos im Format HEIC, wie iPhones sie aufnehmen, speichern Sie bitte zuerst als JPEG.',
    en: 'Please save photos in the format HEIC, as taken by iPhones, as JPEG first.',
  },
  isHeic: {
    de: 'Das ist ein Foto im Format HEIC, das Browser nicht zeigen. Bitte speichern Sie es als JPEG und laden Sie es dann hoch.',
    en: 'This is a photo in the format HEIC, which browsers do not show. Please save it as JPEG and upload that.',
  },
  isOther: {
    de: 'Diese Dateiart wird hier nicht angenommen. Erlaubt sind JPEG, PNG und WebP.',
    en: 'This type of file is not accepted here. Allowed are JPEG, PNG and WebP.',
  },
  captionTitle: { de: 'Was ist zu sehen?', en: 'What is to be seen?' },
  captionHint: {
    de: 'Steht unter dem Bild und wird Menschen vorgelesen, die es nicht sehen. Sie können die Beschreibung auch später eintragen.',
    en: 'Stands below the picture and is read to people who do not see it. You can also enter the description later.',
  },
  chosen: { de: '{kind}: {name} ({size})', en: '{kind}: {name} ({size})' },
  otherFile: { de: 'Andere Datei wählen', en: 'Choose another file' },
  send: { de: 'Hochladen', en: 'Upload' },
} satisfies Record<string, Bilingual>
