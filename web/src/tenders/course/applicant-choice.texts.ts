import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  search: { de: 'Unternehmen suchen', en: 'Search companies' },
  notFound: { de: 'Kein Unternehmen mit diesem Namen.', en: 'No company of this name.' },
  more: { de: 'Weitere anzeigen ({n})', en: 'Show more ({n})' },
  filedIn: { de: '{lot} eingereicht: {moment}', en: '{lot} filed: {moment}' },
  open: { de: 'Antrag ansehen (neuer Tab)', en: 'View application (new tab)' },
  openOf: { de: '{name}: Antrag ansehen (neuer Tab)', en: '{name}: view application (new tab)' },
  forOthers: {
    de: 'Für {n} weitere ohne Begründung übernehmen',
    en: 'Use for {n} {n:other|others} without a reason',
  },
  emptyLots: {
    de: 'Für {lots} bliebe niemand. Wird dort niemand ausgewählt, nehmen Sie das Los aus der Auswahl und beenden Sie es.',
    en: 'Nobody would be left for {lots}. If nobody is chosen there, take the lot out of the choice and end it.',
  },
} satisfies Record<string, Bilingual>
