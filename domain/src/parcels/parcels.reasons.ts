import type { ReasonTexts } from '../verdict.ts'

/** Why something cannot be done with a parcel. */
export const parcelReasons = {
  parcelArchived: {
    type: 'ConflictException',
    de: 'Ein archiviertes Grundstück kann nicht bearbeitet werden. Stellen Sie es zuerst wieder her.',
    en: 'An archived parcel cannot be edited. Restore it first.',
  },
  factKept: {
    type: 'ValidationException',
    de: 'Das Zusatzfeld „{name}“ ist vorgegeben und kann nicht entfernt werden.',
    en: 'The additional field “{name}” is prescribed and cannot be removed.',
  },
  factDoubled: {
    type: 'ValidationException',
    de: 'Das Zusatzfeld „{name}“ gibt es schon.',
    en: 'There is already an additional field “{name}”.',
  },
} as const satisfies ReasonTexts
