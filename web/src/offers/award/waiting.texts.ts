import type { AwardLetter } from '@allmende/domain/procedure/award-letter.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'

/** Words about the time between an announced award and the award. */
export const texts = {
  announced: { de: 'Zuschlag an {name} angekündigt', en: 'Award to {name} announced' },
  announcedForLot: {
    de: 'Zuschlag an {name} angekündigt: {lot}',
    en: 'Award to {name} announced: {lot}',
  },
  possibleFrom: { de: 'Zuschlag möglich ab {moment}', en: 'Award possible from {moment}' },
  possibleNow: { de: 'Der Zuschlag ist jetzt möglich.', en: 'The award is possible now.' },
  lettersWait: {
    de: 'Die Schreiben an die anderen Unternehmen werden versandt; danach beginnt die Wartefrist.',
    en: 'The letters to the other companies are being sent; after that the waiting period begins.',
  },
  lettersFailed: {
    de: 'Mindestens ein Schreiben kann nicht zugestellt werden; die Wartefrist beginnt deshalb nicht.',
    en: 'At least one letter cannot be delivered, so the waiting period does not begin.',
  },
  toComparison: { de: 'Zum Vergleich', en: 'To the comparison' },
  why: {
    de: 'Die Wartefrist nach § 134 GWB dauert zehn Kalendertage, bei Versand per Post oder Boten fünfzehn, und beginnt am Tag nach der Absendung des letzten Schreibens. So lange können die anderen Unternehmen die Entscheidung nachprüfen lassen.',
    en: 'The waiting period of section 134 GWB lasts ten calendar days, by post or messenger fifteen, and begins on the day after the last letter has left. During this time the other companies can have the decision reviewed.',
  },
  over: {
    de: 'Die Wartefrist ist abgelaufen. Der Zuschlag ist seit {day} möglich.',
    en: 'The waiting period is over. The award has been possible since {day}.',
  },
  overIfSent: {
    de: 'Die Wartefrist ist abgelaufen, wenn alle Schreiben am Tag der Ankündigung abgesandt wurden. Dann ist der Zuschlag seit {day} möglich.',
    en: 'The waiting period is over if all letters left on the day of the announcement. Then the award has been possible since {day}.',
  },
  nobodyTold: {
    de: 'Es war niemand zu informieren. Der Zuschlag ist möglich.',
    en: 'Nobody had to be informed. The award is possible.',
  },
  notBegun: {
    de: 'Die Wartefrist hat noch nicht begonnen: Es sind noch nicht alle Schreiben abgesandt.',
    en: 'The waiting period has not begun: not all letters have left yet.',
  },
  notBegunSoon: {
    de: 'Die Wartefrist wird gerade berechnet.',
    en: 'The waiting period is being computed.',
  },
  gone: { de: '{gone} von {all} Schreiben abgesandt.', en: '{gone} of {all} letters have left.' },
  whatWaiting: {
    de: 'Was noch wartet, wird weiter versucht, bis der Mailserver es annimmt. Dauert es länger, wenden Sie sich an die Systemadministration, oder versenden Sie das Schreiben auf anderem Weg und erfassen Sie den Versand.',
    en: 'What still waits is tried again until the mail server takes it. If this takes long, ask the system administrators, or send the letter by other means and record the dispatch.',
  },
  whatFailed: {
    de: 'Mindestens ein Schreiben kann nicht mehr zugestellt werden. Versenden Sie es auf anderem Weg und erfassen Sie den Versand. Oder lassen Sie die E-Mail-Adressen des Unternehmens und den Mailserver prüfen; danach nimmt ein Projekt-Admin die Ankündigung zurück, und Sie kündigen den Zuschlag neu an.',
    en: 'At least one letter can no longer be delivered. Send it by other means and record the dispatch. Or have the e-mail addresses of the company and the mail server checked; then a project admin withdraws the announcement, and you announce the award anew.',
  },
  notMailed: {
    de: 'Diese Plattform versendet keine E-Mails: Versenden Sie die Schreiben auf anderem Weg. Erfassen Sie zuerst den Tag des Versands und drucken Sie das Schreiben dann aus, damit es den richtigen Tag nennt. Bis dahin ist der Tag so gerechnet, als wären alle Schreiben am Tag der Ankündigung abgesandt; mit jedem erfassten Versand kann er nur später werden.',
    en: 'This platform sends no e-mails: send the letters by other means. First record the day of dispatch, then print the letter, so that it names the right day. Until then the day is computed as if all letters had left on the day of the announcement; each recorded dispatch can only make it later.',
  },
  notDispatched: {
    de: 'Für {open} von {all} Schreiben ist kein Versand erfasst. Erfassen Sie ihn vor dem Zuschlag: Die Frist zählt ab dem Tag des Versands, und ein Zuschlag vor ihrem Ende kann unwirksam sein (§ 135 GWB).',
    en: 'No dispatch is recorded for {open} of {all} letters. Record it before the award: the period counts from the day of dispatch, and an award before its end can be void (section 135 GWB).',
  },
  ownDay: { de: 'nennt den {day}', en: 'names {day}' },
  dispatchedOn: { de: '{day}, {how}', en: '{day}, {how}' },
  letterPdf: { de: 'Schreiben', en: 'Letter' },
  letterPdfTo: { de: 'Schreiben an {name}', en: 'Letter to {name}' },
  letters: { de: 'Schreiben an die anderen Unternehmen', en: 'Letters to the other companies' },
} satisfies Record<string, Bilingual>

export const letterTexts: Record<AwardLetter['state'], Bilingual> = {
  LEFT: { de: 'Abgesandt', en: 'Left' },
  WAITING: { de: 'Noch nicht abgesandt', en: 'Not left yet' },
  FAILED: { de: 'Nicht zustellbar', en: 'Cannot be delivered' },
  KEPT: { de: 'Noch kein Versand erfasst', en: 'No dispatch recorded yet' },
  DISPATCHED: { de: 'Auf anderem Weg versandt', en: 'Sent by other means' },
}
