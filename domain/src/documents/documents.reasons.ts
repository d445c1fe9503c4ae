import type { ReasonTexts } from '../verdict.ts'

/** Why a download is refused. */
export const documentReasons = {
  downloadUnknown: {
    type: 'NotFoundException',
    de: 'Diese Adresse gibt es nicht. Bitte fordern Sie die Datei erneut an.',
    en: 'There is no such address. Please request the file again.',
  },
  downloadExpired: {
    type: 'NotFoundException',
    de: 'Dieser Link ist abgelaufen. Bitte fordern Sie die Datei erneut an.',
    en: 'This link has expired. Please request the file again.',
  },
} as const satisfies ReasonTexts
