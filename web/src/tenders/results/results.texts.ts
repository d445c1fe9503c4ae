import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Ergebnisbekanntmachung', en: 'Result notice' },
  /** In a narrow menu it breaks where a reader would. */
  inMenu: { de: 'Ergebnis\u00ADbekanntmachung', en: 'Result notice' },
  hint: {
    de: 'Endet ein Los, legt die Plattform den Entwurf der Bekanntmachung über das Ergebnis an. Weitere Lose kommen hinzu, solange er nicht versandt ist.',
    en: 'When a lot ends, the platform drafts the notice on its result. Further lots are added as long as it has not been sent.',
  },
  of: { de: 'Ergebnis zu {lots}', en: 'Result of {lots}' },
  ofNone: { de: 'Ergebnis ohne Los', en: 'Result without a lot' },
  openDraft: { de: 'Entwurf öffnen', en: 'Open draft' },
  read: { de: 'Bekanntmachung ansehen', en: 'View notice' },
  draft: { de: 'Entwurf', en: 'Draft' },
  atPortal: { de: 'Bei SIMAP', en: 'With SIMAP' },
  planned: { de: 'Veröffentlichung am {day}', en: 'Publication on {day}' },
  published: { de: 'Veröffentlicht', en: 'Published' },
  discarded: { de: 'Verworfen', en: 'Discarded' },
  due: {
    de: 'Bitte prüfen und veröffentlichen Sie den Entwurf. Die Frist beträgt nach der Vergabe einer Konzession 48 Tage (§ 21 KonzVgV), eines Auftrags 30 Tage (§ 39 VgV).',
    en: 'Please check and publish the draft. The time limit after the award of a concession is 48 days (KonzVgV § 21), of a contract 30 days (VgV § 39).',
  },
  made: {
    de: 'Der Entwurf der Ergebnisbekanntmachung liegt im Abschnitt „Ergebnisbekanntmachung“ bereit.',
    en: 'The draft of the result notice is ready in the section “Result notice”.',
  },
  added: {
    de: 'Das Los ist in den Entwurf der Ergebnisbekanntmachung aufgenommen.',
    en: 'The lot has been added to the draft of the result notice.',
  },
  resultOf: { de: 'Ergebnis zu „{name}“', en: 'Result of “{name}”' },
  explained: {
    de: 'Verfahren, Lose, Zuschlag und Zahl der Angebote sind aus der Ausschreibung übernommen.',
    en: 'Procedure, lots, award and number of tenders are taken over from the tender.',
  },
  toTender: { de: 'Zur Ausschreibung', en: 'To the tender' },
} satisfies Record<string, Bilingual>
