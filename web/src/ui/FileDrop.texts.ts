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
  empty: { de: '{name} ist leer.', en: '{name} is empty.' },
  failed: {
    de: '{name} konnte nicht hochgeladen werden. Bitte versuchen Sie es erneut.',
    en: '{name} could not be uploaded. Please try again.',
  },
  retry: { de: 'Erneut hochladen', en: 'Upload again' },
} satisfies Record<string, Bilingual>
