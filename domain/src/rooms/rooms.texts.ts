import type { Labels } from '../changes.ts'

/** The words for what changes in a room. */
export const roomLabels = {
  name: { de: 'Name', en: 'Name' },
  description: { de: 'Beschreibung', en: 'Description' },
  checksum: { de: 'Prüfsumme', en: 'Checksum' },
  document: { de: 'Dokument', en: 'Document' },
} as const satisfies Labels
