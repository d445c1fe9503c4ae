import type { Bilingual } from '@allmende/domain/texts.ts'
import type { Seal } from './participants.ts'

export const texts = {
  participants: { de: 'Teilnehmer', en: 'Participants' },
  interested: { de: 'Interessenten', en: 'Interested parties' },
  lead: {
    de: 'Unternehmen, die an diesem Verfahren teilnehmen. Was verschlossen ist, bleibt es bis zur Öffnung.',
    en: 'Companies that take part in this procedure. What is sealed stays so until it is opened.',
  },
  leadInterested: {
    de: 'Unternehmen, die ihr Interesse bekundet haben. Was verschlossen ist, bleibt es bis zur Öffnung.',
    en: 'Companies that have expressed their interest. What is sealed stays so until it is opened.',
  },
  organization: { de: 'Unternehmen', en: 'Company' },
  lot: { de: 'Los', en: 'Lot' },
  round: { de: 'Runde', en: 'Round' },
  state: { de: 'Stand', en: 'State' },
  reason: { de: 'Begründung: {reason}', en: 'Reason: {reason}' },
  applicationSent: { de: 'Antrag eingereicht', en: 'Application filed' },
  offerSent: { de: 'Angebot eingereicht', en: 'Offer filed' },
  empty: { de: 'Noch nimmt niemand teil', en: 'Nobody takes part yet' },
  emptyDraft: {
    de: 'Solange die Ausschreibung nicht öffentlich ist, kann niemand teilnehmen.',
    en: 'While the tender is not public nobody can take part.',
  },
  emptyInterested: { de: 'Noch hat niemand Interesse bekundet', en: 'Nobody has expressed interest yet' },
  emptyText: {
    de: 'Sobald ein Unternehmen teilnimmt, steht es hier.',
    en: 'As soon as a company takes part it is listed here.',
  },
} satisfies Record<string, Bilingual>

/** What is said of filings that nobody can read. */
export const sealTexts: Record<Seal, Bilingual> = {
  sealed: { de: 'Verschlossen bis zur Öffnung', en: 'Sealed until opened' },
  forGood: { de: 'Bleibt für immer verschlossen', en: 'Stays sealed for good' },
}

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
  noApplication: { de: 'Kein Antrag eingereicht', en: 'No application filed' },
  noOffer: { de: 'Kein Angebot abgegeben', en: 'No offer made' },
  notConsidered: { de: 'Nicht berücksichtigt', en: 'Not considered' },
  awarded: { de: 'Zuschlag', en: 'Awarded' },
  ended: { de: 'Los ohne Zuschlag beendet', en: 'Lot ended without award' },
  cancelled: { de: 'Verfahren aufgehoben', en: 'Procedure cancelled' },
} satisfies Record<string, Bilingual>
