import type { ReasonTexts } from '../verdict.ts'

/** Why a published tender is not changed as asked. */
export const changeReasons = {
  changeNotPossible: {
    type: 'StageException',
    de: 'Die Ausschreibung ist veröffentlicht. Einige der Änderungen sind nicht mehr möglich.',
    en: 'The tender is published. Some of the changes are no longer possible.',
  },
  addedLotIncomplete: {
    type: 'ValidationException',
    de: 'In einem neuen Los fehlen noch Angaben oder sind fehlerhaft. Bitte ergänzen Sie diese, bevor Sie die Änderung bekanntmachen.',
    en: 'Entries of a new lot are still missing or wrong. Please complete them before you announce the change.',
  },
  changeBeforePublic: {
    type: 'StageException',
    de: 'Die Ausschreibung ist noch nicht öffentlich. Um sie zu bearbeiten, nehmen Sie die Veröffentlichung zurück.',
    en: 'The tender is not public yet. To edit it, take the publication back.',
  },
  nothingLeftToChange: {
    type: 'StageException',
    de: 'Die Angebote sind geöffnet. Die Ausschreibung kann nicht mehr geändert werden.',
    en: 'The offers have been opened. The tender can no longer be changed.',
  },
  noPendingChange: {
    type: 'StageException',
    de: 'Es ist keine Änderung gespeichert, die bekannt gemacht werden könnte.',
    en: 'No change is saved that could be announced.',
  },
  nothingToConfirm: {
    type: 'StageException',
    de: 'Zu dieser Änderung ist keine Bestätigung offen.',
    en: 'There is nothing to confirm for this change.',
  },
} as const satisfies ReasonTexts
