import type { Bilingual } from '@allmende/domain/texts.ts'

export const parcelUploadTexts = {
  failed: { de: 'Hochladen fehlgeschlagen', en: 'Upload failed' },
  notShared: {
    de: 'Die Datei ist da, konnte aber nicht veröffentlicht werden.',
    en: 'The file is there, but could not be made public.',
  },
  notCaptioned: {
    de: 'Die Datei ist da, ihre Beschreibung konnte aber nicht gespeichert werden.',
    en: 'The file is there, but its description could not be saved.',
  },
} satisfies Record<string, Bilingual>
