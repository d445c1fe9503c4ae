import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  titleNew: { de: 'Nachricht an Teilnehmer', en: 'Message to participants' },
  titleAsk: { de: 'Frage an die Vergabestelle', en: 'Question to the contracting office' },
  titleReply: { de: 'Antworten', en: 'Reply' },
  titleAnswerAll: { de: 'Allen antworten', en: 'Answer everyone' },
  recipients: { de: 'Empfänger', en: 'Recipients' },
  recipientsHint: {
    de: '„Alle Teilnehmer“ erreicht auch, wer später dazukommt. Kein Unternehmen sieht, wer die Nachricht sonst bekommt.',
    en: '“All participants” also reaches those who join later. No company sees who else gets the message.',
  },
  noCorrespondents: {
    de: 'Die Unternehmen konnten nicht geladen werden.',
    en: 'The companies could not be loaded.',
  },
  subject: { de: 'Betreff', en: 'Subject' },
  text: { de: 'Text', en: 'Text' },
  answer: { de: 'Antwort an alle', en: 'Answer to everyone' },
  asked: { de: 'So wurde gefragt', en: 'As it was asked' },
  askedOnly: { de: 'Sieht nur die Vergabestelle', en: 'Only the contracting office sees this' },
  question: { de: 'So lesen es alle', en: 'As everyone reads it' },
  questionHint: {
    de: 'Entfernen Sie Namen und alles, was verrät, wer gefragt hat.',
    en: 'Remove names and everything that reveals who asked.',
  },
  reveals: {
    de: 'Hier steht noch: {found}. Das könnte verraten, wer gefragt hat.',
    en: 'This still says: {found}. It could reveal who asked.',
  },
  answerSubject: { de: 'Antwort auf eine Bieterfrage', en: 'Answer to a bidder’s question' },
  revealTitle: { de: 'Der Fragesteller könnte erkannt werden', en: 'Who asked could be recognized' },
  revealText: {
    de: 'In Betreff, Frage oder Antwort steht noch: {found}. Alle Teilnehmer lesen das, und die Frage mit der Antwort ist öffentlich.',
    en: 'The subject, question or answer still says: {found}. All participants read this, and the question with its answer is public.',
  },
  revealBack: { de: 'Zurück und ändern', en: 'Go back and change it' },
  revealSend: { de: 'Trotzdem an alle senden', en: 'Send to everyone anyway' },
  replyTo: { de: 'Sie antworten auf', en: 'You reply to' },
  attach: { de: 'Dateien anhängen', en: 'Attach files' },
  attached: { de: 'Angehängte Dateien', en: 'Attached files' },
  removeFile: { de: '{name} entfernen', en: 'Remove {name}' },
  fileNotRemoved: { de: 'Die Datei konnte nicht entfernt werden.', en: 'The file could not be removed.' },
  noPlace: { de: 'Es konnte nichts angehängt werden.', en: 'Nothing could be attached.' },
  filesGone: {
    de: 'Die angehängten Dateien dieses Entwurfs wurden nach 24 Stunden gelöscht. Bitte hängen Sie sie erneut an.',
    en: 'The attached files of this draft were deleted after 24 hours. Please attach them again.',
  },
  filesAfterLogin: {
    de: 'Dateien können Sie anhängen, sobald Sie eingeloggt sind.',
    en: 'You can attach files once you are logged in.',
  },
  uploading: {
    de: 'Bitte warten Sie, bis alle Dateien hochgeladen sind.',
    en: 'Please wait until all files are uploaded.',
  },
  tooLong: {
    de: 'Ein Text ist zu lang: {length} von höchstens {max} Zeichen.',
    en: 'A text is too long: {length} of at most {max} characters.',
  },
  questionMissing: {
    de: 'Bitte geben Sie die Frage ein, wie alle sie lesen sollen.',
    en: 'Please enter the question as everyone is to read it.',
  },
  answerMissing: { de: 'Bitte geben Sie die Antwort ein.', en: 'Please enter the answer.' },
  send: { de: 'Senden', en: 'Send' },
  sent: { de: 'Die Nachricht wurde gesendet.', en: 'The message was sent.' },
  notSent: {
    de: 'Die Nachricht konnte nicht gesendet werden.',
    en: 'The message could not be sent.',
  },
  kept: {
    de: 'Ihr Entwurf bleibt in diesem Browser erhalten, bis Sie ihn senden oder verwerfen.',
    en: 'Your draft is kept in this browser until you send or discard it.',
  },
  notKept: {
    de: 'Dieser Browser kann den Entwurf nicht aufbewahren. Bitte senden Sie ihn, bevor Sie die Seite verlassen.',
    en: 'This browser cannot keep the draft. Please send it before you leave the page.',
  },
  discardTitle: { de: 'Entwurf verwerfen?', en: 'Discard the draft?' },
  discardText: {
    de: 'Was Sie geschrieben und angehängt haben, geht verloren.',
    en: 'What you wrote and attached will be lost.',
  },
  discard: { de: 'Entwurf verwerfen', en: 'Discard draft' },
  backAgain: {
    de: 'Sie sind eingeloggt. Bitte prüfen Sie Ihre Nachricht und senden Sie sie ab.',
    en: 'You are logged in. Please check your message and send it.',
  },
  loginFirst: {
    de: 'Vor dem Senden loggen Sie sich ein oder registrieren sich. Ihr Text bleibt erhalten.',
    en: 'Before sending you log in or register. Your text is kept.',
  },
} satisfies Record<string, Bilingual>

/** Before a deadline an attachment may be what belongs into the sealed room. */
export const guardTexts = {
  title: {
    de: 'Ist das Ihr Angebot oder Teilnahmeantrag?',
    en: 'Is this your offer or request to participate?',
  },
  why: {
    de: 'Ein Angebot oder Teilnahmeantrag zählt nur, wenn Sie es im verschlossenen Datenraum hochladen und dort einreichen. Als Nachricht gesendet, kann die Vergabestelle es sofort lesen und muss es ausschließen.',
    en: 'An offer or a request to participate only counts if you upload and file it in the sealed data room. Sent as a message, the contracting office can read it at once and has to exclude it.',
  },
  kept: {
    de: 'Ihre Nachricht bleibt als Entwurf erhalten.',
    en: 'Your message is kept as a draft.',
  },
  join: {
    de: 'Dafür nehmen Sie zuerst teil.',
    en: 'For that you take part first.',
  },
  later: {
    de: 'Angebote geben Sie nach der Aufforderung verschlossen ab, unter „Angebot“.',
    en: 'Offers are handed in sealed after the invitation, under “Offer”.',
  },
  toTender: { de: 'Ja, zur Ausschreibung', en: 'Yes, to the tender' },
  dontSend: { de: 'Nicht senden', en: 'Do not send' },
  toRoom: { de: 'Ja, zum verschlossenen Datenraum', en: 'Yes, to the sealed data room' },
  sendAnyway: { de: 'Nein, als Nachricht senden', en: 'No, send it as a message' },
} satisfies Record<string, Bilingual>
