import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  arrived: { de: 'Datei erfolgreich hochgeladen', en: 'File uploaded successfully' },
  arrivedMany: { de: '{n} Dateien erfolgreich hochgeladen', en: '{n} files uploaded successfully' },
  keptAs: {
    de: '„{name}“ heißt im Datenraum „{kept}“.',
    en: '“{name}” is called “{kept}” in the data room.',
  },
  keptAsMany: {
    de: '{n} Dateien heißen im Datenraum anders als auf Ihrem Gerät, weil es ihre Namen schon gab oder Zeichen ersetzt wurden.',
    en: '{n} files are called differently in the data room than on your device, because their names were taken or characters were replaced.',
  },
  notUploaded: {
    de: '{name} konnte nicht hochgeladen werden.',
    en: '{name} could not be uploaded.',
  },
  unfinished: {
    de: 'Nicht abgeschlossen: {name}, {sent} von {size}. Wählen Sie dieselbe Datei noch einmal, um fortzufahren.',
    en: 'Not finished: {name}, {sent} of {size}. Choose the same file once more to go on.',
  },
  unfinishedUnknown: {
    de: 'Nicht abgeschlossen: {name} ({size}). Wählen Sie dieselbe Datei noch einmal, um fortzufahren.',
    en: 'Not finished: {name} ({size}). Choose the same file once more to go on.',
  },
  choose: { de: 'Datei auswählen', en: 'Choose file' },
  chooseOf: { de: '{name}: Datei auswählen', en: '{name}: choose file' },
  discard: { de: 'Verwerfen', en: 'Discard' },
  discardOf: { de: '{name}: Verwerfen', en: '{name}: discard' },
  otherFile: {
    de: 'Das ist nicht dieselbe Datei: Name, Größe und Zeit der letzten Änderung müssen übereinstimmen. Eine andere Fassung laden Sie bitte neu hoch.',
    en: 'This is not the same file: name, size and time of the last change must be equal. Please upload another version anew.',
  },
  limits: {
    de: 'Bis {size} je Datei, alle Formate außer Programmen und Skripten.',
    en: 'Up to {size} per file, all formats except programs and scripts.',
  },
  most: {
    de: 'Eine Datei hat höchstens {bytes} Bytes, ein Datenraum fasst höchstens {room} und {documents} Dokumente.',
    en: 'A file has at most {bytes} bytes, a data room holds at most {room} and {documents} documents.',
  },
  resumed: {
    de: 'Ein unterbrochener Upload wird dort fortgesetzt, wo er war.',
    en: 'An interrupted upload goes on where it was.',
  },
  testLine: { de: 'Verbindung testen', en: 'Test connection' },
  testing: { de: 'Die Verbindung wird getestet', en: 'Testing the connection' },
  lineSpeed: {
    de: 'Hochladen: {speed} je Sekunde. 100 MB brauchen {time}.',
    en: 'Upload: {speed} per second. 100 MB take {time}.',
  },
  lineFailed: {
    de: 'Die Verbindung konnte nicht getestet werden.',
    en: 'The connection could not be tested.',
  },
} satisfies Record<string, Bilingual>

/** How long something takes; nobody plans by seconds. */
export const durationTexts = {
  short: { de: 'wenige Sekunden', en: 'a few seconds' },
  seconds: { de: 'etwa {n} Sekunden', en: 'about {n} seconds' },
  minutes: { de: 'etwa {n} {n:Minute|Minuten}', en: 'about {n} {n:minute|minutes}' },
  hours: { de: 'etwa {n} {n:Stunde|Stunden}', en: 'about {n} {n:hour|hours}' },
  both: {
    de: 'etwa {n} {n:Stunde|Stunden} und {m} {m:Minute|Minuten}',
    en: 'about {n} {n:hour|hours} and {m} {m:minute|minutes}',
  },
} satisfies Record<string, Bilingual>
