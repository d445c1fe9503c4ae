import type { Bilingual } from '@allmende/domain/texts.ts'

/** How a bidder's part in a lot stands, in a word and in a sentence. */
export const stateTexts = {
  notBegun: { de: 'Noch nicht begonnen', en: 'Not begun yet' },
  competitionNotBegun: {
    de: 'Sobald der Teilnahmewettbewerb beginnt, können Sie Ihren Antrag hochladen und einreichen.',
    en: 'As soon as the call for participation begins you can upload and submit your application.',
  },
  negotiationNotBegun: {
    de: 'Sobald die Verhandlung beginnt, werden Sie benachrichtigt.',
    en: 'You are told as soon as the negotiation begins.',
  },
  inProgress: { de: 'In Arbeit', en: 'In progress' },
  applicationInProgress: {
    de: 'Ihr Teilnahmeantrag ist noch nicht eingereicht.',
    en: 'Your application is not submitted yet.',
  },
  offerInProgress: { de: 'Ihr Angebot ist noch nicht eingereicht.', en: 'Your offer is not submitted yet.' },
  submitted: { de: 'Eingereicht', en: 'Submitted' },
  submittedText: {
    de: 'Eingereicht am {at}. Bis zum Ablauf der Frist können Sie ändern, erneut einreichen oder zurückziehen.',
    en: 'Submitted at {at}. Until the deadline you can change, submit again or withdraw.',
  },
  changed: { de: 'Änderungen noch nicht eingereicht', en: 'Changes not submitted yet' },
  changedText: {
    de: 'Eingereicht am {at}. Seitdem haben Sie Unterlagen geändert; die Änderungen zählen erst, wenn Sie erneut einreichen.',
    en: 'Submitted at {at}. You have changed documents since; the changes count only once you submit again.',
  },
  sealed: { de: 'Eingereicht und verschlossen', en: 'Submitted and sealed' },
  sealedText: {
    de: 'Eingereicht am {at}. Bis zur Öffnung kann es niemand lesen, auch nicht die Vergabestelle.',
    en: 'Submitted at {at}. Until the opening nobody can read it, not even the contracting authority.',
  },
  changedTooLate: {
    de: 'Eingereicht am {at}. Was Sie danach geändert haben, zählt nicht.',
    en: 'Submitted at {at}. What you changed after that does not count.',
  },
  awaited: { de: 'Noch keine Antwort', en: 'No answer yet' },
  awaitedText: {
    de: 'Ob die Einreichung zählt, steht erst fest, wenn der Server antwortet. Ist sie vor Ablauf der Frist vollständig bei ihm eingegangen, zählt sie.',
    en: 'Whether the submission counts is known only once the server answers. If all of it reached the server before the deadline, it counts.',
  },
  awaitedAgain: {
    de: 'Ob die neue Einreichung zählt, steht erst fest, wenn der Server antwortet. Ist sie vor Ablauf der Frist vollständig bei ihm eingegangen, zählt sie; sonst gilt die vom {at}.',
    en: 'Whether the new submission counts is known only once the server answers. If all of it reached the server before the deadline, it counts; otherwise the one of {at} does.',
  },
  notSubmitted: { de: 'Nicht eingereicht', en: 'Not submitted' },
  applicationMissed: {
    de: 'Bis zum Ablauf der Teilnahmefrist wurde kein Teilnahmeantrag eingereicht.',
    en: 'No application was submitted before the application deadline.',
  },
  offerMissed: {
    de: 'Bis zum Ablauf der Angebotsfrist wurde kein Angebot eingereicht.',
    en: 'No offer was submitted before the offer deadline.',
  },
  underReview: { de: 'Wird geprüft', en: 'Under review' },
  underReviewText: {
    de: 'Ihr Teilnahmeantrag wurde geöffnet und wird geprüft.',
    en: 'Your application has been opened and is under review.',
  },
  underReviewChanged: {
    de: 'Ihr Teilnahmeantrag wurde geöffnet und wird geprüft. Was Sie nach der Einreichung geändert haben, hat die Vergabestelle nicht.',
    en: 'Your application has been opened and is under review. The contracting authority does not have what you changed after submitting it.',
  },
  admitted: { de: 'Zugelassen', en: 'Admitted' },
  denied: { de: 'Nicht zugelassen', en: 'Not admitted' },
  negotiating: { de: 'In Verhandlung', en: 'In negotiation' },
  negotiatingText: {
    de: 'Unterlagen, die Sie hier hochladen, liest die Vergabestelle sofort; einreichen müssen Sie sie nicht.',
    en: 'The contracting authority reads documents that you upload here at once; you need not submit them.',
  },
  asked: { de: 'Zum Angebot aufgefordert', en: 'Invited to offer' },
  notAsked: { de: 'Nicht zum Angebot aufgefordert', en: 'Not invited to offer' },
  noOffer: { de: 'Kein Angebot abgegeben', en: 'No offer submitted' },
  opened: { de: 'Geöffnet', en: 'Opened' },
  openedText: {
    de: 'Ihr Angebot wurde geöffnet und wird gewertet.',
    en: 'Your offer has been opened and is being evaluated.',
  },
  openedChanged: {
    de: 'Ihr Angebot wurde geöffnet und wird gewertet. Was Sie nach der Einreichung geändert haben, hat die Vergabestelle nicht.',
    en: 'Your offer has been opened and is being evaluated. The contracting authority does not have what you changed after submitting it.',
  },
  won: { de: 'Zuschlag', en: 'Awarded to you' },
  wonText: { de: 'Ihr Unternehmen hat den Zuschlag erhalten.', en: 'Your company has won the contract.' },
  lost: { de: 'Nicht berücksichtigt', en: 'Not successful' },
  noAward: { de: 'Ohne Zuschlag beendet', en: 'Ended without award' },
  winner: {
    de: 'Der Zuschlag soll an {winner} gehen.',
    en: 'The contract is meant to go to {winner}.',
  },
  winnerFrom: {
    de: 'Der Zuschlag soll an {winner} gehen, frühestens am {day}.',
    en: 'The contract is meant to go to {winner}, on {day} at the earliest.',
  },
  winnerGot: {
    de: 'Den Zuschlag hat {winner} erhalten.',
    en: 'The contract was awarded to {winner}.',
  },
  winnerOnRequest: {
    de: 'Wer den Zuschlag erhalten hat, teilt die Vergabestelle auf Antrag mit.',
    en: 'The contracting authority tells on request who was awarded the contract.',
  },
  announcementWithdrawn: {
    de: 'Die Ankündigung des Zuschlags, die Ihnen mitgeteilt wurde, gilt seit dem {day} nicht mehr. Sie erhalten eine neue Nachricht, sobald entschieden ist.',
    en: 'The announcement of the award that you were told of no longer holds since {day}. You get a new message as soon as it is decided.',
  },
  cancelled: { de: 'Aufgehoben', en: 'Cancelled' },
  cancelledText: {
    de: 'Das Verfahren wurde aufgehoben. Ihre Unterlagen bleiben lesbar.',
    en: 'The procedure was cancelled. Your documents stay readable.',
  },
  ended: { de: 'Beendet', en: 'Ended' },
  endedText: {
    de: 'Das Los ist beendet. Ihre Unterlagen bleiben lesbar.',
    en: 'The lot has ended. Your documents stay readable.',
  },
  archivedText: {
    de: 'Die Ausschreibung ist archiviert. Ihre Unterlagen bleiben lesbar.',
    en: 'The tender is archived. Your documents stay readable.',
  },
} satisfies Record<string, Bilingual>
