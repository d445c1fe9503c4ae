import type { ReasonTexts } from '../../verdict.ts'

/** Why a draft is not taken to a newer version of the standard. */
export const migrationReasons = {
  versionIsNewest: {
    type: 'ValidationException',
    de: 'Für diese Ausschreibung gibt es keine neuere Fassung des EU-Standards.',
    en: 'There is no newer version of the EU standard for this tender.',
  },
  versionOfResult: {
    type: 'StageException',
    de: 'Eine Ergebnisbekanntmachung bleibt in der Fassung der Ausschreibung, von der sie berichtet.',
    en: 'A result notice stays in the version of the tender it reports on.',
  },
  choiceNotTaken: {
    type: 'ValidationException',
    de: 'Diese Auswahl nimmt das Feld nicht an.',
    en: 'The field does not take this choice.',
  },
  versionOfTemplate: {
    type: 'ValidationException',
    de: 'Das Formular dieser Ausschreibung steht noch in der Fassung {version}. Bitte stellen Sie zuerst das Formular um.',
    en: 'The form of this tender is still in version {version}. Please change the form first.',
  },
} as const satisfies ReasonTexts
