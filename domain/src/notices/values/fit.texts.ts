import type { Bilingual } from '../../texts.ts'

/** Why a value cannot be stored. */
export const fitTexts = {
  unknown: { de: 'Dieses Feld gibt es im Formular nicht.', en: 'The form has no such field.' },
  wrongPlace: {
    de: 'Dieses Feld gehört an eine andere Stelle des Formulars.',
    en: 'This field belongs elsewhere in the form.',
  },
  wrongKind: {
    de: 'Diese Angabe hat nicht die Gestalt, die das Formular vorsieht.',
    en: 'This does not have the shape the form asks for.',
  },
  wrongSlot: {
    de: 'Für dieses Feld ist eine andere Art von Wert vorgesehen.',
    en: 'This field takes another kind of value.',
  },
  repeated: {
    de: 'Dieser Abschnitt oder dieses Feld darf nur einmal vorkommen.',
    en: 'This part or field may be there only once.',
  },
  tooDeep: { de: 'Die Angaben sind zu tief verschachtelt.', en: 'The values are nested too deeply.' },
  code: { de: 'Dieser Wert steht nicht zur Auswahl.', en: 'This value is not one of the choices.' },
  tooLong: {
    de: 'Höchstens {max} Zeichen, es sind {length}.',
    en: 'At most {max} characters, there are {length}.',
  },
  number: { de: 'Bitte geben Sie eine Zahl ein.', en: 'Please enter a number.' },
  integer: { de: 'Bitte geben Sie eine ganze Zahl ein.', en: 'Please enter a whole number.' },
  date: { de: 'Bitte geben Sie ein gültiges Datum ein.', en: 'Please enter a valid date.' },
  time: { de: 'Bitte geben Sie eine gültige Uhrzeit ein.', en: 'Please enter a valid time.' },
  unit: { de: 'Diese Einheit steht nicht zur Auswahl.', en: 'This unit is not one of the choices.' },
  fixed: {
    de: 'Dieser Wert steht fest und kann nicht geändert werden.',
    en: 'This value is fixed and cannot be changed.',
  },
  identifier: {
    de: 'Die Kennung muss die Form {example} haben.',
    en: 'The identifier must look like {example}.',
  },
  identifierTwice: { de: 'Die Kennung {id} ist doppelt vergeben.', en: 'The identifier {id} is used twice.' },
} satisfies Record<string, Bilingual>
