import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  open: { de: 'Exposé als PDF', en: 'Brochure as PDF' },
  titleOfSeveral: { de: 'Exposé: {n} Grundstücke', en: 'Brochure: {n} parcels' },
  make: { de: 'PDF erstellen', en: 'Make the PDF' },
  audience: { de: 'Für wen?', en: 'For whom?' },
  internal: { de: 'Mit internen Angaben', en: 'With internal facts' },
  internalHint: {
    de: 'Alles, was Sie sehen, auch interne Notizen. Seiten mit Internem tragen den Vermerk INTERN.',
    en: 'Everything you see, internal notes included. Pages with internal facts are marked INTERNAL.',
  },
  public: { de: 'Wie Besucher es sehen', en: 'As visitors see it' },
  publicHint: {
    de: 'Nur Öffentliches, zum Weitergeben.',
    en: 'Public facts only, to be passed on.',
  },
  pictures: { de: 'Bilder', en: 'Pictures' },
  chosen: { de: '{n} von {all} ausgewählt', en: '{n} of {all} chosen' },
  most: { de: 'Höchstens {n} Bilder passen in ein Exposé.', en: 'A brochure holds {n} pictures at most.' },
  noPublicPictures: {
    de: 'Die Bilder dieses Grundstücks sind nicht öffentlich und fehlen in diesem Exposé.',
    en: 'The pictures of this parcel are not public and are left out of this brochure.',
  },
  ofFound: { de: 'Exposé der gefundenen als PDF', en: 'Brochure of those found as PDF' },
  nothing: { de: 'Es ist kein Grundstück zu sehen.', en: 'There is no parcel to be seen.' },
  tooMany: {
    de: 'Ein Exposé fasst höchstens {n} Grundstücke. Grenzen Sie die Liste mit Filtern ein.',
    en: 'A brochure holds {n} parcels at most. Narrow the list by filters.',
  },
} satisfies Record<string, Bilingual>
