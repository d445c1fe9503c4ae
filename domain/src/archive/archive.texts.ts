import type { Bilingual } from '../texts.ts'

/** Why the file library has not taken an archive. */
export const libraryProblems = {
  UNSET: {
    de: 'In den Einstellungen fehlt die Adresse der Dateiablage oder die Kennung der Archivbibliothek.',
    en: 'The settings lack the address of the file archive or the id of the archiving library.',
  },
  OTHER_ORIGIN: {
    de: 'Die Adresse der Dateiablage in den Einstellungen ist eine andere als die, für die der Betreiber den Zugang eingerichtet hat. Es wurde nichts gesendet.',
    en: 'The address of the file archive in the settings is not the one the operator has set up access for. Nothing was sent.',
  },
  DOWN: {
    de: 'Die Dateiablage ist nicht erreichbar. Die Übergabe wird von selbst wiederholt.',
    en: 'The file archive cannot be reached. The transfer is repeated by itself.',
  },
  FULL: {
    de: 'In der Dateiablage ist kein Platz mehr. Bitte lassen Sie dort Platz schaffen; die Übergabe wird von selbst wiederholt.',
    en: 'The file archive is full. Please have space made there; the transfer is repeated by itself.',
  },
  TOKEN_REFUSED: {
    de: 'Die Dateiablage hat den Zugang abgelehnt. Der Betreiber muss FILES_TOKEN prüfen.',
    en: 'The file archive has refused access. The operator has to check FILES_TOKEN.',
  },
  REPO_UNKNOWN: {
    de: 'Die Dateiablage kennt die Archivbibliothek nicht. Bitte prüfen Sie deren Kennung in den Einstellungen.',
    en: 'The file archive does not know the archiving library. Please check its id in the settings.',
  },
  FOREIGN_LINK: {
    de: 'Die Dateiablage hat eine Adresse zum Hochladen genannt, die nicht zu ihr gehört. Es wurde nichts dorthin gesendet.',
    en: 'The file archive has named an upload address that is not its own. Nothing was sent there.',
  },
  REDIRECTED: {
    de: 'Die Dateiablage hat auf eine andere Adresse verwiesen. Es wurde nichts dorthin gesendet.',
    en: 'The file archive has redirected to another address. Nothing was sent there.',
  },
  ODD_ANSWER: {
    de: 'Die Dateiablage hat unverständlich geantwortet. Die Übergabe wird von selbst wiederholt.',
    en: 'The file archive has given an answer that makes no sense. The transfer is repeated by itself.',
  },
  NOT_WHOLE: {
    de: 'In der Dateiablage ist das Archiv nicht vollständig angekommen. Die Übergabe wird von selbst wiederholt.',
    en: 'The archive has not arrived as a whole in the file archive. The transfer is repeated by itself.',
  },
} as const satisfies Record<string, Bilingual>
export type LibraryProblem = keyof typeof libraryProblems

/** Why an archive could not be made. */
export const archiveProblems = {
  STORAGE_DOWN: {
    de: 'Die Speicherung der Dateien ist gerade nicht erreichbar. Der Export wird von selbst fortgesetzt.',
    en: 'The storage of files cannot be reached right now. The export continues by itself.',
  },
  FAILED: {
    de: 'Beim Export ist ein Fehler aufgetreten. Was schon fertig ist, bleibt erhalten; bitte versuchen Sie es erneut.',
    en: 'The export has failed. What is done already is kept; please try again.',
  },
} as const satisfies Record<string, Bilingual>
export type ArchiveProblem = keyof typeof archiveProblems
