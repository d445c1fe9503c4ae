import type { LegalPage } from '@allmende/domain/settings/settings.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'

export const legalTitles: Record<LegalPage, Bilingual> = {
  impressum: { de: 'Impressum', en: 'Legal notice' },
  datenschutz: { de: 'Datenschutz', en: 'Data protection' },
  barrierefreiheit: { de: 'Barrierefreiheit', en: 'Accessibility' },
  technischeParameter: { de: 'Technische Parameter', en: 'Technical parameters' },
}

export const texts = {
  empty: {
    de: 'Für diese Seite wurde noch kein Text hinterlegt.',
    en: 'No text has been provided for this page yet.',
  },
} satisfies Record<string, Bilingual>
