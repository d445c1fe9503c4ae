import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
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
