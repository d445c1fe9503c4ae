import type { ReasonTexts } from '../verdict.ts'

/** Why there is no archive of a tender. */
export const archiveReasons = {
  archiveTooSoon: {
    type: 'StageException',
    de: 'Das Archiv kann erst exportiert werden, wenn alle Lose beendet sind oder die Ausschreibung aufgehoben oder archiviert ist.',
    en: 'The archive can be exported once all lots have ended or the tender was cancelled or archived.',
  },
  archiveNotMade: {
    type: 'NotFoundException',
    de: 'Dieses Archiv gibt es nicht mehr. Bitte exportieren Sie es erneut.',
    en: 'This archive is no longer there. Please export it again.',
  },
  archiveBroken: {
    type: 'NotFoundException',
    de: 'Ein Teil des Archivs ist beschädigt oder nicht mehr da. Bitte exportieren Sie es erneut.',
    en: 'A part of the archive is damaged or no longer there. Please export it again.',
  },
} as const satisfies ReasonTexts
