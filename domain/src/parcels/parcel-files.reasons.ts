import type { ReasonTexts } from '../verdict.ts'

/** Why something cannot be done with the files and folders of a parcel. */
export const parcelFileReasons = {
  serverIdMalformed: {
    type: 'ValidationException',
    de: 'Die Kennung der Datei ist keine UUID. Bitte laden Sie die Datei unter einer neuen UUID hoch.',
    en: 'What the file is to be known by is no UUID. Please upload it under a new UUID.',
  },
  serverIdUsed: {
    type: 'ConflictException',
    de: 'Unter dieser Kennung gibt es schon eine Datei. Bitte laden Sie die Datei unter einer neuen UUID hoch.',
    en: 'There is already a file known by this id. Please upload it under a new UUID.',
  },
  folderUnknown: {
    type: 'ConflictException',
    de: 'Den Ordner „{folder}“ gibt es nicht mehr. Bitte laden Sie die Seite neu und wählen Sie einen anderen.',
    en: 'There is no folder “{folder}” any more. Please reload the page and choose another one.',
  },
  replacedUnknown: {
    type: 'ConflictException',
    de: 'Die Datei, die ersetzt werden soll, liegt nicht mehr in ihrem Ordner. Bitte laden Sie die Seite neu.',
    en: 'The file that is to be replaced is not in its folder any more. Please reload the page.',
  },
  folderFull: {
    type: 'ConflictException',
    de: 'Der Ordner „{folder}“ enthält schon {most} Dateien, mehr fasst er nicht. Bitte legen Sie einen Unterordner an.',
    en: 'The folder “{folder}” already holds {most} files and takes no more. Please make a folder in it.',
  },
  folderArchiveFull: {
    type: 'ConflictException',
    de: 'Im Archiv des Ordners „{folder}“ liegen schon {most} Dateien, mehr fasst es nicht. Bitte löschen Sie dort, was nicht mehr gebraucht wird.',
    en: 'The archive of the folder “{folder}” already holds {most} files and takes no more. Please delete what is no longer needed there.',
  },
  parcelFull: {
    type: 'ConflictException',
    de: 'Das Grundstück hat schon {most} Dateien, mehr fasst es nicht. Bitte löschen Sie Dateien, die nicht mehr gebraucht werden.',
    en: 'The parcel already has {most} files and takes no more. Please delete files that are no longer needed.',
  },
  folderDoubled: {
    type: 'ValidationException',
    de: 'Den Ordner „{folder}“ gibt es hier schon. Bitte wählen Sie einen anderen Namen.',
    en: 'There is already a folder “{folder}” here. Please choose another name.',
  },
  foldersTooMany: {
    type: 'ValidationException',
    de: 'Ein Grundstück hat höchstens {most} Ordner.',
    en: 'A parcel has at most {most} folders.',
  },
  folderNameTaken: {
    type: 'ConflictException',
    de: 'Im Ordner „{folder}“ gibt es schon eine Datei „{name}“. Bitte wählen Sie einen anderen Namen.',
    en: 'The folder “{folder}” already has a file “{name}”. Please choose another name.',
  },
  filesInvented: {
    type: 'ValidationException',
    de: 'Die Datei „{name}“ gehört nicht zu diesem Grundstück oder wurde noch nicht hochgeladen.',
    en: 'The file “{name}” is none of this parcel or was not uploaded yet.',
  },
  filesDropped: {
    type: 'ValidationException',
    de: 'Die Datei „{name}“ kann so nicht entfernt werden: Archivieren Sie sie zuerst, dann kann ihre Löschung beantragt werden.',
    en: 'The file “{name}” cannot be removed like this: archive it first, then its deletion can be requested.',
  },
  filesDoubled: {
    type: 'ValidationException',
    de: 'Die Datei „{name}“ kann nur an einer Stelle liegen.',
    en: 'The file “{name}” can lie in one place only.',
  },
  parcelFileUnknown: {
    type: 'NotFoundException',
    de: 'Die Datei gibt es an diesem Grundstück nicht mehr.',
    en: 'The parcel does not have this file any more.',
  },
  fileNotArchived: {
    type: 'ConflictException',
    de: 'Nur archivierte Dateien können endgültig gelöscht werden. Archivieren Sie die Datei zuerst.',
    en: 'Only archived files can be deleted for good. Archive the file first.',
  },
  deletionOpen: {
    type: 'ConflictException',
    de: 'Die Löschung der Datei ist schon beantragt. Eine andere interne Person kann sie bestätigen.',
    en: 'The deletion of the file is requested already. Another internal person can confirm it.',
  },
  deletionNotRequested: {
    type: 'ConflictException',
    de: 'Die Löschung der Datei ist nicht beantragt. Beantragen Sie sie zuerst; eine andere Person bestätigt sie dann.',
    en: 'The deletion of the file is not requested. Request it first; another person then confirms it.',
  },
  deletionExpired: {
    type: 'ConflictException',
    de: 'Der Antrag auf Löschung ist älter als 60 Minuten. Bitte beantragen Sie die Löschung erneut.',
    en: 'The request for deletion is older than 60 minutes. Please request the deletion again.',
  },
  deletionBySame: {
    type: 'ConflictException',
    de: 'Wer die Löschung beantragt hat, kann sie nicht selbst bestätigen. Bitten Sie eine andere interne Person darum.',
    en: 'Who requested the deletion cannot confirm it. Please ask another internal person to do so.',
  },
  folderEmpty: {
    type: 'ConflictException',
    de: 'In diesem Ordner liegt keine Datei, die heruntergeladen werden kann.',
    en: 'This folder holds no file that can be downloaded.',
  },
} as const satisfies ReasonTexts
