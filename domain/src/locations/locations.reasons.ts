import type { ReasonTexts } from '../verdict.ts'

/** Why something cannot be done with a location. */
export const locationReasons = {
  locationNameTaken: {
    type: 'ConflictException',
    de: 'Der Name ist bereits vergeben.',
    en: 'This name is already taken.',
  },
  locationArchived: {
    type: 'ConflictException',
    de: 'Dieser Standort ist archiviert. Stellen Sie ihn zuerst wieder her.',
    en: 'This location is archived. Restore it first.',
  },
  locationUnknown: {
    type: 'ValidationException',
    de: 'Diesen Standort gibt es nicht.',
    en: 'There is no such location.',
  },
  locationInUse: {
    type: 'ConflictException',
    de: 'Zu diesem Standort gehören Grundstücke. Archivieren Sie ihn stattdessen.',
    en: 'Parcels belong to this location. Archive it instead.',
  },
} as const satisfies ReasonTexts
