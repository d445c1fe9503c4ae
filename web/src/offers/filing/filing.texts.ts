import type { Bilingual } from '@allmende/domain/texts.ts'
import type { FilingStage } from './kept-attempts.ts'

/** What is filed on a page; negotiations are not. */
export type Filed = 'application' | 'offer'

type FiledTexts = Record<
  | 'submit'
  | 'resubmit'
  | 'submitAgain'
  | 'withdraw'
  | 'submitTitle'
  | 'withdrawTitle'
  | 'withdrawText'
  | 'withdrawn'
  | 'received',
  Bilingual
>

export const filedTexts: Record<Filed, FiledTexts> = {
  application: {
    submit: { de: 'Teilnahmeantrag einreichen', en: 'Submit application' },
    resubmit: { de: 'Geänderten Antrag erneut einreichen', en: 'Submit changed application again' },
    submitAgain: { de: 'Antrag erneut einreichen', en: 'Submit application again' },
    withdraw: { de: 'Teilnahmeantrag zurückziehen', en: 'Withdraw application' },
    submitTitle: { de: 'Teilnahmeantrag jetzt einreichen?', en: 'Submit the application now?' },
    withdrawTitle: { de: 'Teilnahmeantrag zurückziehen?', en: 'Withdraw the application?' },
    withdrawText: {
      de: 'Danach gilt dafür kein Teilnahmeantrag als eingereicht. Ihre Unterlagen bleiben liegen; bis zum Ablauf der Frist können Sie erneut einreichen.',
      en: 'After that no application counts as submitted for it. Your documents stay; you can submit again until the deadline.',
    },
    received: { de: 'Ihr Teilnahmeantrag ist eingegangen', en: 'Your application has arrived' },
    withdrawn: { de: 'Ihr Teilnahmeantrag ist zurückgezogen', en: 'Your application is withdrawn' },
  },
  offer: {
    submit: { de: 'Angebot einreichen', en: 'Submit offer' },
    resubmit: { de: 'Geändertes Angebot erneut einreichen', en: 'Submit changed offer again' },
    submitAgain: { de: 'Angebot erneut einreichen', en: 'Submit offer again' },
    withdraw: { de: 'Angebot zurückziehen', en: 'Withdraw offer' },
    submitTitle: { de: 'Angebot jetzt einreichen?', en: 'Submit the offer now?' },
    withdrawTitle: { de: 'Angebot zurückziehen?', en: 'Withdraw the offer?' },
    withdrawText: {
      de: 'Danach gilt dafür kein Angebot als eingereicht. Ihre Unterlagen bleiben liegen; bis zum Ablauf der Frist können Sie erneut einreichen.',
      en: 'After that no offer counts as submitted for it. Your documents stay; you can submit again until the deadline.',
    },
    received: { de: 'Ihr Angebot ist eingegangen', en: 'Your offer has arrived' },
    withdrawn: { de: 'Ihr Angebot ist zurückgezogen', en: 'Your offer is withdrawn' },
  },
}

/** What is said above the server's own sentence. */
export const failedTexts: Record<FilingStage, Bilingual> = {
  0: {
    de: 'Der Teilnahmeantrag konnte nicht zurückgezogen werden.',
    en: 'The application could not be withdrawn.',
  },
  1: {
    de: 'Der Teilnahmeantrag konnte nicht eingereicht werden.',
    en: 'The application could not be submitted.',
  },
  5: { de: 'Das Angebot konnte nicht zurückgezogen werden.', en: 'The offer could not be withdrawn.' },
  6: { de: 'Das Angebot konnte nicht eingereicht werden.', en: 'The offer could not be submitted.' },
}

export const texts = {
  title: { de: 'Prüfen und einreichen', en: 'Check and submit' },
  lotsToFile: { de: 'Einreichen für', en: 'Submit for' },
  lotsToWithdraw: { de: 'Zurückziehen für', en: 'Withdraw for' },
  chooseLot: { de: 'Bitte wählen Sie mindestens ein Los.', en: 'Please choose at least one lot.' },
  documents: { de: '{n} {n:Dokument|Dokumente}, {size}', en: '{n} {n:document|documents}, {size}' },
  noDocument: { de: 'kein Dokument', en: 'no document' },
  missing: { de: 'hier fehlt mindestens ein Dokument', en: 'at least one document is missing here' },
  loading: { de: 'wird geladen …', en: 'loading …' },
  pending: {
    de: 'noch nicht hochgeladen und deshalb nicht dabei: {names}',
    en: 'not uploaded yet and therefore not included: {names}',
  },
  infected: {
    de: 'enthält Schadsoftware und wird nicht eingereicht: {names}',
    en: 'contains malware and is not submitted: {names}',
  },
  filedAsIs: { de: 'eingereicht, keine Änderungen', en: 'submitted, no changes' },
  filedChanged: {
    de: 'eingereicht, Änderungen noch nicht eingereicht',
    en: 'submitted, changes not submitted yet',
  },
  lotUnanswered: { de: 'noch keine Antwort', en: 'no answer yet' },
  notFiled: { de: 'noch nicht eingereicht', en: 'not submitted yet' },
  incomplete: {
    de: 'Es fehlen noch Dokumente: {rooms}.',
    en: 'Documents are still missing: {rooms}.',
  },
  incompleteLot: { de: '{room} ({lots})', en: '{room} ({lots})' },
  incompleteLots: { de: '{room} ({n} Lose)', en: '{room} ({n} lots)' },
  confirmFirst: {
    de: 'Bitte bestätigen Sie die Änderung der Ausschreibung, oder wählen Sie, was Sie erneut einreichen.',
    en: 'Please confirm the change of the tender, or choose what you submit again.',
  },
  nothingChanged: {
    de: 'Alles ist eingereicht; es gibt keine Änderungen.',
    en: 'Everything is submitted; there are no changes.',
  },
  underway: { de: 'Es wird gerade eingereicht oder zurückgezogen.', en: 'Something is being filed.' },
  untilDeadline: {
    de: 'Der Eingang wird mit Datum und Uhrzeit bestätigt. Bis zum Ablauf der Frist am {deadline} können Sie ändern, erneut einreichen oder zurückziehen.',
    en: 'The arrival is confirmed with date and time. Until the deadline on {deadline} you can change, submit again or withdraw.',
  },
  withoutDeadline: {
    de: 'Der Eingang wird mit Datum und Uhrzeit bestätigt. Bis zum Ablauf der Frist können Sie ändern, erneut einreichen oder zurückziehen.',
    en: 'The arrival is confirmed with date and time. Until the deadline you can change, submit again or withdraw.',
  },
  nothingLeft: { de: 'Es ist nichts mehr einzureichen', en: 'There is nothing left to submit' },
  overTitle: { de: 'Die Frist ist abgelaufen', en: 'The deadline has passed' },
  overText: {
    de: 'Die Frist ist abgelaufen, bevor Sie bestätigt haben. Es wurde nichts eingereicht.',
    en: 'The deadline passed before you confirmed. Nothing was submitted.',
  },
  overStands: {
    de: 'Die Frist ist abgelaufen, bevor Sie bestätigt haben. Ihre Änderungen wurden nicht mehr eingereicht; es gilt, was Sie vorher eingereicht haben.',
    en: 'The deadline passed before you confirmed. Your changes were not submitted; what you submitted before counts.',
  },
  sealedText: {
    de: 'Ihre Unterlagen sind verschlüsselt und bleiben bis zur Öffnung durch zwei Personen verschlossen.',
    en: 'Your documents are encrypted and stay sealed until two people open them.',
  },

  stateLabel: { de: 'Stand der Einreichung', en: 'State of the submission' },
  sending: { de: 'Wird eingereicht …', en: 'Submitting …' },
  withdrawing: { de: 'Wird zurückgezogen …', en: 'Withdrawing …' },
  sendingText: {
    de: 'Versuch von {time}. Bitte lassen Sie diese Seite offen, bis die Bestätigung da ist.',
    en: 'Attempt of {time}. Please keep this page open until the confirmation is there.',
  },
  lineLost: {
    de: 'Noch keine Antwort: Die Leitung ist unterbrochen, oder der Server nimmt gerade nichts an. Der Versuch wird von selbst mit derselben Kennung wiederholt; es zählt der erste, der vollständig ankommt und angenommen wird.',
    en: 'No answer yet: the line is down, or the server takes nothing at the moment. The attempt is repeated by itself under the same id; the first one counts that arrives whole and is accepted.',
  },
  loginMissing: {
    de: 'Sie sind ausgeloggt. Sobald Sie sich wieder einloggen, geht der Versuch von selbst weiter.',
    en: 'You are logged out. As soon as you log in again, the attempt goes on by itself.',
  },
  unanswered: {
    de: 'Ein Versuch von {time} wurde noch nicht beantwortet.',
    en: 'An attempt of {time} has not been answered yet.',
  },
  unansweredText: {
    de: 'Beim erneuten Senden gilt dieselbe Kennung: Ist der Versuch schon angekommen, erhalten Sie seine Bestätigung, und nichts wird doppelt eingereicht.',
    en: 'Sending again uses the same id: if the attempt has arrived already you get its confirmation, and nothing is submitted twice.',
  },
  resend: { de: 'Erneut senden', en: 'Send again' },
  discard: { de: 'Verwerfen', en: 'Discard' },

  receipt: { de: 'Eingangsbestätigung', en: 'Receipt' },
  withdrawalReceipt: { de: 'Bestätigung der Rücknahme', en: 'Receipt of the withdrawal' },
  arrived: { de: 'Eingegangen', en: 'Arrived' },
  withdrawnAt: { de: 'Zurückgezogen', en: 'Withdrawn' },
  deadline: { de: 'Frist', en: 'Deadline' },
  tender: { de: 'Ausschreibung', en: 'Tender' },
  lot: { de: 'Los', en: 'Lot' },
  lots: { de: 'Lose', en: 'Lots' },
  receiptNumber: { de: 'Nummer', en: 'Number' },
  openedAt: { de: 'Geöffnet', en: 'Opened' },
  files: { de: 'Dateien', en: 'Files' },
  filesInPdf: {
    de: 'Die Dateien stehen in der Eingangsbestätigung (PDF).',
    en: 'The files are listed in the receipt (PDF).',
  },
  sha256: { de: 'SHA-256', en: 'SHA-256' },
  pdf: { de: 'Eingangsbestätigung herunterladen (PDF)', en: 'Download receipt (PDF)' },
  withdrawalPdf: {
    de: 'Bestätigung der Rücknahme herunterladen (PDF)',
    en: 'Download receipt of the withdrawal (PDF)',
  },
} satisfies Record<string, Bilingual>
