import type { ReasonTexts } from '../verdict.ts'

/** Why a bidder does not join, file or move on. */
export const participationReasons = {
  joiningByInvitation: {
    type: 'StageException',
    de: 'An diesem Verfahren können zurzeit nur eingeladene Unternehmen teilnehmen.',
    en: 'At present only invited companies can take part in this procedure.',
  },
  invitationOfAnother: {
    type: 'AccessDeniedException',
    de: 'Diese Einladung gilt für eine andere E-Mail-Adresse. Bitte melden Sie sich mit der Adresse an, an die sie ging, oder bitten Sie die Vergabestelle um eine eigene Einladung.',
    en: 'This invitation is for another e-mail address. Please log in with the address it was sent to, or ask the contracting authority for an invitation of your own.',
  },
  joiningClosed: {
    type: 'StageException',
    de: 'Die Frist zur Teilnahme endete am {deadline}.',
    en: 'The deadline for taking part was {deadline}.',
  },
  joiningAfterCompetition: {
    type: 'StageException',
    de: 'Der Teilnahmewettbewerb ist abgeschlossen; neue Unternehmen können nicht mehr teilnehmen.',
    en: 'The call for participation is over; new companies can no longer take part.',
  },
  joiningBeforeOffers: {
    type: 'StageException',
    de: 'Teilnehmen können Sie, sobald die Angebotsphase beginnt.',
    en: 'You can take part as soon as the offer phase begins.',
  },
  joiningAfterOpening: {
    type: 'StageException',
    de: 'Die Angebote sind bereits geöffnet; neue Unternehmen können nicht mehr teilnehmen.',
    en: 'The offers have already been opened; new companies can no longer take part.',
  },
  joiningLotOver: {
    type: 'StageException',
    de: 'Das Verfahren ist beendet; eine Teilnahme ist nicht mehr möglich.',
    en: 'The procedure has ended; taking part is no longer possible.',
  },
  nothingToWithdraw: {
    type: 'StageException',
    de: 'Es ist nichts eingereicht, was zurückgezogen werden könnte.',
    en: 'Nothing has been submitted that could be withdrawn.',
  },
  notInLot: {
    type: 'StageException',
    de: 'Dieses Unternehmen nimmt an dem Los nicht teil.',
    en: 'This company does not take part in the lot.',
  },
  negotiationDoesNotRun: {
    type: 'StageException',
    de: 'Zur Verhandlung kann nur zugelassen werden, solange das Los verhandelt wird.',
    en: 'A company can be admitted to the negotiation only while the lot is being negotiated.',
  },
  offerPhaseDoesNotRun: {
    type: 'StageException',
    de: 'Zum Angebot kann nur aufgefordert werden, solange für das Los die Angebotsphase läuft.',
    en: 'A company can be asked for an offer only while the offer phase of the lot runs.',
  },
  alreadyThere: {
    type: 'StageException',
    de: 'Das Unternehmen ist in dieser Phase bereits dabei.',
    en: 'The company already takes part in this phase.',
  },
  stillSealed: {
    type: 'StageException',
    de: 'Der Teilnahmeantrag dieses Unternehmens ist noch nicht geöffnet.',
    en: 'The application of this company has not been opened yet.',
  },
  notOfThisRound: {
    type: 'StageException',
    de: 'Das Unternehmen gehört nicht zur laufenden Runde. Es nimmt an einer späteren teil oder hat sich noch nicht beworben.',
    en: 'The company does not belong to the current round. It takes part in a later one or has not applied yet.',
  },
  neverApplied: {
    type: 'StageException',
    de: 'Dieses Unternehmen hat keinen Teilnahmeantrag eingereicht. Nach einem Teilnahmewettbewerb kann es deshalb nicht mehr zugelassen werden (§ 51 Abs. 3 VgV).',
    en: 'This company has not submitted an application. After a call for participation it can therefore no longer be admitted (section 51 (3) VgV).',
  },
} as const satisfies ReasonTexts
