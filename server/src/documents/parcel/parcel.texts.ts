import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  subject: { de: 'Exposé', en: 'Land brochure' },
  titleOfSeveral: { de: 'Exposé: {n} Grundstücke', en: 'Land brochure: {n} parcels' },
  internal: { de: 'INTERN', en: 'INTERNAL' },
  internalPart: { de: '{name} (intern)', en: '{name} (internal)' },
  internalPicture: { de: 'Intern', en: 'Internal' },
  internalNote: {
    de: 'Intern: Dieses Exposé enthält Angaben, die nicht öffentlich sind.',
    en: 'Internal: this brochure holds facts that are not public.',
  },
  hiddenNote: {
    de: 'Intern: Dieses Grundstück ist nicht veröffentlicht.',
    en: 'Internal: this parcel is not published.',
  },
  north: { de: 'N', en: 'N' },
  place: { de: 'Lage', en: 'Where it is' },
  factSheet: { de: 'Steckbrief', en: 'Fact sheet' },
  noFacts: { de: 'Keine Angaben', en: 'No details' },
  panoramas: {
    de: '{n} {n:Panorama zeigt|Panoramen zeigen} das Grundstück rundum: {address}',
    en: '{n} {n:panorama shows|panoramas show} the parcel all around: {address}',
  },
  morePictures: {
    de: '{n} {n:weiteres Bild|weitere Bilder}: {address}',
    en: '{n} more {n:picture|pictures}: {address}',
  },
  brokenPicture: {
    de: 'Ein Bild konnte nicht gelesen werden und fehlt hier.',
    en: 'A picture could not be read and is missing here.',
  },
  picture: { de: 'Bild {n} von {name}', en: 'Picture {n} of {name}' },
  file: { de: 'Datei', en: 'File' },
  folder: { de: 'Ordner', en: 'Folder' },
  size: { de: 'Größe', en: 'Size' },
  moreFiles: { de: '{n} {n:weitere Datei|weitere Dateien}', en: '{n} more {n:file|files}' },
  filesAt: {
    de: 'Zum Herunterladen auf der Seite des Grundstücks: {address}',
    en: 'To be downloaded on the page of the parcel: {address}',
  },
  mapAlt: {
    de: 'Karte des Grundstücks {name}: seine Form und was darum liegt, Norden oben, mit einem Maßstab von {length}.',
    en: 'Map of the parcel {name}: its shape and what lies around it, north at the top, with a scale bar of {length}.',
  },
  placeAlt: {
    de: 'Karte zum Grundstück {name}: die Lage seines Standorts, Norden oben, mit einem Maßstab von {length}.',
    en: 'Map for the parcel {name}: where its location lies, north at the top, with a scale bar of {length}.',
  },
  neighboursAlt: { de: 'Eingezeichnet sind auch: {names}.', en: 'Also drawn: {names}.' },
  mapNote: {
    de: '{coordinates} (WGS 84). Maßstab etwa 1 : {scale}, Web-Mercator, genordet.',
    en: '{coordinates} (WGS 84). Scale about 1 : {scale}, Web Mercator, north up.',
  },
  placeNote: {
    de: 'Eingezeichnet ist der Standort. Für das Grundstück liegt keine Form vor.',
    en: 'Drawn is the location. There is no shape of the parcel.',
  },
  page: { de: 'Dieses Grundstück im Internet', en: 'This parcel on the internet' },
  pageAlt: { de: 'QR-Code mit der Adresse {address}', en: 'QR code with the address {address}' },
  asOf: { de: 'Stand: {moment}', en: 'As of {moment}' },
} satisfies Record<string, Bilingual>
