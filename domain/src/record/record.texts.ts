import type { Bilingual } from '../texts.ts'
import type { RecordPointKey } from './record.rules.ts'

/** Which paragraphs ask for a point, what it is called, and what it takes. */
export type PointTexts = { law: string; title: Bilingual; about: Bilingual }

/** The title is also the heading under which the team writes on a point. */
export const recordPointTexts: Readonly<Record<RecordPointKey, PointTexts>> = {
  subject: {
    law: '§ 6 Abs. 2 Nr. 1 KonzVgV, § 8 Abs. 2 Nr. 1 VgV',
    title: { de: 'Vergabestelle und Gegenstand', en: 'Authority and subject' },
    about: {
      de: 'Name und Anschrift der Vergabestelle und was vergeben wird.',
      en: 'Name and address of the authority, and what is awarded.',
    },
  },
  value: {
    law: '§ 6 Abs. 2 Nr. 1 KonzVgV, § 8 Abs. 2 Nr. 1 VgV',
    title: { de: 'Wert', en: 'Value' },
    about: {
      de: 'Der geschätzte Wert und wie er ermittelt wurde.',
      en: 'The estimated value and how it was worked out.',
    },
  },
  procedure: {
    law: '§ 6 Abs. 1 KonzVgV, § 8 Abs. 2 Nr. 6 und 7 VgV',
    title: { de: 'Wahl des Verfahrens', en: 'Choice of procedure' },
    about: { de: 'Warum dieses Verfahren gewählt wurde.', en: 'Why this procedure was chosen.' },
  },
  undivided: {
    law: '§ 8 Abs. 2 Nr. 11 VgV',
    title: { de: 'Verzicht auf Lose', en: 'No division into lots' },
    about: {
      de: 'Warum nicht in mehrere Lose geteilt wurde.',
      en: 'Why it was not divided into several lots.',
    },
  },
  openings: {
    law: '§ 6 Abs. 1 KonzVgV, § 8 Abs. 1 VgV',
    title: { de: 'Öffnungen', en: 'Openings' },
    about: {
      de: 'Wer wann welche Teilnahmeanträge und Angebote geöffnet hat.',
      en: 'Who opened which applications and offers, and when.',
    },
  },
  chosen: {
    law: '§ 6 Abs. 2 Nr. 2 KonzVgV, § 8 Abs. 2 Nr. 2 VgV',
    title: { de: 'Berücksichtigte Bewerber und Bieter', en: 'Chosen applicants and bidders' },
    about: {
      de: 'Ihre Namen und die Gründe, aus denen sie ausgewählt wurden.',
      en: 'Their names and the reasons why they were chosen.',
    },
  },
  notChosen: {
    law: '§ 6 Abs. 2 Nr. 3 KonzVgV, § 8 Abs. 2 Nr. 3 VgV',
    title: { de: 'Nicht berücksichtigte Bewerber und Bieter', en: 'Applicants and bidders not chosen' },
    about: {
      de: 'Ihre Namen und die Gründe, aus denen sie nicht berücksichtigt wurden.',
      en: 'Their names and the reasons why they were not chosen.',
    },
  },
  negotiation: {
    law: '§ 6 Abs. 1 KonzVgV, § 8 Abs. 1 VgV',
    title: { de: 'Verhandlungen', en: 'Negotiations' },
    about: {
      de: 'Mit wem wann worüber verhandelt wurde und mit welchem Ergebnis.',
      en: 'With whom, when and on what was negotiated, and with what result.',
    },
  },
  winner: {
    law: '§ 6 Abs. 2 Nr. 4 KonzVgV, § 8 Abs. 2 Nr. 5 VgV',
    title: { de: 'Gründe für den Zuschlag', en: 'Reasons for the award' },
    about: {
      de: 'Warum das erfolgreiche Angebot ausgewählt wurde.',
      en: 'Why the successful offer was chosen.',
    },
  },
  noAward: {
    law: '§ 6 Abs. 2 Nr. 5 KonzVgV, § 8 Abs. 2 Nr. 8 VgV',
    title: { de: 'Verzicht auf die Vergabe', en: 'Decision not to award' },
    about: {
      de: 'Warum aufgehoben oder ohne Zuschlag beendet wurde.',
      en: 'Why it was cancelled or ended without an award.',
    },
  },
  conflicts: {
    law: '§ 6 Abs. 2 Nr. 6 KonzVgV, § 8 Abs. 2 Nr. 10 VgV',
    title: { de: 'Interessenkonflikte', en: 'Conflicts of interest' },
    about: {
      de: 'Welche aufgedeckt wurden und was dagegen getan wurde. Gab es keine, schreiben Sie das.',
      en: 'Which were found and what was done about them. Where there were none, please say so.',
    },
  },
  electronic: {
    law: '§ 8 Abs. 2 Nr. 9 VgV',
    title: { de: 'Elektronische Einreichung', en: 'Electronic submission' },
    about: {
      de: 'Über die Plattform wird ausschließlich elektronisch eingereicht.',
      en: 'Submissions through the platform are electronic without exception.',
    },
  },
  notice: {
    law: '§ 19 KonzVgV, § 37 und § 40 VgV',
    title: { de: 'Bekanntmachung', en: 'Notice' },
    about: {
      de: 'Welche Bekanntmachung übermittelt wurde, oder warum keine nötig war.',
      en: 'Which notice was sent, or why none was needed.',
    },
  },
  communication: {
    law: '§ 6 Abs. 1 KonzVgV, § 8 Abs. 1 VgV',
    title: { de: 'Kommunikation mit Unternehmen', en: 'Communication with companies' },
    about: {
      de: 'Nachrichten, Fragen und Antworten, Einladungen und bekannt gegebene Änderungen.',
      en: 'Messages, questions and answers, invitations and announced changes.',
    },
  },
  lowOffers: {
    law: '§ 8 Abs. 2 Nr. 4 VgV',
    title: { de: 'Ungewöhnlich niedrige Angebote', en: 'Unusually low offers' },
    about: {
      de: 'Warum solche Angebote abgelehnt wurden.',
      en: 'Why such offers were rejected.',
    },
  },
  subcontracting: {
    law: '§ 6 Abs. 2 Nr. 4 KonzVgV, § 8 Abs. 2 Nr. 5 VgV',
    title: { de: 'Unteraufträge', en: 'Subcontracts' },
    about: {
      de: 'Welchen Anteil wer an Dritte weitergibt und an wen, soweit das bekannt ist.',
      en: 'What share is passed on and to whom, as far as that is known.',
    },
  },
  weights: {
    law: '§ 8 Abs. 2 Nr. 12 VgV',
    title: { de: 'Fehlende Gewichtung der Zuschlagskriterien', en: 'Award criteria without weights' },
    about: {
      de: 'Warum die Gewichtung nicht angegeben wurde.',
      en: 'Why no weights were given.',
    },
  },
  deliberations: {
    law: '§ 6 Abs. 1 KonzVgV, § 8 Abs. 1 VgV',
    title: { de: 'Interne Beratungen', en: 'Internal deliberations' },
    about: {
      de: 'Wie Bekanntmachung und Unterlagen vorbereitet und Entscheidungen beraten wurden.',
      en: 'How notice and documents were prepared and decisions were discussed.',
    },
  },
}

export const recordStateTexts = {
  given: { de: 'Vorhanden', en: 'There' },
  missing: { de: 'Fehlt', en: 'Missing' },
  later: { de: 'Noch nicht fällig', en: 'Not due yet' },
  ifAny: { de: 'Nur falls zutreffend', en: 'Only where it applies' },
} as const satisfies Record<string, Bilingual>
