import type { Bilingual } from '../../texts.ts'
import type { AnewReason, LostReason } from './migrated.ts'

/** Why something must be chosen anew. */
export const anewReasons: Record<AnewReason, Bilingual> = {
  code: {
    de: 'Diese Auswahl gibt es in der neuen Fassung nicht mehr.',
    en: 'This choice no longer exists in the new version.',
  },
  kind: {
    de: 'Die neue Fassung fragt nach Gewichtung, Festwert und Schwellenwert getrennt. Der Entwurf sagt nicht, was gemeint ist.',
    en: 'The new version asks for weighting, fixed value and threshold separately. The draft does not say which is meant.',
  },
  misfit: {
    de: 'Das neue Feld nimmt diesen Wert nicht an, zum Beispiel weil er zu lang ist.',
    en: 'The new field does not take this value, for example because it is too long.',
  },
}

/** Why something cannot come along. */
export const lostReasons: Record<LostReason, Bilingual> = {
  field: {
    de: 'Diese Angabe gibt es in der neuen Fassung nicht mehr.',
    en: 'This entry no longer exists in the new version.',
  },
  room: {
    de: 'In der neuen Fassung ist hier nur noch eine Angabe möglich.',
    en: 'The new version has room for only one entry here.',
  },
  kind: {
    de: 'Die neue Fassung fragt hier nach etwas anderer Art.',
    en: 'The new version asks for something of another kind here.',
  },
  fixed: {
    de: 'In der neuen Fassung steht hier immer derselbe Wert.',
    en: 'In the new version this value is always the same.',
  },
}
