import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  shortcut: { de: 'Strg K', en: 'Ctrl K' },
  search: { de: 'Suchen', en: 'Search' },
  title: { de: 'Wonach suchen Sie?', en: 'What are you looking for?' },
  field: { de: 'Überall suchen', en: 'Search everywhere' },
  placeholder: {
    de: 'Titel, Beschreibung, Flurkennzeichnung',
    en: 'Title, description, cadastral reference',
  },
  hits: { de: 'Treffer', en: 'Hits' },
  all: { de: 'Alle Treffer in der Liste zeigen', en: 'Show all hits in the list' },
  found: {
    de: '{n} Treffer. Mit den Pfeiltasten wählen Sie einen aus.',
    en: '{n} {n:hit|hits}. Choose one with the arrow keys.',
  },
  foundMore: {
    de: 'Mehr als {n} Treffer. Mit den Pfeiltasten wählen Sie einen aus.',
    en: 'More than {n} hits. Choose one with the arrow keys.',
  },
  searching: { de: 'Wird gesucht …', en: 'Searching …' },
  hint: {
    de: 'Schon die ersten Buchstaben genügen. Die Eingabetaste zeigt alle Treffer in der Liste.',
    en: 'The first letters will do. The enter key shows all hits in the list.',
  },
  nothing: {
    de: 'Nichts gefunden. Bitte versuchen Sie ein anderes Wort.',
    en: 'Nothing found. Please try another word.',
  },
  failed: { de: 'Die Suche ist fehlgeschlagen.', en: 'The search failed.' },
} satisfies Record<string, Bilingual>
