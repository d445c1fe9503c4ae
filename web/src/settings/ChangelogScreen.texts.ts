import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Versionshinweise', en: 'Release notes' },
  version: { de: 'Version {version}', en: 'Version {version}' },
} satisfies Record<string, Bilingual>

/** The newest first. */
export const releases: readonly { version: string; date: string; notes: Bilingual }[] = [
  { version: '1.0', date: '30.6.2023', notes: { de: 'Erste Veröffentlichung', en: 'First release' } },
]
