import type { Bilingual } from '@allmende/domain/texts.ts'

/** Words of the dialogs by which a lot is given away. */
export const texts = {
  whichLot: { de: 'Welches Los?', en: 'Which lot?' },
  chooseLot: { de: 'Bitte wählen Sie ein Los.', en: 'Please choose a lot.' },
  winner: { de: 'Wer soll den Zuschlag erhalten?', en: 'Who is to be awarded?' },
  received: { de: 'Angebot eingegangen: {moment}', en: 'Offer received: {moment}' },
  chooseWinner: {
    de: 'Bitte wählen Sie, wer den Zuschlag erhalten soll.',
    en: 'Please choose who is to be awarded.',
  },
  lot: { de: 'Los', en: 'Lot' },

  announceTitle: { de: 'Zuschlag ankündigen?', en: 'Announce the award?' },
  announceText: {
    de: 'Wer nicht berücksichtigt wird, erfährt jetzt, an wen der Zuschlag gehen soll, warum das eigene Angebot nicht gewählt wurde und ab wann der Vertrag frühestens geschlossen wird. Danach verlangt § 134 GWB eine Wartefrist von zehn Kalendertagen. Sie beginnt am Tag, nachdem das letzte Schreiben abgesandt ist. Erst nach ihrem Ablauf können Sie den Zuschlag erteilen.',
    en: 'Those who are not chosen now learn to whom the award is to go, why their own offer was not chosen and from when the contract may be concluded. After that section 134 GWB asks for a waiting period of ten calendar days. It begins on the day after the last letter has left. Only when it is over can you award the lot.',
  },
  announce: { de: 'Zuschlag ankündigen', en: 'Announce award' },
  announced: { de: 'Der Zuschlag ist angekündigt.', en: 'The award has been announced.' },
  announcedAndTold: {
    de: 'Der Zuschlag ist angekündigt. Ob und wann die Schreiben abgesandt sind, sehen Sie beim Zuschlag.',
    en: 'The award has been announced. At the award you see whether and when the letters have left.',
  },
  notAnnounced: {
    de: 'Der Zuschlag konnte nicht angekündigt werden.',
    en: 'The award could not be announced.',
  },
  nobodyToTell: {
    de: 'Außer diesem Unternehmen ist niemand zu informieren. Der Zuschlag ist nach der Ankündigung sofort möglich.',
    en: 'Nobody but this company has to be informed. The award is possible at once after the announcement.',
  },

  withdrawTitle: { de: 'Ankündigung zurücknehmen?', en: 'Withdraw the announcement?' },
  withdrawText: {
    de: 'Die Ankündigung gilt dann nicht mehr, und die Wartefrist endet ohne Zuschlag. Alle, die informiert wurden, erfahren das mit Ihrer Begründung. Danach können Sie den Zuschlag neu ankündigen, auch für ein anderes Angebot.',
    en: 'The announcement then no longer holds, and the waiting period ends without an award. All who were informed are told so with your reason. After that you can announce the award anew, also for another offer.',
  },
  withdrawFor: {
    de: 'Angekündigt am {sent} für {name}.',
    en: 'Announced on {sent} for {name}.',
  },
  withdrawReason: { de: 'Begründung', en: 'Reason' },
  withdrawReasonHint: {
    de: 'Die informierten Unternehmen lesen diesen Text.',
    en: 'The companies that were informed read this text.',
  },
  reasonMissing: { de: 'Bitte geben Sie eine Begründung an.', en: 'Please give a reason.' },
  withdraw: { de: 'Ankündigung zurücknehmen', en: 'Withdraw announcement' },
  withdrawn: { de: 'Die Ankündigung ist zurückgenommen.', en: 'The announcement has been withdrawn.' },
  notWithdrawn: {
    de: 'Die Ankündigung konnte nicht zurückgenommen werden.',
    en: 'The announcement could not be withdrawn.',
  },

  awardTitle: { de: 'Zuschlag erteilen?', en: 'Award the lot?' },
  awardText: {
    de: 'Das Unternehmen wird sofort benachrichtigt, und das Los ist damit beendet. Der Schritt lässt sich nicht zurücknehmen.',
    en: 'The company is told at once, and the lot is closed. This step cannot be taken back.',
  },
  awardTo: { de: 'Zuschlag an', en: 'Award to' },
  announcedOn: { de: 'Angekündigt am', en: 'Announced on' },
  waitedUntil: { de: 'Wartefrist abgelaufen am', en: 'Waiting period ended on' },
  award: { de: 'Zuschlag erteilen', en: 'Award' },
  awarded: { de: 'Der Zuschlag ist erteilt.', en: 'The lot has been awarded.' },
  notAwarded: { de: 'Der Zuschlag konnte nicht erteilt werden.', en: 'The lot could not be awarded.' },
  withoutAnnouncement: {
    de: 'Für dieses Los ist kein Zuschlag angekündigt. Nach § 134 GWB sind die anderen Unternehmen vor dem Zuschlag zu informieren, und eine Wartefrist ist einzuhalten. Nur in den gesetzlichen Ausnahmen darf darauf verzichtet werden. Ihre Begründung wird protokolliert.',
    en: 'No award has been announced for this lot. Under section 134 GWB the other companies have to be informed before the award, and a waiting period has to be kept. This may be left out only in the cases the law names. Your reason is logged.',
  },
  withoutWaiting: {
    de: 'Warum wird auf die Wartefrist verzichtet?',
    en: 'Why is there no waiting period?',
  },
  withoutWaitingHint: {
    de: 'Dieser Text steht im Protokoll der Ausschreibung. Die Unternehmen lesen ihn nicht.',
    en: 'This text stands in the log of the tender. The companies do not read it.',
  },
  waiverMissing: {
    de: 'Bitte begründen Sie den Verzicht auf die Wartefrist.',
    en: 'Please give the reason for leaving out the waiting period.',
  },

  tellWinner: {
    de: 'Den anderen Unternehmen mitteilen, wer den Zuschlag erhält',
    en: 'Tell the other companies who is awarded the lot',
  },
  tellWinnerHint: {
    de: 'Ohne Häkchen steht in den Schreiben, dass der Name auf Antrag mitgeteilt wird (§ 46 UVgO, § 19 Abs. 2 VOB/A).',
    en: 'Without the tick the letters say that the name is told on request (section 46 UVgO, section 19 (2) VOB/A).',
  },

  reasons: { de: 'Begründungen', en: 'Reasons' },
  reasonsHint: {
    de: 'Jedes Unternehmen liest nur den Text, der für es bestimmt ist.',
    en: 'Each company reads only the text that is meant for it.',
  },
  common: { de: 'Gemeinsame Begründung', en: 'Common reason' },
  commonHint: {
    de: 'Wird bei allen eingesetzt, die noch keine eigene haben; bei Unternehmen ohne Angebot steht dann, dass sie keines abgegeben haben. Sie können jede danach ändern.',
    en: 'Is filled in for all who have none of their own yet; for companies without an offer it then says that they submitted none. You can change each of them afterwards.',
  },
  fillIn: { de: 'Bei allen ohne Begründung einsetzen', en: 'Fill in where there is no reason' },
  reasonFor: { de: 'Begründung für {name}', en: 'Reason for {name}' },
  reasonForWaiting: {
    de: 'Begründung für {name} (Warteraum)',
    en: 'Reason for {name} (waiting room)',
  },
  reasonForNoOffer: {
    de: 'Begründung für {name} (kein Angebot abgegeben)',
    en: 'Reason for {name} (no offer submitted)',
  },
  noOffer: {
    de: 'Ihr Unternehmen hat zu diesem Los kein Angebot abgegeben.',
    en: 'Your company has submitted no offer for this lot.',
  },
  reasonsMissing: {
    de: 'Es {n:fehlt|fehlen} noch {n} {n:Begründung|Begründungen}.',
    en: '{n} {n:reason is|reasons are} still missing.',
  },

  preview: { de: 'Was mitgeteilt wird', en: 'What participants are told' },
  previewHint: {
    de: 'So steht es in der Nachricht und im Schreiben, das ihr als PDF beiliegt.',
    en: 'This is what stands in the message and in the letter that comes with it as PDF.',
  },
  toldName: { de: 'An {name}', en: 'To {name}' },
  toldDenied: {
    de: 'Ihr Angebot oder Teilnahmeantrag wird nicht berücksichtigt. Für den Zuschlag vorgesehen: {winner}. Vertragsschluss frühestens am {day}.',
    en: 'Your offer or application is not considered. Intended for the award: {winner}. Contract concluded on {day} at the earliest.',
  },
  toldLost: {
    de: 'Ihr Angebot oder Teilnahmeantrag wird nicht berücksichtigt. Der Zuschlag geht an {winner}.',
    en: 'Your offer or application is not considered. The lot is awarded to {winner}.',
  },
  toldLostOnRequest: {
    de: 'Ihr Angebot oder Teilnahmeantrag wird nicht berücksichtigt. Wer den Zuschlag erhält, wird auf Antrag mitgeteilt.',
    en: 'Your offer or application is not considered. Who is awarded the lot is told on request.',
  },
  toldWon: { de: 'Ihr Unternehmen erhält den Zuschlag.', en: 'Your company is awarded the lot.' },
  toldNothing: {
    de: '{winner} erhält mit der Ankündigung noch keine Nachricht.',
    en: '{winner} gets no message with the announcement yet.',
  },
  noReasonYet: { de: 'Noch keine Begründung.', en: 'No reason yet.' },
  toldReason: { de: 'Begründung: {reason}', en: 'Reason: {reason}' },
  dayNamed: {
    de: 'Diesen Tag nennen alle Schreiben. Geht eines erst später hinaus, ist der Zuschlag entsprechend später möglich.',
    en: 'All letters name this day. Where one leaves later, the award is possible correspondingly later.',
  },
} satisfies Record<string, Bilingual>
