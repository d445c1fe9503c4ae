import type { Bilingual } from '@allmende/domain/texts.ts'

export const parcelUploadTexts = {
  failed: { de: 'Hochladen fehlgeschlagen', en: 'Upload failed' },
  versionBefore: {
    de: 'Die bisherige Datei liegt jetzt unter „Frühere Versionen“.',
    en: 'The file it replaces is under “Previous file versions” now.',
  },
  notShared: {
    de: 'Die Datei ist da, konnte aber nicht veröffentlicht werden.',
    en: 'The file is there, but could not be made public.',
  },
  notCaptioned: {
    de: 'Die Datei ist da, ihre Beschreibung konnte aber nicht gespeichert werden.',
    en: 'The file is there, but its description could not be saved.',
  },
} satisfies Record<string, Bilingual>
