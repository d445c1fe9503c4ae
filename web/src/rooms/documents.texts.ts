import type { Bilingual } from '@allmende/domain/texts.ts'

export const documentTexts = {
  documentsOf: { de: 'Dokumente in {name}', en: 'Documents in {name}' },
  search: { de: 'Dokumente durchsuchen', en: 'Search documents' },
  none: { de: 'Noch keine Dokumente.', en: 'No documents yet.' },
  notLoaded: {
    de: 'Die Dokumente konnten nicht geladen werden.',
    en: 'The documents could not be loaded.',
  },
  name: { de: 'Name', en: 'Name' },
  size: { de: 'Größe', en: 'Size' },
  date: { de: 'Datum', en: 'Date' },
  checksum: { de: 'Prüfsumme (SHA-256)', en: 'Checksum (SHA-256)' },
  copyChecksum: { de: 'Prüfsumme kopieren', en: 'Copy checksum' },
  copyChecksumOf: { de: 'Prüfsumme von {name} kopieren', en: 'Copy the checksum of {name}' },
  checksumCopied: { de: 'Prüfsumme kopiert', en: 'Checksum copied' },
  checking: { de: 'wird geprüft', en: 'being checked' },
  infected: { de: 'Schadsoftware gefunden', en: 'Malware found' },
  changed: { de: 'Seit Ihrem letzten Download geändert', en: 'Changed since your last download' },
  whyChecking: {
    de: 'Das Dokument wird noch geprüft.',
    en: 'The document is still being checked.',
  },
  whyInfected: {
    de: 'Das Dokument enthält Schadsoftware und wird nicht ausgeliefert.',
    en: 'The document contains malware and is not delivered.',
  },
  actionsOf: { de: 'Aktionen für {name}', en: 'Actions for {name}' },
  preview: { de: 'Vorschau', en: 'Preview' },
  download: { de: 'Herunterladen', en: 'Download' },
  downloadOf: { de: '{name} herunterladen', en: 'Download {name}' },
  notDownloaded: {
    de: 'Das Dokument konnte nicht heruntergeladen werden.',
    en: 'The document could not be downloaded.',
  },
  rename: { de: 'Umbenennen', en: 'Rename' },
  renameTitle: { de: 'Wie soll das Dokument heißen?', en: 'What shall the document be called?' },
  renamed: { de: 'Das Dokument wurde umbenannt.', en: 'The document has been renamed.' },
  renamedTo: { de: 'Das Dokument heißt jetzt „{name}“.', en: 'The document is now called “{name}”.' },
  notRenamed: {
    de: 'Das Dokument konnte nicht umbenannt werden.',
    en: 'The document could not be renamed.',
  },
  replace: { de: 'Ersetzen', en: 'Replace' },
  replaceOf: { de: '{name} ersetzen', en: 'Replace {name}' },
  replaceTitle: { de: '„{name}“ durch „{file}“ ersetzen?', en: 'Replace “{name}” with “{file}”?' },
  replaceText: {
    de: 'Sobald die neue Fassung hochgeladen ist, wird die bisherige gelöscht und kann nicht mehr heruntergeladen werden. Das lässt sich nicht rückgängig machen.',
    en: 'As soon as the new version is uploaded, the old one is deleted and can no longer be downloaded. This cannot be undone.',
  },
  replaceKept: {
    de: 'Sobald die neue Fassung hochgeladen ist, kann die bisherige von niemandem mehr heruntergeladen werden. Weil die Ausschreibung veröffentlicht ist, bleibt sie bis zum Ende der gesetzlichen Aufbewahrungsfrist gespeichert.',
    en: 'As soon as the new version is uploaded, nobody can download the old one any more. Because the tender is published, it stays stored until the end of the legal retention period.',
  },
  replaceFiled: {
    de: 'Gehört die bisherige Fassung zu einer Einreichung, wird sie mit ihr geöffnet, bis Sie erneut einreichen oder zurückziehen.',
    en: 'If the old version belongs to a submission, it is opened with it until you submit again or withdraw.',
  },
  publicLink: { de: 'Öffentlichen Link kopieren', en: 'Copy public link' },
  linkCopied: { de: 'Der öffentliche Link wurde kopiert.', en: 'The public link has been copied.' },
  noLink: {
    de: 'Der öffentliche Link konnte nicht erstellt werden.',
    en: 'The public link could not be made.',
  },
  notPublicYet: {
    de: 'Die Ausschreibung ist noch nicht veröffentlicht.',
    en: 'The tender has not been published yet.',
  },
  remove: { de: 'Löschen', en: 'Delete' },
  removeTitle: { de: '„{name}“ löschen?', en: 'Delete “{name}”?' },
  removeText: {
    de: 'Das Dokument ({size}) wird aus dem Datenraum „{room}“ gelöscht. Das lässt sich nicht rückgängig machen.',
    en: 'The document ({size}) will be deleted from the data room “{room}”. This cannot be undone.',
  },
  removeKept: {
    de: 'Das Dokument ({size}) verschwindet aus dem Datenraum „{room}“ und kann von niemandem mehr heruntergeladen werden. Weil die Ausschreibung veröffentlicht ist, bleibt es bis zum Ende der gesetzlichen Aufbewahrungsfrist gespeichert.',
    en: 'The document ({size}) disappears from the data room “{room}” and nobody can download it any more. Because the tender is published, it stays stored until the end of the legal retention period.',
  },
  removeFiled: {
    de: 'Das Dokument ({size}) verschwindet aus dem Datenraum „{room}“. Gehört es zu einer Einreichung, wird es mit ihr geöffnet, bis Sie erneut einreichen oder zurückziehen.',
    en: 'The document ({size}) disappears from the data room “{room}”. If it belongs to a submission, it is opened with it until you submit again or withdraw.',
  },
  removed: { de: 'Das Dokument wurde gelöscht.', en: 'The document has been deleted.' },
  notRemoved: {
    de: 'Das Dokument konnte nicht gelöscht werden.',
    en: 'The document could not be deleted.',
  },
} satisfies Record<string, Bilingual>
