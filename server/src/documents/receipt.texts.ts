import type { Bilingual } from '@allmende/domain/texts.ts'

type Kinds = Record<'APPLICATION' | 'OFFER', Bilingual>

export const submittedTexts: Kinds = {
  APPLICATION: {
    de: 'Bestätigung: Teilnahmeantrag eingereicht',
    en: 'Receipt: participation request submitted',
  },
  OFFER: { de: 'Bestätigung: Angebot eingereicht', en: 'Receipt: offer submitted' },
}

export const withdrawnTexts: Kinds = {
  APPLICATION: {
    de: 'Bestätigung: Teilnahmeantrag zurückgezogen',
    en: 'Receipt: participation request withdrawn',
  },
  OFFER: { de: 'Bestätigung: Angebot zurückgezogen', en: 'Receipt: offer withdrawn' },
}

export const texts = {
  subject: { de: 'Bestätigung des Eingangs', en: 'Confirmation of receipt' },
  number: { de: 'Kennung dieser Bestätigung', en: 'Identifier of this receipt' },
  submittedBy: { de: 'Eingereicht von', en: 'Submitted by' },
  withdrawnBy: { de: 'Zurückgezogen von', en: 'Withdrawn by' },
  whole: { de: 'Gesamte Ausschreibung', en: 'Whole tender' },
  sealed: {
    de: 'Dieser Teil ist nicht geöffnet. Seine Dateien sind nur dem Unternehmen bekannt.',
    en: 'This part has not been opened. Its files are known to the company alone.',
  },
  nothingFiled: {
    de: 'Was für dieses Los eingereicht war, gilt als nicht eingereicht.',
    en: 'What was submitted for this lot counts as not submitted.',
  },
  proof: { de: 'Nachweis', en: 'Proof' },
  proves: {
    de: 'Der Inhalt des Eintrags im Protokoll der Plattform, der diesen Vorgang festhält, hat die folgende Prüfsumme (SHA-256). Sie belegt, dass dieser Eintrag seither nicht geändert wurde; er wiederum belegt Zeitpunkt, Lose und Dateien.',
    en: 'The content of the entry in the platform’s log that records this event has the following checksum (SHA-256). It proves that the entry has not been changed since; the entry in turn proves time, lots and files.',
  },
} satisfies Record<string, Bilingual>
