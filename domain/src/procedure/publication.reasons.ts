import type { ReasonTexts } from '../verdict.ts'

/** Why a tender is not published, taken back, cancelled or put away. */
export const publicationReasons = {
  alreadyPublished: {
    type: 'StageException',
    de: 'Die Ausschreibung ist bereits veröffentlicht oder dafür vorgesehen.',
    en: 'The tender is already published or scheduled to be.',
  },
  alreadyPublic: {
    type: 'StageException',
    de: 'Die Ausschreibung ist bereits öffentlich und kann nicht mehr zurückgenommen werden. Sie können sie ändern oder aufheben.',
    en: 'The tender is already public and cannot be taken back. You can change or cancel it.',
  },
  publicationInPast: {
    type: 'ValidationException',
    de: 'Der Zeitpunkt der Veröffentlichung liegt in der Vergangenheit.',
    en: 'The time of publication lies in the past.',
  },
  publicationTooSoonForPortal: {
    type: 'ValidationException',
    de: 'Was zuerst an das Vergabeportal geht, erscheint hier frühestens zwei Tage später, also ab {from}.',
    en: 'What goes to the procurement portal first appears here two days later at the earliest, from {from}.',
  },
  startNotOffered: {
    type: 'ValidationException',
    de: 'Mit dieser Phase kann ein Verfahren dieser Art nicht beginnen.',
    en: 'A procedure of this kind cannot begin with this phase.',
  },
  applicationDeadlineBeforeStart: {
    type: 'ValidationException',
    de: 'Die Teilnahmefrist muss nach der Veröffentlichung am {published} liegen.',
    en: 'The application deadline must be after the publication on {published}.',
  },
  offerDeadlineBeforeStart: {
    type: 'ValidationException',
    de: 'Die Angebotsfrist muss nach der Veröffentlichung am {published} liegen.',
    en: 'The offer deadline must be after the publication on {published}.',
  },
  applicationsAfterOffers: {
    type: 'ValidationException',
    de: 'Die Teilnahmefrist muss vor der Angebotsfrist liegen ({deadline}).',
    en: 'The application deadline must be before the offer deadline ({deadline}).',
  },
  offersBeforeApplications: {
    type: 'ValidationException',
    de: 'Die Angebotsfrist muss nach der Teilnahmefrist liegen ({deadline}).',
    en: 'The offer deadline must be after the application deadline ({deadline}).',
  },
  noticeDeadlineBeforeStart: {
    type: 'ValidationException',
    de: 'Die Bekanntmachung nennt eine Frist, die bei ihrer Veröffentlichung am {published} schon vorbei ist. Bitte ändern Sie diese Frist im Formular.',
    en: 'The notice names a deadline that has passed by the time of its publication on {published}. Please change that deadline in the form.',
  },
  finalDeadlineMissing: {
    type: 'ValidationException',
    de: 'Bitte geben Sie die Frist an, mit der die letzte Runde endet.',
    en: 'Please enter the deadline with which the last round ends.',
  },
  firstRoundAfterFinal: {
    type: 'ValidationException',
    de: 'Die Frist der ersten Runde darf nicht nach der finalen Frist liegen ({deadline}).',
    en: 'The deadline of the first round must not be later than the final deadline ({deadline}).',
  },
  noticeUnderway: {
    type: 'StageException',
    de: 'Die Bekanntmachung ist auf dem Weg zum Vergabeportal. Bitte stoppen Sie sie zuerst oder warten Sie die Antwort ab.',
    en: 'The notice is on its way to the procurement portal. Please stop it first or wait for the answer.',
  },
  noticeOut: {
    type: 'StageException',
    de: 'Das Vergabeportal hat die Bekanntmachung bereits veröffentlicht. Die Ausschreibung kann nur noch geändert oder aufgehoben werden.',
    en: 'The procurement portal has already published the notice. The tender can only be changed or cancelled.',
  },
  notAtPortal: {
    type: 'StageException',
    de: 'Die Ausschreibung ist nicht für das Vergabeportal vorgesehen.',
    en: 'The tender is not meant for the procurement portal.',
  },
  cancelledNotPublished: {
    type: 'StageException',
    de: 'Die Ausschreibung wurde aufgehoben und archiviert. Sie wird nicht mehr veröffentlicht.',
    en: 'The tender was cancelled and archived. It is not published any more.',
  },
  cancelReasonMissing: {
    type: 'ValidationException',
    de: 'Bitte begründen Sie, warum die Ausschreibung aufgehoben wird.',
    en: 'Please give the reason why the tender is cancelled.',
  },
  endReasonMissing: {
    type: 'ValidationException',
    de: 'Bitte begründen Sie, warum das Los ohne Zuschlag endet.',
    en: 'Please give the reason why the lot ends without an award.',
  },
  everyLotEnded: {
    type: 'StageException',
    de: 'Alle Lose sind beendet. Die Ausschreibung kann nur noch archiviert werden.',
    en: 'All lots have ended. The tender can only be archived.',
  },
  lotsStillOpen: {
    type: 'StageException',
    de: 'Archivieren können Sie, sobald alle Lose beendet sind.',
    en: 'You can archive the tender once all of its lots have ended.',
  },
} as const satisfies ReasonTexts
