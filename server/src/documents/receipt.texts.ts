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
    de: 'Prüfsumme (SHA-256) des Protokolleintrags zu diesem Vorgang, ohne seine laufende Nummer ("id"): Stimmt sie später mit dem Eintrag überein, so ist er mit Zeitpunkt, Losen und Dateien unverändert.',
    en: 'Checksum (SHA-256) of the log entry on this event, without its running number ("id"): if it matches the entry later on, that entry is unchanged, with time, lots and files.',
  },
} satisfies Record<string, Bilingual>
