import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: '{kind} überarbeiten', en: 'Revise: {kind}' },
  lead: {
    de: 'Sie ändern nur, was an SIMAP übermittelt wird. Die Ausschreibung auf dieser Plattform bleibt, wie sie ist.',
    en: 'You only change what is sent to SIMAP. The tender on this platform stays as it is.',
  },
  objected: {
    de: 'SIMAP hat {n} {n:Angabe|Angaben} beanstandet. Die Beanstandungen stehen an den Feldern.',
    en: 'SIMAP objects to {n} {n:entry|entries}. The objections stand at the fields.',
  },
  atField: { de: 'SIMAP: {text}', en: 'SIMAP: {text}' },
  words: { de: 'Begründung und Beschreibung', en: 'Reason and description' },
  wordsHint: {
    de: 'Steht in der Bekanntmachung, in allen ihren Sprachen gleich.',
    en: 'Appears in the notice, the same in all its languages.',
  },
  reason: { de: 'Begründung', en: 'Reason' },
  reasonMissing: { de: 'Bitte geben Sie eine Begründung an.', en: 'Please give a reason.' },
  text: { de: 'Beschreibung der Änderung', en: 'Description of the change' },
  saved: {
    de: 'Gespeichert. Übermittelt wird die Bekanntmachung erst, wenn Sie sie erneut an SIMAP senden.',
    en: 'Saved. The notice is sent only once you send it to SIMAP again.',
  },
  notSaved: { de: 'Nicht gespeichert', en: 'Not saved' },
  wrongEntries: {
    de: 'Bitte berichtigen Sie zuerst die Angaben, die so nicht gespeichert werden können.',
    en: 'Please correct the entries first that cannot be saved like this.',
  },
  notMendable: { de: 'Nichts zu überarbeiten', en: 'Nothing to revise' },
  notLoaded: {
    de: 'Die Bekanntmachung konnte nicht geladen werden.',
    en: 'The notice could not be loaded.',
  },
} satisfies Record<string, Bilingual>
