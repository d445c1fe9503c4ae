import type { Bilingual } from '@allmende/domain/texts.ts'

/** What receipts and opening protocols have in common. */
export const texts = {
  tender: { de: 'Ausschreibung', en: 'Tender' },
  authority: { de: 'Vergabestelle', en: 'Contracting authority' },
  organization: { de: 'Unternehmen', en: 'Company' },
  lot: { de: 'Los', en: 'Lot' },
  round: { de: 'Runde', en: 'Round' },
  deadline: { de: 'Frist', en: 'Deadline' },
  noDeadline: { de: 'keine', en: 'none' },
  receivedAt: { de: 'Eingegangen', en: 'Received' },
  zone: { de: '{moment} (Zeitzone Europe/Berlin)', en: '{moment} (time zone Europe/Berlin)' },
  file: { de: 'Datei', en: 'File' },
  size: { de: 'Bytes', en: 'Bytes' },
  sum: { de: 'Prüfsumme (SHA-256)', en: 'Checksum (SHA-256)' },
  noFiles: { de: 'Ohne Dateien.', en: 'Without files.' },
} satisfies Record<string, Bilingual>
