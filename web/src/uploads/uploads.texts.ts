import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  arrived: { de: 'Datei erfolgreich hochgeladen', en: 'File uploaded successfully' },
  arrivedMany: { de: '{n} Dateien erfolgreich hochgeladen', en: '{n} files uploaded successfully' },
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
} satisfies Record<string, Bilingual>
