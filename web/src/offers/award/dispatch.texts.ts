import type { DispatchWay } from '@allmende/domain/procedure/dispatch.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'

/** Words about a letter that cannot leave by mail. */
export const texts = {
  record: { de: 'Versand erfassen', en: 'Record dispatch' },
  recordFor: {
    de: 'Versand erfassen: {name}',
    en: 'Record dispatch: {name}',
  },
  title: { de: 'Auf anderem Weg versandt?', en: 'Sent by other means?' },
  text: {
    de: 'Erfassen Sie, an welchem Tag und wie das Schreiben an {name} versandt wurde. Die Wartefrist für dieses Unternehmen beginnt am Tag danach. Der Versand wird einmal erfasst und lässt sich nicht ändern; eine E-Mail dazu, die noch nicht abgesandt ist, entfällt.',
    en: 'Record on which day and how the letter to {name} was sent. The waiting period for this company begins on the day after. The dispatch is recorded once and cannot be changed; an e-mail about it that has not left yet is dropped.',
  },
  paperHint: {
    de: 'Am besten erfassen Sie den Versand, bevor die Sendung am selben Tag das Haus verlässt: Das Schreiben als PDF nennt dann diesen Versand und den Tag, ab dem der Vertrag geschlossen werden kann, und Sie können diese Fassung beilegen.',
    en: 'It is best to record the dispatch before the letter leaves your house on the same day: the letter as PDF then names this dispatch and the day from which the contract can be concluded, and you can enclose that version.',
  },
  day: { de: 'Versandt am', en: 'Sent on' },
  dayMissing: { de: 'Bitte geben Sie den Tag des Versands an.', en: 'Please enter the day of dispatch.' },
  early: {
    de: 'Der Zuschlag wurde erst am {announced} angekündigt. Früher kann kein Schreiben versandt worden sein.',
    en: 'The award was announced on {announced}. No letter can have been sent before.',
  },
  late: {
    de: 'Dieser Tag liegt in der Zukunft. Erfassen Sie den Versand an dem Tag, an dem er geschieht.',
    en: 'This day is in the future. Record the dispatch on the day it happens.',
  },
  how: { de: 'Wie?', en: 'How?' },
  howMissing: { de: 'Bitte wählen Sie, wie versandt wurde.', en: 'Please choose how it was sent.' },
  earliest: {
    de: 'Vertragsschluss mit Rücksicht auf dieses Schreiben frühestens am {day}.',
    en: 'Because of this letter the contract can be concluded on {day} at the earliest.',
  },
  recorded: { de: 'Der Versand ist erfasst.', en: 'The dispatch has been recorded.' },
  notRecorded: {
    de: 'Der Versand konnte nicht erfasst werden.',
    en: 'The dispatch could not be recorded.',
  },
} satisfies Record<string, Bilingual>

export const wayTexts: Record<DispatchWay, { label: Bilingual; hint: Bilingual }> = {
  POST: {
    label: { de: 'Per Post', en: 'By post' },
    hint: { de: 'Fünfzehn Kalendertage Wartefrist', en: 'Fifteen calendar days to wait' },
  },
  MESSENGER: {
    label: { de: 'Per Boten', en: 'By messenger' },
    hint: { de: 'Fünfzehn Kalendertage Wartefrist', en: 'Fifteen calendar days to wait' },
  },
  FAX: {
    label: { de: 'Per Fax', en: 'By fax' },
    hint: { de: 'Zehn Kalendertage Wartefrist', en: 'Ten calendar days to wait' },
  },
  ELECTRONIC: {
    label: { de: 'Auf anderem elektronischen Weg', en: 'By other electronic means' },
    hint: { de: 'Zehn Kalendertage Wartefrist', en: 'Ten calendar days to wait' },
  },
}
