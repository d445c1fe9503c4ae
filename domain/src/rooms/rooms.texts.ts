import type { Labels } from '../changes.ts'

/** The words for what changes in a room. */
export const roomLabels = {
  name: { de: 'Name', en: 'Name' },
  description: { de: 'Beschreibung', en: 'Description' },
  document: { de: 'Dokument', en: 'Document' },
} as const satisfies Labels
