import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  participants: { de: 'Teilnehmer', en: 'Participants' },
  interested: { de: 'Interessenten', en: 'Interested parties' },
  lead: {
    de: 'Unternehmen, die an diesem Verfahren teilnehmen. Was verschlossen ist, bleibt es bis zur Öffnung.',
    en: 'Companies that take part in this procedure. What is sealed stays so until it is opened.',
  },
  organization: { de: 'Unternehmen', en: 'Company' },
  lot: { de: 'Los', en: 'Lot' },
  round: { de: 'Runde', en: 'Round' },
  state: { de: 'Stand', en: 'State' },
  applicationSent: { de: 'Antrag eingereicht', en: 'Application filed' },
  offerSent: { de: 'Angebot eingereicht', en: 'Offer filed' },
  empty: { de: 'Noch nimmt niemand teil', en: 'Nobody takes part yet' },
  emptyDraft: {
    de: 'Solange die Ausschreibung nicht öffentlich ist, kann niemand teilnehmen.',
    en: 'While the tender is not public nobody can take part.',
  },
  emptyText: {
    de: 'Sobald ein Unternehmen teilnimmt, steht es hier.',
    en: 'As soon as a company takes part it is listed here.',
  },
} satisfies Record<string, Bilingual>

/** How far a company is with a lot, by the stage of its part. */
export const partTexts: Readonly<Record<number, Bilingual>> = {
  0: { de: 'Registriert', en: 'Registered' },
  1: { de: 'Antrag eingereicht', en: 'Application filed' },
  2: { de: 'Antrag in Prüfung', en: 'Application under review' },
  3: { de: 'Zur Verhandlung zugelassen', en: 'Admitted to the negotiation' },
  4: { de: 'Zum Angebot aufgefordert', en: 'Invited to offer' },
  5: { de: 'Angebot in Arbeit', en: 'Offer in progress' },
  6: { de: 'Angebot eingereicht', en: 'Offer filed' },
  7: { de: 'Angebot geöffnet', en: 'Offer opened' },
}

export const specialTexts = {
  denied: { de: 'Nicht zugelassen', en: 'Not admitted' },
  interested: { de: 'Interesse bekundet', en: 'Interest expressed' },
  waiting: { de: 'Im Warteraum', en: 'In the waiting room' },
  noOffer: { de: 'Kein Angebot abgegeben', en: 'No offer made' },
  notConsidered: { de: 'Nicht berücksichtigt', en: 'Not considered' },
  awarded: { de: 'Zuschlag', en: 'Awarded' },
} satisfies Record<string, Bilingual>
