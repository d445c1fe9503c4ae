import type { Bilingual } from '../texts.ts'
import type { LegalPage } from './settings.contract.ts'

export const legalTitles: Record<LegalPage, Bilingual> = {
  impressum: { de: 'Impressum', en: 'Legal notice' },
  datenschutz: { de: 'Datenschutz', en: 'Data protection' },
  barrierefreiheit: { de: 'Barrierefreiheit', en: 'Accessibility' },
  technischeParameter: { de: 'Technische Parameter', en: 'Technical parameters' },
  rechtshinweis: { de: 'Rechtshinweis', en: 'Disclaimer' },
}
