import type { ReasonTexts } from '../verdict.ts'

/** Why a file is not taken, not kept or not given out. */
export const fileReasons = {
  fileEmpty: {
    type: 'ValidationException',
    de: 'Die Datei ist leer. Bitte prüfen Sie sie und laden Sie sie erneut hoch.',
    en: 'The file is empty. Please check it and upload it again.',
  },
  fileTooLarge: {
    type: 'ValidationException',
    de: 'Die Datei ist zu groß: höchstens {largest}. Bitte teilen Sie sie auf oder verkleinern Sie sie.',
    en: 'The file is too large: at most {largest}. Please split it or make it smaller.',
  },
  fileNameUnusable: {
    type: 'ValidationException',
    de: 'Unter diesem Namen kann keine Datei abgelegt werden. Bitte geben Sie ihr einen anderen Namen.',
    en: 'No file can be kept under this name. Please give it another one.',
  },
  fileTypeRefused: {
    type: 'ValidationException',
    de: 'Programme und Skripte werden nicht angenommen, auch nicht unter der Endung eines Dokuments. Bitte verwenden Sie ein Dokument, zum Beispiel ein PDF.',
    en: 'Programs and scripts are not accepted, not even with the ending of a document. Please use a document, for example a PDF.',
  },
  documentNameTaken: {
    type: 'ConflictException',
    de: 'Im Datenraum gibt es schon ein Dokument mit diesem Namen. Bitte wählen Sie einen anderen.',
    en: 'The data room already has a document of this name. Please choose another one.',
  },
  documentBeingChecked: {
    type: 'UnavailableException',
    de: 'Die Datei wird noch auf Schadsoftware geprüft. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The file is still being checked for malware. Please try again in a moment.',
  },
  documentInfected: {
    type: 'AccessDeniedException',
    de: 'Die Datei enthält Schadsoftware und wird nicht ausgeliefert. Bitte lassen Sie sich eine saubere Fassung geben.',
    en: 'The file contains malware and is not given out. Please ask for a clean version.',
  },
  tooManyDocuments: {
    type: 'ConflictException',
    de: 'Der Datenraum fasst höchstens {most} Dokumente. Bitte packen Sie mehrere Dateien in ein ZIP-Archiv.',
    en: 'The data room holds at most {most} documents. Please pack several files into one ZIP archive.',
  },
  tooManyDocumentsOfPhase: {
    type: 'ConflictException',
    de: 'Ihre Datenräume in dieser Phase fassen zusammen höchstens {most} Dokumente. Bitte packen Sie mehrere Dateien in ein ZIP-Archiv.',
    en: 'Your data rooms in this phase together hold at most {most} documents. Please pack several files into one ZIP archive.',
  },
  roomFull: {
    type: 'ConflictException',
    de: 'Der Datenraum fasst höchstens {largest}. Bitte löschen Sie Dateien, die Sie nicht mehr brauchen, und laden Sie dann weiter hoch.',
    en: 'The data room holds at most {largest}. Please delete files you no longer need, then go on uploading.',
  },
  organizationFull: {
    type: 'ConflictException',
    de: 'Die Datenräume Ihres Unternehmens fassen zusammen höchstens {largest}. Bitte löschen Sie Dateien, die Sie nicht mehr brauchen, und laden Sie dann weiter hoch.',
    en: 'The data rooms of your company hold at most {largest} together. Please delete files you no longer need, then go on uploading.',
  },
  tempRoomFull: {
    type: 'ConflictException',
    de: 'Anhänge dürfen zusammen höchstens {largest} haben. Bitte senden Sie sie in mehreren Nachrichten.',
    en: 'Attachments may have at most {largest} together. Please send them in several messages.',
  },
  storageFull: {
    type: 'UnavailableException',
    de: 'Auf dem Server ist kein Platz mehr. Was schon hochgeladen ist, ist gespeichert, nichts ist verloren. Bitte benachrichtigen Sie den Betreiber der Plattform und versuchen Sie es später noch einmal.',
    en: 'The server has no space left. What has been uploaded is kept, nothing is lost. Please tell the operator of the platform and try again later.',
  },
  storageDown: {
    type: 'UnavailableException',
    de: 'Der Dateispeicher antwortet gerade nicht. Ihre Dateien sind nicht verloren. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The file storage does not answer right now. Your files are not lost. Please try again in a moment.',
  },
  fileBroken: {
    type: 'UnavailableException',
    de: 'Die Datei ist beschädigt und wird nicht ausgeliefert. Bitte benachrichtigen Sie den Betreiber, damit er sie aus der Sicherung wiederherstellt.',
    en: 'The file is damaged and is not given out. Please tell the operator, so that it is restored from the backup.',
  },
  uploadUnknown: {
    type: 'NotFoundException',
    de: 'Diesen Upload gibt es nicht. Bitte laden Sie die Datei erneut hoch.',
    en: 'There is no such upload. Please upload the file again.',
  },
  uploadExpired: {
    type: 'NotFoundException',
    de: 'Dieser Upload ist abgelaufen, weil er zu lange ruhte. Bitte laden Sie die Datei erneut hoch.',
    en: 'This upload has expired, because it rested for too long. Please upload the file again.',
  },
  uploadInUse: {
    type: 'ConflictException',
    de: 'An dieser Datei wird gerade schon hochgeladen. Bitte warten Sie einen Augenblick oder schließen Sie das andere Fenster.',
    en: 'This file is being uploaded already. Please wait a moment or close the other window.',
  },
  uploadOffsetWrong: {
    type: 'ConflictException',
    de: 'Der Upload wird an der falschen Stelle fortgesetzt. Bitte fragen Sie den Stand neu ab und setzen Sie dort fort.',
    en: 'The upload is continued at the wrong place. Please ask for its state again and continue there.',
  },
  checksumWrong: {
    type: 'ValidationException',
    de: 'Die Datei kam anders an, als sie gesendet wurde (Prüfsumme falsch). Bitte laden Sie sie erneut hoch.',
    en: 'The file did not arrive as it was sent (wrong checksum). Please upload it again.',
  },
  uploadLongerThanSaid: {
    type: 'ValidationException',
    de: 'Es kommen mehr Bytes, als angekündigt waren. Bitte laden Sie die Datei erneut hoch.',
    en: 'More bytes are coming than were announced. Please upload the file again.',
  },
  tooMuchDeleted: {
    type: 'RateLimitException',
    de: 'Sie haben in den letzten Tagen sehr viel hochgeladen und wieder gelöscht. Gelöschtes belegt noch sieben Tage lang Platz. Bitte versuchen Sie es später wieder.',
    en: 'You have uploaded and deleted very much in the last days. What was deleted takes space for seven more days. Please try again later.',
  },
  uploadProtocolUnknown: {
    type: 'ValidationException',
    de: 'Uploads in Teilen sprechen hier tus 1.0.0 (Kopfzeilen Tus-Resumable und Content-Type).',
    en: 'Uploads in parts speak tus 1.0.0 here (headers Tus-Resumable and Content-Type).',
  },
  uploadTypeWrong: {
    type: 'ValidationException',
    de: 'Die Bytes eines Uploads werden als application/offset+octet-stream gesendet.',
    en: 'The bytes of an upload are sent as application/offset+octet-stream.',
  },
  uploadHeaderUnreadable: {
    type: 'ValidationException',
    de: 'Die Kopfzeile {header} fehlt oder ist nicht lesbar.',
    en: 'The header {header} is missing or cannot be read.',
  },
  uploadFormUnreadable: {
    type: 'ValidationException',
    de: 'Das Formular enthält keine lesbare Datei im Feld {field}. Bitte laden Sie die Datei erneut hoch.',
    en: 'The form holds no readable file in its field {field}. Please upload the file again.',
  },
  probeTooLarge: {
    type: 'ValidationException',
    de: 'Eine Probe der Leitung darf höchstens 4 MB haben.',
    en: 'A probe of the line may have at most 4 MB.',
  },
  documentNotShown: {
    type: 'ValidationException',
    de: 'Für diese Datei gibt es keine Vorschau. Bitte laden Sie sie herunter.',
    en: 'There is no preview of this file. Please download it.',
  },
  uploadTooManyAtOnce: {
    type: 'RateLimitException',
    de: 'Es laufen schon {most} Uploads gleichzeitig. Bitte warten Sie, bis einer fertig ist.',
    en: 'There are already {most} uploads at once. Please wait until one is finished.',
  },
} as const satisfies ReasonTexts
