import type { ReasonTexts } from '../verdict.ts'

/** Why a tender is not moved on as it was asked. */
export const courseReasons = {
  startUnknown: {
    type: 'ValidationException',
    de: 'Veröffentlicht wird ohne Start einer Phase, mit dem Teilnahmewettbewerb, mit der Verhandlung oder mit der Angebotsphase.',
    en: 'A tender is published without starting a phase, with the call for participation, the negotiation or the offer phase.',
  },
  publicationMissing: {
    type: 'ValidationException',
    de: 'Bitte wählen Sie Datum und Uhrzeit der Veröffentlichung.',
    en: 'Please choose date and time of the publication.',
  },
  deadlineOfForm: {
    type: 'ValidationException',
    de: 'Diese Frist wird im Formular der Ausschreibung gesetzt, nicht mit diesem Schritt.',
    en: 'This deadline is set in the form of the tender, not with this step.',
  },
  shortDeadlineReasonMissing: {
    type: 'ValidationException',
    de: 'Die Frist ist kürzer als das gesetzliche Minimum (§ 27 KonzVgV). Bitte begründen Sie das; die Begründung kommt in das Protokoll.',
    en: 'The deadline is shorter than the legal minimum (section 27 KonzVgV). Please give a reason; it goes into the log.',
  },
} as const satisfies ReasonTexts
