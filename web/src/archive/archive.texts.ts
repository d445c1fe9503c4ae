import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Archiv exportieren', en: 'Export the archive' },
  lead: {
    de: 'Die ganze Ausschreibung in einer ZIP-Datei, die auch ohne diese Plattform geprüft werden kann.',
    en: 'The whole tender in one ZIP file that can be verified without this platform.',
  },
  notLoaded: {
    de: 'Der Stand des Archivs konnte nicht geladen werden.',
    en: 'The state of the archive could not be loaded.',
  },
  contents: { de: 'Was darin liegt', en: 'What is in it' },
  contentDocuments: {
    de: 'die Unterlagen der Vergabestelle, auch ersetzte Fassungen',
    en: 'the documents of the authority, with versions that were replaced',
  },
  contentSubmissions: {
    de: 'geöffnete Teilnahmeanträge und Angebote, so wie sie eingereicht wurden',
    en: 'opened participation requests and offers as they were submitted',
  },
  contentPapers: {
    de: 'Vergabevermerk, Öffnungsniederschriften, Einreichungsbestätigungen und Mitteilungen als PDF',
    en: 'the procurement record, opening protocols, confirmations of submissions and notifications as PDF',
  },
  contentMessages: { de: 'alle Nachrichten mit Anhängen', en: 'all messages with attachments' },
  contentNotices: {
    de: 'alle Bekanntmachungen als XML und jede bekannt gemachte Fassung',
    en: 'all notices as XML and every announced version',
  },
  contentLog: {
    de: 'das Protokoll der Ausschreibung mit seiner Verkettung',
    en: 'the log of the tender with its chain of hashes',
  },
  contentVerifier: {
    de: 'ein Verzeichnis aller Dateien mit Prüfsummen und ein kleines Prüfprogramm',
    en: 'a list of all files with checksums and a small verifier',
  },
  sealed: { de: 'Nie Geöffnetes verschlüsselt beilegen', en: 'Include what was never opened, encrypted' },
  sealedHint: {
    de: 'Eingereichte, aber nie geöffnete Unterlagen kommen als Chiffrat in das Archiv, ohne Namen und ohne Schlüssel. Lesbar werden sie dadurch nicht; auch Zahl und Größe der Dateien bleiben verborgen.',
    en: 'Documents that were submitted and never opened go into the archive as ciphertext, without names and without keys. That does not make them readable; number and size of the files stay hidden, too.',
  },
  start: { de: 'Archiv erstellen', en: 'Make the archive' },
  anew: { de: 'Neu erstellen', en: 'Make it anew' },
  replaces: {
    de: 'Das neue Archiv ersetzt das vorhandene.',
    en: 'The new archive replaces the one there is.',
  },
  again: { de: 'Erneut versuchen', en: 'Try again' },
  failed: { de: 'Das Archiv konnte nicht erstellt werden.', en: 'The archive could not be made.' },
  working: { de: 'Das Archiv wird erstellt', en: 'The archive is being made' },
  preparing: { de: 'Die Teile werden zusammengestellt …', en: 'The parts are being listed …' },
  parts: { de: '{done} von {total} Teilen', en: '{done} of {total} parts' },
  doing: { de: 'Gerade: {path}', en: 'Now: {path}' },
  mayLeave: {
    de: 'Sie können diese Seite verlassen. Das Archiv wird weiter erstellt.',
    en: 'You can leave this page. The archive goes on being made.',
  },
  ready: { de: 'Das Archiv ist fertig', en: 'The archive is ready' },
  download: { de: 'Herunterladen', en: 'Download' },
  notDownloaded: {
    de: 'Das Archiv konnte nicht heruntergeladen werden.',
    en: 'The archive could not be downloaded.',
  },
  made: { de: 'Erstellt', en: 'Made' },
  askedBy: { de: 'Angefordert von', en: 'Asked for by' },
  size: { de: 'Größe', en: 'Size' },
  expires: { de: 'Verfügbar bis', en: 'Available until' },
  withSealed: { de: 'Nie Geöffnetes', en: 'Never opened' },
  sealedYes: { de: 'verschlüsselt beigelegt', en: 'included, encrypted' },
  sealedNo: { de: 'nicht enthalten', en: 'not included' },
  hash: { de: 'Prüfsumme des Manifests (SHA-256)', en: 'Hash of the manifest (SHA-256)' },
  library: { de: 'Dateiablage', en: 'File archive' },
  libraryWAITING: {
    de: 'Das Archiv wird übergeben, sobald es fertig ist.',
    en: 'The archive is handed over once it is ready.',
  },
  librarySENDING: {
    de: 'Das Archiv wird gerade an die Dateiablage übergeben.',
    en: 'The archive is being handed over to the file archive.',
  },
  libraryDONE: {
    de: 'Das Archiv liegt vollständig in der Dateiablage.',
    en: 'The archive lies in the file archive as a whole.',
  },
  libraryFAILED: {
    de: 'Die Dateiablage hat das Archiv noch nicht übernommen',
    en: 'The file archive has not taken the archive yet',
  },
  verify: { de: 'So wird es geprüft', en: 'How to verify it' },
  verifyUnpack: { de: 'ZIP-Datei entpacken.', en: 'Unpack the ZIP file.' },
  verifyPage: {
    de: 'pruefen.html im Browser öffnen und das ZIP oder den entpackten Ordner auswählen; oder im Ordner „node pruefen.mjs“ ausführen. Beides geht ohne Netz.',
    en: 'Open pruefen.html in a browser and choose the ZIP or the unpacked folder; or run “node pruefen.mjs en” in the folder. Both work without a network.',
  },
  verifyHash: {
    de: 'Die genannte Prüfsumme des Manifests mit der hier und im Audit-Log (Eintrag „Archiv exportiert“) vergleichen.',
    en: 'Compare the hash of the manifest with the one here and in the audit log (entry “Archive exported”).',
  },
} satisfies Record<string, Bilingual>
