import type { Bilingual } from '../../texts.ts'
import type { NoticeKind, NoticeState, PortalProblem } from './notice-submissions.ts'

export const noticeStateTexts: Record<NoticeState, Bilingual> = {
  QUEUED: { de: 'Wartet auf die Übermittlung', en: 'Waiting to be sent' },
  SENDING: { de: 'Wird übermittelt', en: 'Being sent' },
  SUBMITTED: { de: 'Eingereicht', en: 'Submitted' },
  PUBLISHING: { de: 'Wird veröffentlicht', en: 'Being published' },
  PUBLISHED: { de: 'Veröffentlicht', en: 'Published' },
  NOT_PUBLISHED: { de: 'Nicht veröffentlicht', en: 'Not published' },
  VALIDATION_FAILED: { de: 'Prüfung nicht bestanden', en: 'Validation failed' },
  STOPPED: { de: 'Gestoppt', en: 'Stopped' },
}

export const noticeKindTexts: Record<NoticeKind, Bilingual> = {
  FIRST: { de: 'Erste Bekanntmachung', en: 'First notice' },
  CHANGE: { de: 'Änderungsbekanntmachung', en: 'Change notice' },
  CANCELLATION: { de: 'Bekanntmachung der Aufhebung', en: 'Cancellation notice' },
  RESULT: { de: 'Bekanntmachung des Ergebnisses', en: 'Result notice' },
}

/** What a problem means and what happens next. */
export const portalProblemTexts: Record<PortalProblem, Bilingual> = {
  unreachable: {
    de: 'SIMAP ist nicht erreichbar. Der nächste Versuch folgt von selbst.',
    en: 'SIMAP cannot be reached. The next attempt follows by itself.',
  },
  silent: {
    de: 'SIMAP hat nicht rechtzeitig geantwortet. Bevor die Bekanntmachung noch einmal übermittelt wird, fragen wir nach, ob sie angekommen ist.',
    en: 'SIMAP did not answer in time. Before the notice is sent again we ask whether it has arrived.',
  },
  busy: {
    de: 'SIMAP nimmt gerade keine Anfragen an. Der nächste Versuch folgt von selbst.',
    en: 'SIMAP does not take requests at the moment. The next attempt follows by itself.',
  },
  failing: {
    de: 'SIMAP meldet einen eigenen Fehler. Bevor die Bekanntmachung noch einmal übermittelt wird, fragen wir nach, ob sie angekommen ist.',
    en: 'SIMAP reports a fault of its own. Before the notice is sent again we ask whether it has arrived.',
  },
  keyRefused: {
    de: 'SIMAP lehnt unsere Zugangsdaten ab. Bitte benachrichtigen Sie die Administration der Plattform.',
    en: 'SIMAP refuses our credentials. Please tell the administrators of the platform.',
  },
  unreadable: {
    de: 'SIMAP antwortet anders als vereinbart. Der nächste Versuch folgt von selbst; bleibt es dabei, benachrichtigen Sie bitte die Administration.',
    en: 'SIMAP does not answer as agreed. The next attempt follows by itself; if this goes on, please tell the administrators.',
  },
  notArrived: {
    de: 'SIMAP hat die Annahme bestätigt, kennt die Bekanntmachung aber nicht. Sie können die Veröffentlichung stoppen und die Bekanntmachung neu einreichen.',
    en: 'SIMAP confirmed the submission but does not know the notice. You can stop the publication and submit the notice again.',
  },
  contradicting: {
    de: 'SIMAP nennt einen Stand, der dem vorherigen widerspricht. Wir zeigen den letzten glaubhaften und fragen weiter nach.',
    en: 'SIMAP names a state that contradicts the one before. We show the last credible one and keep asking.',
  },
  incomplete: {
    de: 'SIMAP hat die Übermittlung als unvollständig abgelehnt.',
    en: 'SIMAP refused the submission as incomplete.',
  },
  standardRefused: {
    de: 'SIMAP nimmt diese Version des eForms-Standards nicht an. Bitte benachrichtigen Sie die Administration der Plattform.',
    en: 'SIMAP does not accept this version of the eForms standard. Please tell the administrators of the platform.',
  },
  numberTaken: {
    de: 'SIMAP hat schon eine Bekanntmachung mit dieser Kennung und Version, zeigt sie uns aber nicht. Reichen Sie die Bekanntmachung neu ein; sie erhält dann eine höhere Version.',
    en: 'SIMAP already has a notice with this identifier and version but does not show it to us. Submit the notice again; it then gets a higher version.',
  },
  reportMissing: {
    de: 'Der Prüfbericht von SIMAP liegt noch nicht vor. Wir fragen weiter nach.',
    en: 'The validation report of SIMAP is not available yet. We keep asking.',
  },
  notWritten: {
    de: 'Die Bekanntmachung konnte nicht erstellt werden. Bitte benachrichtigen Sie die Administration der Plattform.',
    en: 'The notice could not be written. Please tell the administrators of the platform.',
  },
}
