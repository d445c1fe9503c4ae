import type { Bilingual } from '../texts.ts'

/** Why something of a published tender can no longer be changed, said at the field. */
export const changeFaultTexts = {
  texts: {
    de: 'In der Angebotsphase können nur noch Fristen, Texte und Angaben zu den Unterlagen geändert werden.',
    en: 'In the offer phase only deadlines, texts and facts about the documents can be changed.',
  },
  deadlines: {
    de: 'Die Frist ist abgelaufen. Bis zur Öffnung können nur noch die Fristen geändert werden.',
    en: 'The deadline has passed. Until the opening only the deadlines can be changed.',
  },
  nothing: {
    de: 'Das kann nicht mehr geändert werden: Das Los ist beendet, oder seine Angebote sind geöffnet.',
    en: 'This can no longer be changed: the lot has ended, or its offers have been opened.',
  },
  commonNothing: {
    de: 'Das kann nicht mehr geändert werden: Alle Lose sind beendet, oder ihre Angebote sind geöffnet.',
    en: 'This can no longer be changed: all lots have ended, or their offers have been opened.',
  },
  lotRemoved: {
    de: '{lot} kann nach der Veröffentlichung nicht mehr entfernt werden. Beenden Sie das Los stattdessen.',
    en: '{lot} can no longer be removed after publication. End the lot instead.',
  },
  lotAdded: {
    de: 'Ein Los kann nicht mehr hinzugefügt werden: Kein anderes Los steht vor der Angebotsphase.',
    en: 'No lot can be added any more: no other lot is before its offer phase.',
  },
  newLotPast: {
    de: 'Ein neues Los braucht eine Frist, die in der Zukunft liegt.',
    en: 'A new lot needs a deadline in the future.',
  },
  newLotSkipped: {
    de: 'Diese Phase entfällt in diesem Verfahren. Ein neues Los hat hier nur eine Angebotsfrist.',
    en: 'This phase is skipped in this procedure. A new lot has an offer deadline only.',
  },
  newLotOrder: {
    de: 'Die Angebotsfrist eines neuen Loses muss nach seiner Teilnahmefrist liegen.',
    en: 'The offer deadline of a new lot must be after its application deadline.',
  },
  newLotRound: {
    de: 'Die erste Runde eines neuen Loses muss vor dem Ende aller Runden enden.',
    en: 'The first round of a new lot must end before the end of all rounds.',
  },
  newLotOffers: {
    de: 'In einem fortlaufenden Verfahren wird die Angebotsfrist eines Loses erst mit seiner Angebotsphase gesetzt.',
    en: 'In a continuous procedure the offer deadline of a lot is set with its offer phase.',
  },
  noticePast: {
    de: 'Diese Frist liegt in der Vergangenheit. Bitte geben Sie eine in der Zukunft an.',
    en: 'This deadline is in the past. Please enter one in the future.',
  },
  rooms: {
    de: 'Räume gehören nicht zu einer Änderung. Nach der Veröffentlichung werden sie auf der Seite der Datenräume bearbeitet.',
    en: 'Rooms are no part of a change. After publication they are edited on the page of the data rooms.',
  },
  roomTemplates: {
    de: 'Raumvorlagen können nach der Veröffentlichung nicht mehr geändert werden.',
    en: 'Room templates can no longer be changed after publication.',
  },
} satisfies Record<string, Bilingual>
