import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  none: { de: 'Noch keine Ordner.', en: 'No folders yet.' },
  noneForStaff: {
    de: 'Noch keine Ordner. Legen Sie einen an, um Dateien hochzuladen.',
    en: 'No folders yet. Create one to upload files.',
  },
  emptyFolder: { de: 'Dieser Ordner ist leer.', en: 'This folder is empty.' },
  count: { de: '{n} {n:Datei|Dateien}', en: '{n} {n:file|files}' },
  filesIn: { de: 'Dateien in {name}', en: 'Files in {name}' },
  search: { de: 'Dateien suchen', en: 'Search files' },
  name: { de: 'Name', en: 'Name' },
  size: { de: 'Größe', en: 'Size' },
  date: { de: 'Datum', en: 'Date' },
  shown: { de: 'Sichtbar', en: 'Visibility' },
  download: { de: 'Herunterladen', en: 'Download' },
  downloadOf: { de: '{name} herunterladen', en: 'Download {name}' },
  notDownloaded: {
    de: 'Die Datei konnte nicht heruntergeladen werden.',
    en: 'The file could not be downloaded.',
  },
  zip: { de: 'Als ZIP herunterladen', en: 'Download as ZIP' },
  zipAll: { de: 'Alles als ZIP herunterladen', en: 'Download all as ZIP' },
  zipOf: { de: '{name} als ZIP herunterladen', en: 'Download {name} as ZIP' },
  noZip: { de: 'Das ZIP konnte nicht erstellt werden.', en: 'The ZIP could not be made.' },
  actionsOf: { de: 'Aktionen für {name}', en: 'Actions for {name}' },
  hidden: {
    de: '„Vorhandene Daten“ ist als intern gekennzeichnet. Besucher sehen deshalb auch öffentliche Dateien nicht (hier {n}).',
    en: '“Available data” is marked as internal. That is why visitors do not see public files either (here {n}).',
  },
  publish: { de: 'Veröffentlichen', en: 'Make public' },
  unhide: { de: '„Vorhandene Daten“ veröffentlichen?', en: 'Make “Available data” public?' },
  unhideText: {
    de: 'Besucher sehen dann {n} öffentliche {n:Datei|Dateien} mit den Namen der Ordner. Interne Dateien sehen sie nicht.',
    en: 'Visitors then see {n} public {n:file|files} with the names of the folders. They do not see internal files.',
  },
  unhidden: { de: 'Die öffentlichen Dateien sind jetzt sichtbar.', en: 'The public files can be seen now.' },
  unhiddenLater: {
    de: 'Besucher sehen sie, sobald das Grundstück öffentlich ist.',
    en: 'Visitors will see them once the parcel is public.',
  },
  unhideLaterText: {
    de: 'Sobald das Grundstück öffentlich ist, sehen Besucher dann {n} öffentliche {n:Datei|Dateien} mit den Namen der Ordner. Interne Dateien sehen sie nicht.',
    en: 'Once the parcel is public, visitors then see {n} public {n:file|files} with the names of the folders. They do not see internal files.',
  },
  notChanged: {
    de: 'Das Grundstück konnte nicht aktualisiert werden.',
    en: 'The parcel could not be updated.',
  },
  gone: {
    de: 'Das hat gerade jemand anders geändert. Bitte sehen Sie sich den Stand noch einmal an.',
    en: 'Somebody else has just changed this. Please look at it again.',
  },
} satisfies Record<string, Bilingual>

export const folderTexts = {
  add: { de: 'Neuer Ordner', en: 'New folder' },
  addIn: { de: 'Neuer Unterordner', en: 'New subfolder' },
  addTitle: { de: 'Wie soll der neue Ordner heißen?', en: 'What shall the new folder be called?' },
  addInTitle: {
    de: 'Wie soll der neue Ordner in „{name}“ heißen?',
    en: 'What shall the new folder in “{name}” be called?',
  },
  create: { de: 'Anlegen', en: 'Create' },
  added: { de: 'Der Ordner „{name}“ wurde angelegt.', en: 'The folder “{name}” has been created.' },
  rename: { de: 'Umbenennen', en: 'Rename' },
  renameTitle: { de: 'Wie soll der Ordner heißen?', en: 'What shall the folder be called?' },
  renamed: { de: 'Der Ordner wurde umbenannt.', en: 'The folder has been renamed.' },
  remove: { de: 'Ordner entfernen', en: 'Remove folder' },
  removed: { de: 'Der Ordner „{name}“ wurde entfernt.', en: 'The folder “{name}” has been removed.' },
  notEmpty: {
    de: 'Nur leere Ordner können entfernt werden. Auch im Archiv darf nichts liegen.',
    en: 'Only empty folders can be removed. Nothing may be in the archive either.',
  },
  tooDeep: { de: 'Ordner haben höchstens {n} Ebenen.', en: 'Folders have at most {n} levels.' },
  taken: {
    de: 'Hier gibt es schon einen Ordner mit diesem Namen.',
    en: 'There is already a folder of this name here.',
  },
  slash: {
    de: 'Der Name eines Ordners enthält keinen Schrägstrich.',
    en: 'The name of a folder contains no slash.',
  },
} satisfies Record<string, Bilingual>

export const fileTexts = {
  upload: { de: 'Hochladen', en: 'Upload' },
  uploadTo: { de: 'In {name} hochladen', en: 'Upload to {name}' },
  newFile: { de: 'Neue Datei', en: 'New file' },
  file: { de: 'Datei', en: 'File' },
  chosen: { de: 'Ausgewählt: {name} ({size})', en: 'Chosen: {name} ({size})' },
  into: { de: 'Ordner: {path}', en: 'Folder: {path}' },
  publicHelp: {
    de: 'Öffentliche Dateien sehen alle Besucher, interne nur die Verwaltung.',
    en: 'All visitors see public files, only the administration sees internal ones.',
  },
  rename: { de: 'Umbenennen', en: 'Rename' },
  renameTitle: { de: 'Wie soll die Datei heißen?', en: 'What shall the file be called?' },
  renamed: { de: 'Die Datei wurde umbenannt.', en: 'The file has been renamed.' },
  nameTaken: {
    de: 'In diesem Ordner gibt es schon eine Datei mit diesem Namen.',
    en: 'There is already a file of this name in this folder.',
  },
  move: { de: 'Verschieben', en: 'Move' },
  moveTitle: { de: 'Wohin soll „{name}“?', en: 'Where shall “{name}” go?' },
  folder: { de: 'Ordner', en: 'Folder' },
  moved: { de: '„{name}“ liegt jetzt in {path}.', en: '“{name}” is in {path} now.' },
  noOther: { de: 'Es gibt keinen anderen Ordner.', en: 'There is no other folder.' },
  published: { de: '„{name}“ ist jetzt öffentlich.', en: '“{name}” is public now.' },
  publishedHidden: {
    de: '„{name}“ ist jetzt öffentlich. Besucher sehen die Datei erst, wenn auch „Vorhandene Daten“ öffentlich ist.',
    en: '“{name}” is public now. Visitors see the file only once “Available data” is public, too.',
  },
  unpublished: { de: '„{name}“ ist jetzt intern.', en: '“{name}” is internal now.' },
  replace: { de: 'Neue Version hochladen', en: 'Upload new version' },
  replaceOf: { de: 'Neue Version von {name} auswählen', en: 'Choose the new version of {name}' },
  otherKind: { de: 'Durch eine andere Art von Datei ersetzen?', en: 'Replace it by another kind of file?' },
  otherKindText: {
    de: 'Die neue Version ist eine andere Art von Datei: „{name}“ heißt danach „{next}“.',
    en: 'The new version is another kind of file: “{name}” is called “{next}” afterwards.',
  },
  replaceYes: { de: 'Ersetzen', en: 'Replace' },
  versions: { de: 'Frühere Versionen', en: 'Previous file versions' },
  versionsOf: { de: 'Frühere Versionen von {name}', en: 'Previous file versions: {name}' },
  noVersions: {
    de: 'Diese Datei hat keine früheren Versionen.',
    en: 'This file has no previous versions.',
  },
  archive: { de: 'Archivieren', en: 'Archive' },
  archived: { de: '„{name}“ wurde archiviert.', en: '“{name}” has been archived.' },
  unarchived: { de: '„{name}“ liegt wieder im Ordner.', en: '“{name}” is back in its folder.' },
} satisfies Record<string, Bilingual>

export const archiveTexts = {
  title: { de: 'Archiv ({n})', en: 'Archive ({n})' },
  filesIn: { de: 'Archivierte Dateien in {name}', en: 'Archived files in {name}' },
  replacedBy: { de: 'Frühere Version von „{name}“', en: 'Previous version of “{name}”' },
  restore: { de: 'Wiederherstellen', en: 'Restore' },
  restored: {
    de: '„{name}“ liegt wieder im Ordner {path} und ist intern. Mit dem Schalter in der Zeile veröffentlichen Sie die Datei.',
    en: '“{name}” is back in the folder {path} and internal. The switch in its row makes the file public.',
  },
  request: { de: 'Löschung beantragen', en: 'Request deletion' },
  requestTitle: { de: 'Löschung beantragen?', en: 'Request deletion?' },
  requestText: {
    de: '„{name}“ ({size}) wird endgültig gelöscht, sobald eine andere Person das innerhalb von 60 Minuten bestätigt.',
    en: '“{name}” ({size}) is deleted for good once another person confirms that within 60 minutes.',
  },
  requested: {
    de: 'Die Löschung ist beantragt. Eine andere Person kann sie 60 Minuten lang bestätigen.',
    en: 'The deletion is requested. Another person can confirm it for 60 minutes.',
  },
  notRequested: {
    de: 'Die Löschung konnte nicht beantragt werden.',
    en: 'The deletion could not be requested.',
  },
  approve: { de: 'Löschung bestätigen', en: 'Confirm deletion' },
  approveOf: { de: 'Löschung bestätigen: {name}', en: 'Confirm deletion: {name}' },
  approveTitle: { de: '„{name}“ endgültig löschen?', en: 'Delete “{name}” for good?' },
  approveText: {
    de: 'Die Datei hat {size} und ist vom {date}. {who} hat die Löschung um {time} beantragt. Sie kann danach nicht wiederhergestellt werden.',
    en: 'The file has {size} and is of {date}. {who} requested the deletion at {time}. It cannot be restored afterwards.',
  },
  deleteForGood: { de: 'Endgültig löschen', en: 'Delete for good' },
  deleted: { de: 'Datei wurde gelöscht', en: 'File was deleted' },
  notDeleted: { de: 'Die Datei konnte nicht gelöscht werden.', en: 'The file could not be deleted.' },
  open: {
    de: 'Löschung beantragt von {who}, noch {n} Min.',
    en: 'Deletion requested by {who}, {n} min left',
  },
  ownRequest: {
    de: 'Sie haben die Löschung beantragt, deshalb muss eine andere Person sie bestätigen (noch {n} Min.).',
    en: 'You requested the deletion, so another person has to confirm it ({n} min left).',
  },
} satisfies Record<string, Bilingual>
