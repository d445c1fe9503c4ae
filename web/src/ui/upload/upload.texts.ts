import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  drop: { de: 'Datei hierher ziehen oder', en: 'Drag a file here or' },
  dropMany: { de: 'Dateien hierher ziehen oder', en: 'Drag files here or' },
  choose: { de: 'Datei auswählen', en: 'Choose file' },
  chooseMany: { de: 'Dateien auswählen', en: 'Choose files' },
  release: { de: 'Loslassen, um hochzuladen', en: 'Release to upload' },
  largest: { de: 'Höchstens {size} je Datei.', en: 'At most {size} per file.' },
  types: { de: 'Erlaubt: {types}.', en: 'Allowed: {types}.' },
  uploading: { de: '{name} wird hochgeladen', en: 'Uploading {name}' },
  storing: { de: '{name} wird geprüft und abgelegt', en: '{name} is being checked and stored' },
  waiting: { de: '{name} wartet', en: '{name} is waiting' },
  waitingMore: {
    de: '{n} weitere {n:Datei wartet|Dateien warten}',
    en: '{n} more {n:file is|files are} waiting',
  },
  notTaken: { de: '{n} Dateien wurden nicht hochgeladen', en: '{n} files were not uploaded' },
  closeAll: { de: 'Hinweise schließen', en: 'Close notes' },
  cancelWaiting: { de: 'Wartende abbrechen', en: 'Cancel those waiting' },
  paused: { de: '{name} ist angehalten', en: '{name} is paused' },
  pause: { de: 'Anhalten', en: 'Pause' },
  resume: { de: 'Fortsetzen', en: 'Resume' },
  cancelOf: { de: '{name}: Abbrechen', en: '{name}: cancel' },
  pauseOf: { de: '{name}: Anhalten', en: '{name}: pause' },
  resumeOf: { de: '{name}: Fortsetzen', en: '{name}: resume' },
  speed: { de: '{size} je Sekunde', en: '{size} per second' },
  lineLost: {
    de: 'Verbindung unterbrochen, wird fortgesetzt …',
    en: 'Connection interrupted, will be resumed …',
  },
  loginNeeded: { de: 'Bitte loggen Sie sich wieder ein', en: 'Please log in again' },
  done: { de: '{name} wurde hochgeladen.', en: '{name} was uploaded.' },
  canceled: { de: '{name}: Hochladen abgebrochen.', en: '{name}: upload canceled.' },
  oneOnly: { de: 'Bitte wählen Sie nur eine Datei.', en: 'Please choose one file only.' },
  tooLarge: {
    de: '{name} ist zu groß ({size}). Höchstens {largest} sind möglich.',
    en: '{name} is too large ({size}). At most {largest} is possible.',
  },
  wrongType: {
    de: '{name} hat eine Dateiart, die hier nicht angenommen wird. Erlaubt: {types}.',
    en: '{name} is of a type that is not accepted here. Allowed: {types}.',
  },
  empty: {
    de: '{name} ist leer. Bitte prüfen Sie die Datei und laden Sie sie erneut hoch.',
    en: '{name} is empty. Please check the file and upload it again.',
  },
  failed: {
    de: '{name} konnte nicht hochgeladen werden. Bitte versuchen Sie es erneut.',
    en: '{name} could not be uploaded. Please try again.',
  },
  refused: { de: '{name}: {reason}', en: '{name}: {reason}' },
  retry: { de: 'Erneut hochladen', en: 'Upload again' },
} satisfies Record<string, Bilingual>
