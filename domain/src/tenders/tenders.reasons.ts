import type { ReasonTexts } from '../verdict.ts'

/** Why a tender is not saved as it is given. */
export const tenderReasons = {
  tenderTypeNotOffered: {
    type: 'ValidationException',
    de: 'Verfahren dieser Art werden nicht angelegt.',
    en: 'Procedures of this kind are not created.',
  },
  tenderTypeFixed: {
    type: 'ValidationException',
    de: 'Die Art der Ausschreibung kann nicht mehr geändert werden.',
    en: 'The kind of tender can no longer be changed.',
  },
  tenderNameMissing: {
    type: 'ValidationException',
    de: 'Das Verfahren benötigt einen Titel.',
    en: 'The procedure needs a title.',
  },
  tenderBuyerMissing: {
    type: 'ValidationException',
    de: 'Das Verfahren benötigt eine Vergabestelle.',
    en: 'The procedure needs a contracting authority.',
  },
  buyerNoClient: {
    type: 'ValidationException',
    de: 'Die Vergabestelle muss ein Auftraggeber sein.',
    en: 'The contracting authority must be a client.',
  },
  teamTooSmall: {
    type: 'ValidationException',
    de: 'Das Verfahren benötigt mindestens zwei Sachbearbeiter.',
    en: 'The procedure needs at least two case handlers.',
  },
  teamWithoutAdmin: {
    type: 'ValidationException',
    de: 'Das Verfahren benötigt mindestens einen Projekt-Admin.',
    en: 'The procedure needs at least one project admin.',
  },
  teamMemberUnknown: {
    type: 'ValidationException',
    de: 'Nur aktive interne Benutzer können ein Verfahren bearbeiten.',
    en: 'Only active internal users can work on a procedure.',
  },
  firstRoundMissing: {
    type: 'ValidationException',
    de: 'Bitte geben Sie die Frist der ersten Runde an.',
    en: 'Please enter the deadline of the first round.',
  },
  roundDaysMissing: {
    type: 'ValidationException',
    de: 'Bitte geben Sie die Tage je weiterer Runde an.',
    en: 'Please enter the days of each further round.',
  },
  parcelNotLinkable: {
    type: 'ValidationException',
    de: 'Nur öffentliche Grundstücke, die nicht archiviert sind, können verknüpft werden.',
    en: 'Only public parcels that are not archived can be linked.',
  },
} as const satisfies ReasonTexts
