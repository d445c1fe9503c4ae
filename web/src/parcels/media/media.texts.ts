import type { MediaProblem } from '@allmende/domain/parcels/parcel-media.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Bilder und Panoramen', en: 'Pictures and panoramas' },
  none: { de: 'Noch keine Bilder und Panoramen.', en: 'No pictures and panoramas yet.' },
  panorama: { de: 'Panorama', en: 'Panorama' },
  unnamedImage: { de: 'Bild {n} ohne Beschreibung', en: 'Picture {n} without description' },
  unnamedPanorama: { de: 'Panorama {n} ohne Beschreibung', en: 'Panorama {n} without description' },
  noCaption: { de: 'Beschreibung fehlt', en: 'Description missing' },
  making: { de: 'Wird verarbeitet …', en: 'Being processed …' },
  failed: { de: 'Nicht verarbeitet', en: 'Not processed' },
  failedWhy: {
    de: 'Die Datei ließ sich nicht als Bild lesen. Bitte entfernen Sie sie und laden Sie das Bild erneut hoch.',
    en: 'The file could not be read as a picture. Please remove it and upload the picture again.',
  },
  infectedWhy: {
    de: 'In der Datei wurde Schadsoftware gefunden. Bitte entfernen Sie sie und prüfen Sie das Gerät, von dem sie stammt.',
    en: 'Malware was found in the file. Please remove it and check the device it came from.',
  },
  notLoaded: { de: 'Nicht geladen', en: 'Not loaded' },
  openImage: { de: 'Bild vergrößern:', en: 'Enlarge picture:' },
  openPanorama: { de: 'Panorama öffnen:', en: 'Open panorama:' },
  back: { de: 'Vorige Bilder', en: 'Earlier pictures' },
  forth: { de: 'Weitere Bilder', en: 'Further pictures' },
  more: { de: '{n} weitere anzeigen', en: 'Show {n} more' },
  edit: { de: 'Bilder bearbeiten', en: 'Edit pictures' },
  done: { de: 'Fertig', en: 'Done' },
} satisfies Record<string, Bilingual>

/** Why a picture is not there, and what to do. */
export const whyFailed = ({ problem }: { problem?: MediaProblem | undefined }): Bilingual =>
  problem === 'infected' ? texts.infectedWhy : texts.failedWhy

export const lightboxTexts = {
  position: { de: '{at} von {n}', en: '{at} of {n}' },
  spoken: { de: 'Bild {at} von {n}: {name}', en: 'Picture {at} of {n}: {name}' },
  previous: { de: 'Voriges Bild', en: 'Previous picture' },
  next: { de: 'Nächstes Bild', en: 'Next picture' },
  enlarge: { de: 'Vergrößern', en: 'Enlarge' },
  fit: { de: 'Einpassen', en: 'Fit' },
  stage: {
    de: 'Vergrößertes Bild, mit den Pfeiltasten zu verschieben',
    en: 'Enlarged picture, moved by the arrow keys',
  },
  download: { de: 'Original herunterladen', en: 'Download original' },
  notLoaded: {
    de: 'Das Bild konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
    en: 'The picture could not be loaded. Please check your connection and load the page again.',
  },
} satisfies Record<string, Bilingual>
