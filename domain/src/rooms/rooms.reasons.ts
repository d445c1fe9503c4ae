import type { ReasonTexts } from '../verdict.ts'

/** Why a room is not read, not changed or not made. */
export const roomReasons = {
  sealedRoom: {
    type: 'AccessDeniedException',
    de: 'Dieser Datenraum ist versiegelt, bis zwei Personen ihn nach Ablauf der Frist gemeinsam öffnen. Der Zugriff wurde protokolliert.',
    en: 'This data room is sealed until two people open it together after the deadline. The attempt has been logged.',
  },
  documentsUnchanged: {
    type: 'StageException',
    de: 'Seit Ihrem letzten Download hat sich in diesem Datenraum nichts geändert.',
    en: 'Nothing has changed in this data room since your last download.',
  },
  documentsRestricted: {
    type: 'AccessDeniedException',
    de: 'Diese Unterlagen stehen nur Teilnehmenden der Ausschreibung offen. Unternehmen nehmen dazu zuerst an der Ausschreibung teil.',
    en: 'These documents are open to participants of the tender only. Companies join the tender first.',
  },
  documentsRestrictedSignIn: {
    type: 'AuthenticationException',
    de: 'Diese Unterlagen stehen nur Teilnehmenden der Ausschreibung offen. Bitte loggen Sie sich ein.',
    en: 'These documents are open to participants of the tender only. Please log in.',
  },
  roomOfAuthority: {
    type: 'AccessDeniedException',
    de: 'In diesen Datenraum legt nur die Vergabestelle Unterlagen. Unternehmen laden ihre in die Datenräume ihrer Teilnahme hoch.',
    en: 'Only the contracting authority puts documents into this data room. Companies upload theirs into the data rooms of their participation.',
  },
  roomOfBidder: {
    type: 'AccessDeniedException',
    de: 'In diesen Datenraum legt nur das Unternehmen Unterlagen, dem er gehört.',
    en: 'Only the company that owns this data room puts documents into it.',
  },
  roomOfMessage: {
    type: 'AccessDeniedException',
    de: 'Was mit einer Nachricht gesendet wurde, kann nicht mehr geändert werden.',
    en: 'What was sent with a message cannot be changed any more.',
  },
  roomNotPublic: {
    type: 'AccessDeniedException',
    de: 'Einen dauerhaften Link gibt es nur für Unterlagen, die alle lesen dürfen. Bitte legen Sie die Datei dazu in einen öffentlichen Datenraum.',
    en: 'There is a lasting link only for documents that everyone may read. Please put the file into a public data room for that.',
  },
  roomOfferMissing: {
    type: 'ValidationException',
    de: 'Ein Datenraum für ein einzelnes Unternehmen gehört zu dessen Teilnahme. Bitte wählen Sie diese aus.',
    en: 'A data room for a single company belongs to its participation. Please choose that one.',
  },
  roomPhaseMissing: {
    type: 'ValidationException',
    de: 'Ihr Datenraum gehört zum Teilnahmeantrag, zur Verhandlung oder zum Angebot. Bitte wählen Sie eines davon aus.',
    en: 'Your data room belongs to the application, the negotiation or the offer. Please choose one of them.',
  },
  roomLotMissing: {
    type: 'ValidationException',
    de: 'Ihr Datenraum gehört zu einem Los. Bitte wählen Sie eines aus, an dem Sie teilnehmen.',
    en: 'Your data room belongs to a lot. Please choose one that you take part in.',
  },
  roomLotUnknown: {
    type: 'ValidationException',
    de: 'Dieses Los gehört nicht zur Ausschreibung.',
    en: 'This lot does not belong to the tender.',
  },
  roomOfferUnknown: {
    type: 'ValidationException',
    de: 'Dieses Unternehmen nimmt an der Ausschreibung nicht teil.',
    en: 'This company does not take part in the tender.',
  },
  roomUnknown: {
    type: 'ValidationException',
    de: 'Diesen Datenraum gibt es in der Ausschreibung nicht. Bitte laden Sie das Formular neu.',
    en: 'The tender has no such data room. Please reload the form.',
  },
  tooManyRooms: {
    type: 'ConflictException',
    de: 'Die Vergabestelle hat in einer Ausschreibung höchstens {most} Datenräume. Bitte benutzen Sie einen vorhandenen.',
    en: 'The contracting authority has at most {most} data rooms in a tender. Please use one that is there.',
  },
  tooManyOwnRooms: {
    type: 'ConflictException',
    de: 'Sie können in einer Ausschreibung höchstens {most} eigene Datenräume anlegen. Bitte benutzen Sie einen vorhandenen.',
    en: 'You can create at most {most} data rooms of your own in a tender. Please use one that is there.',
  },
  tooManyTempRooms: {
    type: 'RateLimitException',
    de: 'Sie haben schon sehr viele Anhänge hochgeladen, ohne sie zu senden. Bitte versuchen Sie es morgen wieder.',
    en: 'You have uploaded very many attachments without sending them. Please try again tomorrow.',
  },
  roomNotEmpty: {
    type: 'ConflictException',
    de: 'Im Datenraum „{room}“ liegen noch Dokumente. Bitte löschen Sie diese zuerst oder behalten Sie den Datenraum.',
    en: 'There are still documents in the data room “{room}”. Please delete them first or keep the data room.',
  },
  notParticipating: {
    type: 'AccessDeniedException',
    de: 'Ihr Unternehmen nimmt daran nicht teil. Bitte nehmen Sie zuerst an der Ausschreibung teil.',
    en: 'Your company does not take part in it. Please join the tender first.',
  },
  tenderArchived: {
    type: 'StageException',
    de: 'Die Ausschreibung ist archiviert. Die Unterlagen bleiben lesbar, geändert wird nichts mehr.',
    en: 'The tender is archived. The documents stay readable, nothing is changed any more.',
  },
  tenderNotPublic: {
    type: 'StageException',
    de: 'Die Ausschreibung ist noch nicht veröffentlicht. Bitte warten Sie die Veröffentlichung ab.',
    en: 'The tender is not published yet. Please wait for its publication.',
  },
  roomPhaseOver: {
    type: 'StageException',
    de: 'Die Phase, zu der dieser Datenraum gehört, ist vorbei. Bitte benutzen Sie einen Datenraum der laufenden Phase.',
    en: 'The phase this data room belongs to is over. Please use a data room of the current phase.',
  },
  lotEnded: {
    type: 'StageException',
    de: 'Das Los ist beendet. Ihre Unterlagen bleiben lesbar, geändert wird nichts mehr.',
    en: 'The lot has ended. Your documents stay readable, nothing is changed any more.',
  },
  participationDenied: {
    type: 'StageException',
    de: 'Ihr Unternehmen wurde für dieses Los nicht zugelassen. Die Begründung finden Sie bei Ihrer Teilnahme.',
    en: 'Your company was not admitted to this lot. You find the reason with your participation.',
  },
  competitionSkipped: {
    type: 'StageException',
    de: 'In diesem Verfahren gibt es keinen Teilnahmewettbewerb. Bitte benutzen Sie die Datenräume der Verhandlung oder des Angebots.',
    en: 'This procedure has no call for participation. Please use the data rooms of the negotiation or the offer.',
  },
  competitionNotBegun: {
    type: 'StageException',
    de: 'Der Teilnahmewettbewerb hat für dieses Los noch nicht begonnen. Sobald er läuft, können Sie Unterlagen hochladen.',
    en: 'The call for participation has not begun for this lot. You can upload documents as soon as it runs.',
  },
  competitionOver: {
    type: 'StageException',
    de: 'Der Teilnahmewettbewerb ist für dieses Los vorbei. Ihre Unterlagen bleiben lesbar.',
    en: 'The call for participation is over for this lot. Your documents stay readable.',
  },
  applicationDeadlinePast: {
    type: 'StageException',
    de: 'Die Teilnahmefrist endete am {deadline}; Ihre Anfrage kam am {arrival} an. Ihre Unterlagen bleiben lesbar.',
    en: 'The application deadline was {deadline}; your request arrived at {arrival}. Your documents stay readable.',
  },
  applicationOpened: {
    type: 'StageException',
    de: 'Ihr Teilnahmeantrag ist bereits geöffnet und kann nicht mehr geändert werden.',
    en: 'Your application has already been opened and can no longer be changed.',
  },
  negotiationNotBegun: {
    type: 'StageException',
    de: 'Die Verhandlung hat für dieses Los noch nicht begonnen. Sobald sie läuft, können Sie Unterlagen hochladen.',
    en: 'The negotiation has not begun for this lot. You can upload documents as soon as it runs.',
  },
  negotiationOver: {
    type: 'StageException',
    de: 'Die Verhandlung ist für dieses Los vorbei. Ihre Unterlagen bleiben lesbar.',
    en: 'The negotiation is over for this lot. Your documents stay readable.',
  },
  notAdmitted: {
    type: 'StageException',
    de: 'Ihr Unternehmen ist zur Verhandlung über dieses Los nicht zugelassen. Bei Fragen schreiben Sie der Vergabestelle eine Nachricht.',
    en: 'Your company is not admitted to the negotiation of this lot. If you have questions, write the contracting authority a message.',
  },
  offerPhaseNotBegun: {
    type: 'StageException',
    de: 'Die Angebotsphase hat für dieses Los noch nicht begonnen. Sobald sie läuft, können Sie Unterlagen hochladen.',
    en: 'The offer phase has not begun for this lot. You can upload documents as soon as it runs.',
  },
  notInvitedToOffer: {
    type: 'StageException',
    de: 'Ihr Unternehmen ist für dieses Los nicht zum Angebot aufgefordert. Bei Fragen schreiben Sie der Vergabestelle eine Nachricht.',
    en: 'Your company is not invited to offer for this lot. If you have questions, write the contracting authority a message.',
  },
  offerDeadlinePast: {
    type: 'StageException',
    de: 'Die Angebotsfrist endete am {deadline}; Ihre Anfrage kam am {arrival} an. Ihre Unterlagen bleiben lesbar.',
    en: 'The offer deadline was {deadline}; your request arrived at {arrival}. Your documents stay readable.',
  },
  offersOpened: {
    type: 'StageException',
    de: 'Die Angebote für dieses Los sind bereits geöffnet und können nicht mehr geändert werden.',
    en: 'The offers for this lot have already been opened and can no longer be changed.',
  },
} as const satisfies ReasonTexts
