import type { Bilingual } from '@allmende/domain/texts.ts'

/** Words of the steps that a published tender takes. */
export const texts = {
  stageNotChanged: {
    de: 'Die Ausschreibungs-Stufe konnte nicht geändert werden.',
    en: 'The stage of the tender could not be changed.',
  },
  lots: { de: 'Lose', en: 'Lots' },
  chooseLot: { de: 'Bitte wählen Sie mindestens ein Los.', en: 'Please choose at least one lot.' },
  reason: { de: 'Begründung', en: 'Reason' },
  reasonMissing: { de: 'Bitte geben Sie eine Begründung an.', en: 'Please give a reason.' },

  competitionTitle: { de: 'Teilnahmewettbewerb starten?', en: 'Start the call for participation?' },
  competitionText: {
    de: 'Unternehmen können von jetzt an teilnehmen und bis zum Ablauf der Teilnahmefrist Teilnahmeanträge einreichen. Wer die Ausschreibung gemerkt hat oder eingeladen ist, wird benachrichtigt. Der Schritt lässt sich nicht zurücknehmen.',
    en: 'From now on companies can take part and file applications until the application deadline. Whoever bookmarked the tender or is invited is told. This step cannot be taken back.',
  },
  competitionStart: { de: 'Teilnahmewettbewerb starten', en: 'Start call for participation' },
  competitionStarted: { de: 'Der Teilnahmewettbewerb wurde gestartet.', en: 'The call was started.' },

  negotiationTitle: { de: 'Verhandlung starten?', en: 'Start the negotiation?' },
  negotiationText: {
    de: 'Die zugelassenen Unternehmen werden benachrichtigt und können verhandeln. Alle anderen erhalten eine Absage mit Ihrer Begründung. Der Schritt lässt sich nicht zurücknehmen.',
    en: 'The admitted companies are told and can negotiate. All others get a refusal with your reason. This step cannot be taken back.',
  },
  negotiationTextSkipped: {
    de: 'Wer bisher teilnimmt, verhandelt mit. Wen Sie nicht zulassen, der erhält eine Absage. Der Schritt lässt sich nicht zurücknehmen.',
    en: 'Whoever takes part so far negotiates. Those you do not admit get a refusal. This step cannot be taken back.',
  },
  noParticipantsYet: {
    de: 'Noch nimmt niemand teil. Die Teilnahme bleibt möglich.',
    en: 'Nobody takes part yet. Joining stays possible.',
  },
  negotiationStart: { de: 'Verhandlung starten', en: 'Start negotiation' },
  negotiationStarted: { de: 'Die Verhandlung wurde gestartet.', en: 'The negotiation was started.' },
  admit: { de: 'Zulassen', en: 'Admit' },
  dontAdmit: { de: 'Nicht zulassen', en: 'Do not admit' },
  admitAll: { de: 'Alle zulassen', en: 'Admit all' },
  admitNone: { de: 'Alle nicht zulassen', en: 'Admit none' },
  dontAdmitRest: { de: 'Übrige nicht zulassen', en: 'Do not admit the others' },
  admitTally: { de: '{yes} zugelassen, {no} nicht zugelassen', en: '{yes} admitted, {no} not admitted' },
  admitTallyOpen: {
    de: '{yes} zugelassen, {no} nicht zugelassen, {open} offen',
    en: '{yes} admitted, {no} not admitted, {open} open',
  },
  decideAll: {
    de: 'Bitte entscheiden Sie über jeden Antrag.',
    en: 'Please decide on every application.',
  },
  admitOne: {
    de: 'Bitte lassen Sie mindestens ein Unternehmen zu. Wird keines zugelassen, beenden Sie stattdessen das Los.',
    en: 'Please admit at least one company. If none is to be admitted, end the lot instead.',
  },
  reasonFor: { de: 'Begründung der Absage an {name}', en: 'Reason for refusing {name}' },
  reasonForHint: {
    de: 'Das Unternehmen liest diesen Text.',
    en: 'The company reads this text.',
  },
  reasonsMissing: {
    de: 'Bitte begründen Sie jede Absage.',
    en: 'Please give a reason for every refusal.',
  },
  sameForAllLots: {
    de: 'Die Auswahl gilt für alle gewählten Lose. Soll sie je Los anders sein, starten Sie die Lose nacheinander.',
    en: 'The choice holds for all chosen lots. If it is to differ between lots, start them one after the other.',
  },

  offersTitle: { de: 'Angebotsphase starten?', en: 'Start the offer phase?' },
  offersText: {
    de: 'Die ausgewählten Unternehmen werden zur Abgabe eines Angebots aufgefordert. Wer nicht ausgewählt ist, bleibt in der Verhandlung und kann noch aufgefordert werden. Der Schritt lässt sich nicht zurücknehmen.',
    en: 'The chosen companies are invited to make an offer. Those not chosen stay in the negotiation and can still be invited. This step cannot be taken back.',
  },
  offersTextSkipped: {
    de: 'Unternehmen können von jetzt an Angebote einreichen. Der Schritt lässt sich nicht zurücknehmen.',
    en: 'From now on companies can file offers. This step cannot be taken back.',
  },
  offersStart: { de: 'Angebotsphase starten', en: 'Start offer phase' },
  offersStarted: { de: 'Die Angebotsphase wurde gestartet.', en: 'The offer phase was started.' },
  ask: { de: 'Auffordern', en: 'Invite' },
  dontAsk: { de: 'Nicht auffordern', en: 'Do not invite' },
  askAll: { de: 'Alle auffordern', en: 'Invite all' },
  askNone: { de: 'Niemanden auffordern', en: 'Invite nobody' },
  askTally: { de: '{yes} aufgefordert, {no} nicht', en: '{yes} invited, {no} not' },
  askOne: {
    de: 'Bitte fordern Sie mindestens ein Unternehmen auf. Wird keines aufgefordert, beenden Sie stattdessen das Los.',
    en: 'Please invite at least one company. If none is to be invited, end the lot instead.',
  },
  nobodyAdmitted: {
    de: 'Für diese Auswahl ist niemand zur Verhandlung zugelassen. Sie können das Los stattdessen beenden.',
    en: 'Nobody is admitted to the negotiation for this choice. You can end the lot instead.',
  },
  standingDeadline: { de: '{name}: {deadline}', en: '{name}: {deadline}' },
  offerDeadline: { de: 'Angebotsfrist', en: 'Offer deadline' },
  offerDeadlineHint: {
    de: 'Gilt für die gewählten Lose.',
    en: 'Holds for the chosen lots.',
  },
  offerDeadlineUntil: {
    de: 'Gilt für diese Runde der gewählten Lose, spätestens {final}.',
    en: 'Holds for this round of the chosen lots, at the latest {final}.',
  },
  offerDeadlineMissing: {
    de: 'Bitte geben Sie die Angebotsfrist mit Datum und Uhrzeit an.',
    en: 'Please enter the offer deadline with date and time.',
  },
  offerDeadlinePast: {
    de: 'Die Angebotsfrist muss in der Zukunft liegen.',
    en: 'The offer deadline must lie in the future.',
  },
  offerDeadlineEarlier: {
    de: 'Bekanntgemacht ist bereits {announced}. Die Angebotsfrist kann nur verlängert werden.',
    en: '{announced} has already been announced. The offer deadline can only be extended.',
  },
  offerDeadlineTooEarly: {
    de: 'Die Angebotsfrist muss nach der Teilnahmefrist liegen ({applications}).',
    en: 'The offer deadline must be after the application deadline ({applications}).',
  },
  offerDeadlineTooLate: {
    de: 'Die Angebotsfrist darf nicht nach der finalen Angebotsfrist liegen ({final}).',
    en: 'The offer deadline must not lie after the final offer deadline ({final}).',
  },

  short: { de: 'Kürzer als die gesetzliche Mindestfrist', en: 'Shorter than the legal minimum' },
  shortText: {
    de: '{name}: Sie endet am {deadline} und ist damit kürzer als die Mindestfrist von {days} Tagen ({paragraph}). Eine Frist ab dem {earliest} wäre lang genug.',
    en: '{name}: it expires on {deadline}, which is shorter than the minimum of {days} days ({paragraph}). A deadline from {earliest} on would be long enough.',
  },
  shortReason: { de: 'Begründung der kurzen Frist', en: 'Reason for the short deadline' },
  shortReasonHint: {
    de: 'Der Text wird im Protokoll des Verfahrens festgehalten.',
    en: 'The text is kept in the log of the procedure.',
  },
  shortReasonMissing: {
    de: 'Bitte begründen Sie die kurze Frist.',
    en: 'Please give a reason for the short deadline.',
  },

  endTitle: { de: 'Los ohne Zuschlag beenden?', en: 'End the lot without award?' },
  endText: {
    de: 'Das Los endet ohne Zuschlag. Wer einen Antrag oder ein Angebot eingereicht hat, wird darüber mit Ihrer Begründung benachrichtigt. Das lässt sich nicht zurücknehmen.',
    en: 'The lot ends without an award. Whoever filed an application or an offer is told so with your reason. This cannot be taken back.',
  },
  endSealed: {
    de: 'Für dieses Los {n:liegt|liegen} {n} ungeöffnete {n:Einreichung|Einreichungen} vor. {n:Sie bleibt|Sie bleiben} für immer verschlossen.',
    en: 'For this lot there {n:is|are} {n} unopened {n:filing|filings}. {n:It stays|They stay} sealed for good.',
  },
  endWhich: { de: 'Welches Los soll enden?', en: 'Which lot is to end?' },
  endChoose: { de: 'Bitte wählen Sie ein Los.', en: 'Please choose a lot.' },
  endReasonHint: {
    de: 'Die Unternehmen lesen diesen Text; er steht auch im Protokoll.',
    en: 'The companies read this text; it is also kept in the log.',
  },
  end: { de: 'Los beenden', en: 'End lot' },
  ended: { de: 'Das Los wurde beendet.', en: 'The lot was ended.' },
  notEnded: { de: 'Das Los konnte nicht beendet werden.', en: 'The lot could not be ended.' },

  cancelTitle: { de: 'Ausschreibung aufheben?', en: 'Cancel the tender?' },
  cancelDraft: {
    de: 'Der Entwurf wird aufgehoben und archiviert. Nur das Team sieht ihn dann noch.',
    en: 'The draft is cancelled and archived. Only the team sees it then.',
  },
  cancelScheduled: {
    de: 'Die Ausschreibung ist noch nicht öffentlich. Sie wird aufgehoben und archiviert; niemand wird benachrichtigt.',
    en: 'The tender is not public yet. It is cancelled and archived; nobody is told.',
  },
  cancelPublic: {
    de: 'Das Verfahren endet für alle offenen Lose. Teilnehmende Unternehmen, Eingeladene und alle, die sich die Ausschreibung gemerkt haben, werden benachrichtigt. Ungeöffnete Anträge und Angebote bleiben für immer verschlossen. Das lässt sich nicht zurücknehmen.',
    en: 'The procedure ends for all open lots. Companies taking part, invitees and whoever bookmarked the tender are told. Unopened applications and offers stay sealed for good. This cannot be taken back.',
  },
  cancelNotice: {
    de: 'Die Ausschreibung ist veröffentlicht. Für die Aufhebung muss eine Bekanntmachung erstellt werden.',
    en: 'The tender is published. A notice of the cancellation must be created.',
  },
  cancelNoticeQueued: {
    de: 'Für die Aufhebung ist eine Bekanntmachung fällig. Sie wird mit Ihrer Begründung erstellt und von selbst an SIMAP übermittelt, sobald dort keine frühere Bekanntmachung dieser Ausschreibung mehr unterwegs ist.',
    en: 'A notice of the cancellation is due. It is made with your reason and sent to SIMAP by itself as soon as no earlier notice of this tender is on its way there.',
  },
  cancelPending: {
    de: 'Es gibt eine Änderung, die noch nicht bekannt gemacht ist. Sie wird mit der Aufhebung verworfen.',
    en: 'There is a change that has not been announced yet. It is discarded with the cancellation.',
  },
  cancelNoticeDropped: {
    de: 'Bei SIMAP ist nichts veröffentlicht. Eine Bekanntmachung der Aufhebung entfällt deshalb.',
    en: 'Nothing is published at SIMAP, so no notice of the cancellation is needed.',
  },
  namesTitle: { de: 'Wird ein Unternehmen genannt?', en: 'Is a company named?' },
  namesText: {
    de: 'Der Text scheint zu nennen: {found}. Andere lesen diesen Text und dürfen daraus nicht erkennen, wer teilnimmt.',
    en: 'The text seems to name: {found}. Others read this text and must not learn from it who takes part.',
  },
  namesBack: { de: 'Zurück und ändern', en: 'Go back and change it' },
  namesSend: { de: 'Kein Unternehmen gemeint: fortfahren', en: 'No company is meant: go on' },
  cancelReasonHint: {
    de: 'Dieser Text steht öffentlich auf der Seite der Ausschreibung, in ihrem Verlauf und in den Nachrichten an Teilnehmende, Eingeladene und Beobachtende. Bitte nennen Sie kein teilnehmendes Unternehmen.',
    en: 'This text stands publicly on the page of the tender, in its history and in the messages to participants, invitees and watchers. Please do not name any company that takes part.',
  },
  cancelScheduledReasonHint: {
    de: 'Der Text steht im Verlauf und im Protokoll des Verfahrens. Bitte nennen Sie kein teilnehmendes Unternehmen.',
    en: 'The text stands in the history and in the log of the procedure. Please do not name any company that takes part.',
  },
  cancel: { de: 'Ausschreibung aufheben', en: 'Cancel tender' },
  cancelDraftLabel: { de: 'Entwurf aufheben', en: 'Cancel draft' },
  cancelled: { de: 'Die Ausschreibung wurde aufgehoben.', en: 'The tender was cancelled.' },

  archiveTitle: { de: 'Ausschreibung archivieren?', en: 'Archive the tender?' },
  archiveResultOpen: {
    de: 'Eine Ergebnisbekanntmachung ist noch ein Entwurf und nicht übermittelt.',
    en: 'A result notice is still a draft and has not been submitted.',
  },
  toResult: { de: 'Zum Entwurf', en: 'To the draft' },
  archiveText: {
    de: 'Die Ausschreibung steht danach im Archiv und kann nur noch gelesen werden. Das lässt sich nicht zurücknehmen.',
    en: 'Afterwards the tender is in the archive and can only be read. This cannot be taken back.',
  },
  archive: { de: 'Archivieren', en: 'Archive' },
  archived: { de: 'Die Ausschreibung wurde archiviert.', en: 'The tender was archived.' },
  notArchived: {
    de: 'Die Ausschreibung konnte nicht archiviert werden.',
    en: 'The tender could not be archived.',
  },
  filedAt: { de: 'Eingereicht: {moment}', en: 'Filed: {moment}' },
} satisfies Record<string, Bilingual>
