import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  navigation: { de: 'Hauptnavigation', en: 'Main navigation' },
  menu: { de: 'Menü', en: 'Menu' },
  openMenu: { de: 'Menü öffnen', en: 'Open menu' },
  closeMenu: { de: 'Menü schließen', en: 'Close menu' },
} satisfies Record<string, Bilingual>
