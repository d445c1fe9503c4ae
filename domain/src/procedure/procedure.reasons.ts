import type { ReasonTexts } from '../verdict.ts'
import { openingAndAwardReasons } from './opening-and-award.reasons.ts'
import { participationReasons } from './participation.reasons.ts'
import { publicationReasons } from './publication.reasons.ts'

/** Why a procedure does not go on as asked: each sentence names the rule. */
export const procedureReasons = {
  procedureNotRun: {
    type: 'StageException',
    de: 'Bekanntmachungen und vergebene Aufträge werden nur veröffentlicht; sie haben keine Phasen und keine Teilnahme.',
    en: 'Notices and awarded contracts are published only; they have no phases and no participation.',
  },
  procedureDraft: {
    type: 'StageException',
    de: 'Die Ausschreibung ist noch ein Entwurf. Bitte veröffentlichen Sie sie zuerst.',
    en: 'The tender is still a draft. Please publish it first.',
  },
  lotOver: {
    type: 'StageException',
    de: 'Das Los ist bereits beendet; daran ändert sich nichts mehr.',
    en: 'The lot has already ended; nothing about it changes any more.',
  },
  noLotChosen: {
    type: 'ValidationException',
    de: 'Bitte wählen Sie mindestens ein Los aus.',
    en: 'Please choose at least one lot.',
  },
  phaseSkipped: {
    type: 'StageException',
    de: 'Diese Phase gibt es in diesem Verfahren nicht.',
    en: 'This procedure does not have this phase.',
  },
  phaseBegun: {
    type: 'StageException',
    de: 'Diese Phase hat für das Los bereits begonnen oder ist schon vorbei.',
    en: 'This phase has already begun for the lot or is over.',
  },
  competitionIsNext: {
    type: 'StageException',
    de: 'Zuerst muss für das Los der Teilnahmewettbewerb beginnen.',
    en: 'The call for participation has to begin for the lot first.',
  },
  openingApplicationsIsNext: {
    type: 'StageException',
    de: 'Zuerst müssen die Teilnahmeanträge des Loses geöffnet werden.',
    en: 'The applications for the lot have to be opened first.',
  },
  negotiationIsNext: {
    type: 'StageException',
    de: 'Zuerst muss für das Los die Verhandlung beginnen.',
    en: 'The negotiation has to begin for the lot first.',
  },
  offerPhaseIsNext: {
    type: 'StageException',
    de: 'Zuerst muss für das Los die Angebotsphase beginnen.',
    en: 'The offer phase has to begin for the lot first.',
  },
  applicationDeadlineMissing: {
    type: 'StageException',
    de: 'Für das Los ist keine Teilnahmefrist gesetzt. Bitte setzen Sie zuerst eine.',
    en: 'The lot has no application deadline. Please set one first.',
  },
  applicationDeadlineOver: {
    type: 'StageException',
    de: 'Die Teilnahmefrist ist am {deadline} abgelaufen. Bitte verlängern Sie sie zuerst.',
    en: 'The application deadline passed on {deadline}. Please extend it first.',
  },
  nobodyApplied: {
    type: 'StageException',
    de: 'Für das Los ist kein Teilnahmeantrag zu prüfen. Bitte beenden Sie das Los ohne Zuschlag.',
    en: 'There is no application to review for the lot. Please end the lot without an award.',
  },
  nobodyAdmitted: {
    type: 'StageException',
    de: 'Über das Los verhandelt niemand, der zum Angebot aufgefordert werden könnte. Bitte lassen Sie jemanden zu oder beenden Sie das Los ohne Zuschlag.',
    en: 'Nobody negotiates the lot who could be asked for an offer. Please admit somebody or end the lot without an award.',
  },
  nobodyChosen: {
    type: 'StageException',
    de: 'Bitte wählen Sie für jedes Los mindestens ein Unternehmen aus.',
    en: 'Please choose at least one company for each lot.',
  },
  chosenNotEligible: {
    type: 'StageException',
    de: 'Ein ausgewähltes Unternehmen kann in keinem dieser Lose ausgewählt werden.',
    en: 'A company that was chosen cannot be chosen in any of these lots.',
  },
  reasonsMissing: {
    type: 'ValidationException',
    de: 'Bitte begründen Sie die Absage: Es {count:fehlt noch eine Begründung|fehlen noch Begründungen für mehrere Unternehmen}.',
    en: 'Please give a reason for the refusal: {count:one reason is|reasons for several companies are} still missing.',
  },
  offerDeadlineMissing: {
    type: 'StageException',
    de: 'Für das Los ist keine Angebotsfrist gesetzt. Bitte geben Sie eine an.',
    en: 'The lot has no offer deadline. Please enter one.',
  },
  offerDeadlineOver: {
    type: 'StageException',
    de: 'Die Angebotsfrist {deadline} ist nicht mehr in der Zukunft. Bitte setzen Sie eine spätere.',
    en: 'The offer deadline {deadline} is no longer in the future. Please set a later one.',
  },
  offerDeadlineAfterFinal: {
    type: 'ValidationException',
    de: 'Die Angebotsfrist darf nicht nach der finalen Angebotsfrist liegen ({deadline}).',
    en: 'The offer deadline must not be later than the final offer deadline ({deadline}).',
  },
  ...publicationReasons,
  ...participationReasons,
  ...openingAndAwardReasons,
} as const satisfies ReasonTexts
