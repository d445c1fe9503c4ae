import type { ReasonTexts } from '../verdict.ts'

/** Why a picture is not taken, not listed or not shown. */
export const mediaReasons = {
  pictureUnreadable: {
    type: 'ValidationException',
    de: '„{name}“ ist kein Bild, das angenommen wird, auch wenn die Endung so aussieht. Bitte verwenden Sie ein Foto oder eine Grafik als JPEG, PNG oder WebP.',
    en: '“{name}” is no picture that is accepted, even if its ending looks like one. Please use a photo or graphic as JPEG, PNG or WebP.',
  },
  pictureFromPhone: {
    type: 'ValidationException',
    de: '„{name}“ ist im Format HEIC, HEIF oder AVIF gespeichert, das nicht jeder Browser zeigt. Bitte speichern Sie das Bild als JPEG und laden Sie es erneut hoch (iPhone: Einstellungen › Kamera › Formate › Maximale Kompatibilität).',
    en: '“{name}” is saved as HEIC, HEIF or AVIF, which not every browser shows. Please save the picture as JPEG and upload it again (iPhone: Settings › Camera › Formats › Most Compatible).',
  },
  pictureTooManyPixels: {
    type: 'ValidationException',
    de: '„{name}“ hat mehr als 400 Millionen Pixel. Bitte verkleinern Sie das Bild und laden Sie es erneut hoch.',
    en: '“{name}” has more than 400 million pixels. Please make the picture smaller and upload it again.',
  },
  pictureDamaged: {
    type: 'ValidationException',
    de: '„{name}“ ist beschädigt oder unvollständig und lässt sich nicht bis zum Ende lesen. Bitte öffnen Sie das Bild, speichern Sie es neu und laden Sie es erneut hoch.',
    en: '“{name}” is damaged or incomplete and cannot be read to its end. Please open the picture, save it anew and upload it again.',
  },
  pictureTooHeavy: {
    type: 'ValidationException',
    de: '„{name}“ ist so gespeichert, dass es nur als Ganzes geöffnet werden kann, und dafür zu groß. Bitte speichern Sie das Bild ohne Interlacing oder als gewöhnliches (nicht progressives) JPEG oder verkleinern Sie es, und laden Sie es erneut hoch.',
    en: '“{name}” is saved in a way that it can only be opened as a whole, and is too large for that. Please save the picture without interlacing or as a plain (not progressive) JPEG, or make it smaller, and upload it again.',
  },
  pictureTooMuch: {
    type: 'ValidationException',
    de: '„{name}“ braucht zum Öffnen zu viel Zeit oder Speicher. Bitte speichern Sie das Bild als gewöhnliches JPEG und laden Sie es erneut hoch.',
    en: '“{name}” takes too much time or memory to open. Please save the picture as a plain JPEG and upload it again.',
  },
  panoramaNotSphere: {
    type: 'ValidationException',
    de: 'Ein Panorama muss doppelt so breit wie hoch sein (2:1, Kugelpanorama). „{name}“ hat {width} × {height} Pixel; bei dieser Breite müssten es {width} × {half} sein. Bitte laden Sie es als Bild hoch oder exportieren Sie das ganze Kugelpanorama.',
    en: 'A panorama has to be twice as wide as high (2:1, full sphere). “{name}” has {width} × {height} pixels; at this width it would have to be {width} × {half}. Please upload it as a picture or export the full sphere.',
  },
  tooManyImages: {
    type: 'ConflictException',
    de: 'Das Grundstück hat schon {most} Bilder, mehr fasst es nicht. Bitte entfernen Sie zuerst andere.',
    en: 'The parcel already has {most} pictures and takes no more. Please remove others first.',
  },
  tooManyPanoramas: {
    type: 'ConflictException',
    de: 'Das Grundstück hat schon {most} Panoramen, mehr fasst es nicht. Bitte entfernen Sie zuerst andere.',
    en: 'The parcel already has {most} panoramas and takes no more. Please remove others first.',
  },
  mediaIdMalformed: {
    type: 'ValidationException',
    de: 'Der Dateiname im Formular muss eine neue UUID sein, „{name}“ ist keine.',
    en: 'The file name in the form has to be a new UUID, “{name}” is none.',
  },
  mediaIdTaken: {
    type: 'ConflictException',
    de: 'Unter dieser Kennung gibt es schon eine Datei. Bitte laden Sie das Bild erneut hoch.',
    en: 'There is already a file under this id. Please upload the picture again.',
  },
  mediaUnknown: {
    type: 'ValidationException',
    de: 'In der Liste steht ein Bild, das dieses Grundstück dort nicht hat. Bitte laden Sie die Seite neu.',
    en: 'The list names a picture that this parcel does not have there. Please reload the page.',
  },
  mediaDoubled: {
    type: 'ValidationException',
    de: 'In der Liste steht ein Bild zweimal. Bitte laden Sie die Seite neu.',
    en: 'The list names a picture twice. Please reload the page.',
  },
  markerLinkUnknown: {
    type: 'ValidationException',
    de: 'Marker {n}: Das verknüpfte Panorama gibt es an diesem Grundstück nicht oder nicht mehr.',
    en: 'Marker {n}: the linked panorama does not, or no longer, exist at this parcel.',
  },
  markerLinkItself: {
    type: 'ValidationException',
    de: 'Marker {n}: Ein Marker kann nicht zu dem Panorama führen, in dem er steht.',
    en: 'Marker {n}: a marker cannot lead to the panorama it is in.',
  },
  markerContentTooLong: {
    type: 'ValidationException',
    de: 'Marker {n}: Der Inhalt ist mit seinen Formatierungen und Sonderzeichen {length} Zeichen lang, erlaubt sind höchstens {most}.',
    en: 'Marker {n}: with its formatting and special characters the content has {length} characters; at most {most} are allowed.',
  },
  markerContentTooTangled: {
    type: 'ValidationException',
    de: 'Marker {n}: Der Inhalt hat mehr als {most} Formatierungen und Sonderzeichen. Bitte vereinfachen Sie ihn.',
    en: 'Marker {n}: the content has more than {most} pieces of formatting and special characters. Please simplify it.',
  },
  markerContentsTooMuch: {
    type: 'ValidationException',
    de: 'Die neuen und geänderten Inhalte der Marker sind zusammen länger als {most} Zeichen. Bitte speichern Sie in mehreren Schritten.',
    en: 'The new and changed contents of the markers have more than {most} characters together. Please save in several steps.',
  },
  markersTooLarge: {
    type: 'ValidationException',
    de: 'Die Marker eines Panoramas dürfen zusammen höchstens {most} Zeichen lang sein. Bitte kürzen Sie Inhalte.',
    en: 'The markers of a panorama may have at most {most} characters together. Please shorten contents.',
  },
  mediaBeingMade: {
    type: 'UnavailableException',
    de: 'Das Bild wird noch aufbereitet. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The picture is still being prepared. Please try again in a moment.',
  },
  picturesBusy: {
    type: 'UnavailableException',
    de: 'Gerade werden sehr viele Bilder geprüft. Die Datei ist angekommen. Bitte versuchen Sie es in einer Minute erneut.',
    en: 'Very many pictures are being checked right now. The file has arrived. Please try again in a minute.',
  },
} as const satisfies ReasonTexts
