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
  exportsBusy: {
    type: 'UnavailableException',
    de: 'Gerade werden sehr viele Grundstücke abgerufen. Bitte versuchen Sie es in einigen Sekunden erneut.',
    en: 'Very many parcels are being fetched right now. Please try again in a few seconds.',
  },
  importUnreadable: {
    type: 'ValidationException',
    de: 'Die Datei kann nicht übernommen werden.',
    en: 'The file cannot be taken.',
  },
  importFaulty: {
    type: 'ValidationException',
    de: 'Nichts wurde angelegt: {count} Objekte können nicht übernommen werden (Zeilen {rows}).',
    en: 'Nothing was created: {count} features cannot be taken (rows {rows}).',
  },
  importEmpty: {
    type: 'ValidationException',
    de: 'Nichts wurde angelegt: Kein Objekt der Datei wird zu einem Grundstück.',
    en: 'Nothing was created: no feature of the file becomes a parcel.',
  },
  importChanged: {
    type: 'ConflictException',
    de: 'Der Import kann nicht mehr rückgängig gemacht werden: Geändert wurden inzwischen {names}.',
    en: 'The import can no longer be undone: meanwhile changed were {names}.',
  },
  importLinked: {
    type: 'ConflictException',
    de: 'Der Import kann nicht rückgängig gemacht werden: Mit Ausschreibungen verknüpft sind {names}.',
    en: 'The import cannot be undone: linked to tenders are {names}.',
  },
  parameterUnknown: {
    type: 'ValidationException',
    de: 'Der Parameter „{name}“ ist nicht bekannt oder sein Wert nicht lesbar.',
    en: 'The parameter “{name}” is not known or its value cannot be read.',
  },
} as const satisfies ReasonTexts
