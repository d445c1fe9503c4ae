import type { Bilingual } from '@allmende/domain/texts.ts'

export const codeTexts = {
  titles: {
    cpv: { de: 'CPV-Code auswählen', en: 'Choose a CPV code' },
    nuts: { de: 'Region auswählen', en: 'Choose a region' },
  },
  hints: {
    cpv: {
      de: 'Code oder Wort, zum Beispiel 45000000 oder Bauarbeiten.',
      en: 'Code or word, for example 45000000 or construction.',
    },
    nuts: {
      de: 'Code oder Name, zum Beispiel DE119 oder Hohenlohekreis. Wählbar sind Kreise und kreisfreie Städte.',
      en: 'Code or name, for example DE119 or Hohenlohekreis. Districts and district-free cities can be chosen.',
    },
  },
  placeholders: {
    cpv: { de: 'Code oder Wort tippen', en: 'Type a code or a word' },
    nuts: { de: 'Code oder Name tippen', en: 'Type a code or a name' },
  },
  search: { de: 'Suchen', en: 'Search' },
  browse: { de: 'Verzeichnis öffnen', en: 'Open directory' },
  typeOn: { de: 'Bitte tippen Sie einen Code oder ein Wort.', en: 'Please type a code or a word.' },
  nothing: { de: 'Zu „{search}“ gibt es keinen Eintrag.', en: 'There is no entry for “{search}”.' },
  loading: { de: 'Die Liste wird geladen …', en: 'Loading the list …' },
  notTaken: {
    de: '„{typed}“ wurde nicht übernommen. Bitte wählen Sie einen Eintrag aus der Liste oder dem Verzeichnis.',
    en: '“{typed}” was not taken. Please choose an entry from the list or the directory.',
  },
  failing: {
    de: 'Die Liste konnte nicht geladen werden. Es wird alle drei Sekunden erneut versucht.',
    en: 'The list could not be loaded. It is tried again every three seconds.',
  },
} satisfies Record<string, Bilingual | Record<'cpv' | 'nuts', Bilingual>>
