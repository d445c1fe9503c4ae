import type { ReasonTexts } from '../verdict.ts'

/** Why a setting is not taken as it is given. */
export const settingsReasons = {
  placeholderUnknown: {
    type: 'ValidationException',
    de: 'Den Platzhalter {placeholder} gibt es in dieser Nachricht nicht.',
    en: 'There is no placeholder {placeholder} in this message.',
  },
  mailServerMissing: {
    type: 'UnavailableException',
    de: 'Es ist kein Mailserver eingerichtet. Nachrichten werden aufbewahrt, bis einer angegeben ist.',
    en: 'No mail server is set up. Messages are kept until one is given.',
  },
  mailTextMissing: {
    type: 'ValidationException',
    de: 'Feld ist erforderlich',
    en: 'This field is required',
  },
  mailIsRequired: {
    type: 'ValidationException',
    de: 'Diese Nachricht kann nicht abgeschaltet werden.',
    en: 'This message cannot be switched off.',
  },
  templateNotUsable: {
    type: 'ValidationException',
    de: 'Dieses Formular gibt es nicht, oder es ist nicht aktiv.',
    en: 'There is no such form, or it is not active.',
  },
  sdkVersionUnknown: {
    type: 'ValidationException',
    de: 'Diese Fassung ist hier nicht vorhanden. Vorhanden sind: {known}.',
    en: 'This version is not available here. There are: {known}.',
  },
  sdkVersionLacksTemplate: {
    type: 'ValidationException',
    de: 'In der Fassung {version} gibt es {templates} nicht. Bitte wählen Sie zuerst eine andere Formularvorlage.',
    en: 'Version {version} does not have {templates}. Please choose another form template first.',
  },
  textsTooLarge: {
    type: 'ValidationException',
    de: 'Die Texte sind zusammen zu groß: höchstens {n}.',
    en: 'The texts are too large together: at most {n}.',
  },
} as const satisfies ReasonTexts
