import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Vergabevermerk', en: 'Procurement record' },
  lead: {
    de: 'Die Plattform stellt den Vermerk nach § 6 KonzVgV und § 8 VgV aus allem zusammen, was sie über das Verfahren weiß. Was nur Sie wissen, ergänzen Sie in den Anmerkungen.',
    en: 'The platform puts the record required by § 6 KonzVgV and § 8 VgV together from all it knows of the procedure. What only you know you add in the remarks.',
  },
  stillWritable: {
    de: 'Die Ausschreibung ist archiviert. Die Anmerkungen können Sie weiterhin ergänzen.',
    en: 'The tender is archived. You can still add to the remarks.',
  },
  pdf: { de: 'Vermerk als PDF', en: 'Record as PDF' },
  notLoaded: {
    de: 'Die Anmerkungen konnten nicht geladen werden.',
    en: 'The remarks could not be loaded.',
  },
  points: { de: 'Vollständigkeit', en: 'Completeness' },
  complete: {
    de: 'Nach dem heutigen Stand fehlt nichts.',
    en: 'As things stand today nothing is missing.',
  },
  incomplete: {
    de: '{count:Es fehlt|Es fehlen} noch {count} {count:Angabe|Angaben}.',
    en: '{count} {count:point is|points are} still missing.',
  },
  missing: { de: 'Fehlt noch', en: 'Still missing' },
  given: { de: 'Vorhanden', en: 'There' },
  others: { de: 'Später oder nur falls zutreffend', en: 'Later, or only where it applies' },
  concerns: { de: 'Betrifft: {names}', en: 'Concerns: {names}' },
  fromData: { de: 'Aus den Daten der Plattform', en: 'From the data of the platform' },
  fromRemarks: { de: 'Aus Ihren Anmerkungen', en: 'From your remarks' },
  write: { de: 'In den Anmerkungen ergänzen', en: 'Add in the remarks' },
  writeOn: { de: 'In den Anmerkungen ergänzen: {point}', en: 'Add in the remarks: {point}' },
  edit: { de: 'Ausschreibung bearbeiten', en: 'Edit the tender' },
  remarks: { de: 'Anmerkungen der Vergabestelle', en: 'Remarks of the authority' },
  remarksHint: {
    de: 'Schreiben Sie zu jedem Punkt unter seiner Überschrift. Ein Punkt gilt als ergänzt, sobald unter seiner Überschrift etwas steht. Nur das Team liest die Anmerkungen; wer sie ändert, steht im Audit-Log.',
    en: 'Write on each point under its heading. A point counts as supplied once there is something under its heading. Only the team reads the remarks; who changes them is in the audit log.',
  },
  outline: { de: 'Überschriften für alles Fehlende einfügen', en: 'Insert headings for all that is missing' },
  changedBy: { de: 'Zuletzt geändert am {moment} von {person}', en: 'Last changed on {moment} by {person}' },
  saved: { de: 'Die Anmerkungen sind gespeichert.', en: 'The remarks are saved.' },
  notSaved: {
    de: 'Die Anmerkungen konnten nicht gespeichert werden.',
    en: 'The remarks could not be saved.',
  },
} satisfies Record<string, Bilingual>
