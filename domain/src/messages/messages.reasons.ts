import type { ReasonTexts } from '../verdict.ts'

/** Why a message is not sent. */
export const messageReasons = {
  nobodyToWriteTo: {
    type: 'StageException',
    de: 'Zu dieser Bekanntmachung gibt es keine Nachrichten, weil niemand daran teilnehmen kann.',
    en: 'There are no messages about this notice because nobody can take part in it.',
  },
  notPublicYet: {
    type: 'StageException',
    de: 'Nachrichten können gesendet werden, sobald die Ausschreibung veröffentlicht ist.',
    en: 'Messages can be sent once the tender is published.',
  },
  replyToOwnSide: {
    type: 'StageException',
    de: 'Auf Nachrichten der eigenen Seite kann nicht geantwortet werden.',
    en: 'Messages of your own side cannot be replied to.',
  },
  messageSubjectMissing: {
    type: 'ValidationException',
    de: 'Bitte geben Sie einen Betreff ein.',
    en: 'Please enter a subject.',
  },
  messageTextMissing: {
    type: 'ValidationException',
    de: 'Bitte geben Sie einen Text ein oder hängen Sie eine Datei an.',
    en: 'Please enter a text or attach a file.',
  },
  chatTextMissing: {
    type: 'ValidationException',
    de: 'Bitte geben Sie einen Text ein.',
    en: 'Please enter a text.',
  },
  recipientMissing: {
    type: 'ValidationException',
    de: 'Bitte wählen Sie mindestens einen Empfänger.',
    en: 'Please choose at least one recipient.',
  },
  allIsExclusive: {
    type: 'ValidationException',
    de: '„Alle Teilnehmer“ kann nicht zusammen mit einzelnen Unternehmen gewählt werden.',
    en: '“All participants” cannot be chosen together with single companies.',
  },
  recipientUnknown: {
    type: 'ValidationException',
    de: 'Ein gewähltes Unternehmen nimmt an dieser Ausschreibung nicht teil und hat auch nichts gefragt.',
    en: 'A chosen company neither takes part in this tender nor has asked anything.',
  },
  onlyToAuthority: {
    type: 'ValidationException',
    de: 'Nachrichten von Unternehmen gehen immer an die Vergabestelle und an niemanden sonst.',
    en: 'Messages of companies always go to the contracting authority and to nobody else.',
  },
  senderNotOwn: {
    type: 'ValidationException',
    de: 'Nachrichten können nur im Namen der eigenen Organisation gesendet werden.',
    en: 'Messages can only be sent in the name of your own organization.',
  },
  attachmentsUnderWay: {
    type: 'ValidationException',
    de: 'Ein Anhang wird noch hochgeladen. Bitte warten Sie, bis er da ist, oder entfernen Sie ihn.',
    en: 'An attachment is still being uploaded. Please wait until it is there, or remove it.',
  },
  attachmentsTooMuch: {
    type: 'ConflictException',
    de: 'Was Ihr Unternehmen in Datenräumen und Anhängen ablegt, umfasst zusammen höchstens {largest}. Bitte senden Sie weniger Anhänge.',
    en: 'What your company keeps in data rooms and attachments has at most {largest} together. Please send fewer attachments.',
  },
  attachmentInfected: {
    type: 'ValidationException',
    de: 'Im Anhang „{name}“ wurde Schadsoftware gefunden. Bitte entfernen Sie ihn vor dem Senden.',
    en: 'Malware was found in the attachment “{name}”. Please remove it before sending.',
  },
  questionNeedsAll: {
    type: 'ValidationException',
    de: 'Eine Frage wird nur zusammen mit einer Antwort an alle Teilnehmer veröffentlicht.',
    en: 'A question is only made public together with an answer to all participants.',
  },
  tooManyMessages: {
    type: 'RateLimitException',
    de: 'Von Ihnen kamen gerade sehr viele Nachrichten. Bitte versuchen Sie es in {minutes} {minutes:Minute|Minuten} erneut. Ihr Text bleibt erhalten.',
    en: 'Very many messages have just come from you. Please try again in {minutes} {minutes:minute|minutes}. Your text is kept.',
  },
} as const satisfies ReasonTexts
