import type { ReasonTexts } from '../verdict.ts'

/** Why a document is not made or a download is refused. */
export const documentReasons = {
  sealedReceipt: {
    type: 'AccessDeniedException',
    de: 'Diese Bestätigung ist versiegelt, solange die Unterlagen dazu nicht geöffnet sind. Der Zugriff wurde protokolliert.',
    en: 'This confirmation is sealed as long as its documents are not opened. The attempt has been logged.',
  },
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
  tooManyDownloads: {
    type: 'RateLimitException',
    de: 'Es werden schon {most} Dateien zugleich heruntergeladen. Bitte warten Sie, bis eine davon fertig ist.',
    en: '{most} files are being downloaded at once already. Please wait until one of them is done.',
  },
} as const satisfies ReasonTexts
