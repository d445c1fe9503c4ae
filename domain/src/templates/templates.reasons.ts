import type { ReasonTexts } from '../verdict.ts'

/** Why a template is not used or not saved. */
export const templateReasons = {
  templateBuiltIn: {
    type: 'AccessDeniedException',
    de: 'Die Formulare des EU-Standards können weder geändert noch gelöscht werden. Duplizieren Sie das Formular, um es anzupassen.',
    en: 'The forms of the EU standard can be neither changed nor deleted. Duplicate the form to adapt it.',
  },
  templateUnknown: {
    type: 'ValidationException',
    de: 'Dieses Formular gibt es nicht oder nicht mehr.',
    en: 'There is no such form, or no longer.',
  },
  templateNotInVersion: {
    type: 'ValidationException',
    de: 'Das Formular {template} gibt es in der Fassung {version} des EU-Standards nicht.',
    en: 'There is no form {template} in version {version} of the EU standard.',
  },
  templateIsNewest: {
    type: 'ValidationException',
    de: 'Für dieses Formular gibt es keine neuere Fassung des EU-Standards.',
    en: 'There is no newer version of the EU standard for this form.',
  },
  templateInactive: {
    type: 'ValidationException',
    de: 'Dieses Formular ist inaktiv. Bitte wählen Sie ein aktives.',
    en: 'This form is inactive. Please choose an active one.',
  },
  templateTooLarge: {
    type: 'ValidationException',
    de: 'Ein Formular kann höchstens {n} Bereiche, Gruppen und Felder haben.',
    en: 'A form can have at most {n} panels, groups and fields.',
  },
  templateItemDoubled: {
    type: 'ValidationException',
    de: 'Diese Kennung kommt im Formular mehrfach vor.',
    en: 'This identifier occurs several times in the form.',
  },
  templateItemUnnamed: {
    type: 'ValidationException',
    de: 'Eine Kennung besteht aus Buchstaben ohne Umlaute, Ziffern, Punkten, Klammern und Strichen.',
    en: 'An identifier consists of plain letters, digits, dots, brackets and dashes.',
  },
  templateItemMisplaced: {
    type: 'ValidationException',
    de: 'An dieser Stelle des Formulars ist das nicht möglich.',
    en: 'This is not possible in this place of the form.',
  },
  templateItemLacking: {
    type: 'ValidationException',
    de: '„{label}“ ist für diese Bekanntmachung erforderlich und kann nicht entfernt werden.',
    en: '“{label}” is required for this notice and cannot be removed.',
  },
  templateChoicesLacking: {
    type: 'ValidationException',
    de: 'Bitte geben Sie mindestens eine Option an.',
    en: 'Please give at least one option.',
  },
  templateChoiceDoubled: {
    type: 'ValidationException',
    de: 'Diese Option gibt es in diesem Feld schon. Bitte wählen Sie einen anderen Namen.',
    en: 'This field already has this option. Please choose another name.',
  },
  templateUsedByTenders: {
    type: 'ValidationException',
    de: 'Ausschreibungen verwenden dieses Formular, deshalb kann es nicht gelöscht werden.',
    en: 'Tenders use this form, so it cannot be deleted.',
  },
  templateUsedInSettings: {
    type: 'ValidationException',
    de: 'Dieses Formular ist in den Einstellungen gewählt, deshalb kann es nicht gelöscht werden.',
    en: 'This form is chosen in the settings, so it cannot be deleted.',
  },
  templateUsedByOrganizations: {
    type: 'ValidationException',
    de: 'Organisationen haben ihre Angaben mit diesem Formular gemacht, deshalb kann es nicht gelöscht werden.',
    en: 'Organisations have given their details with this form, so it cannot be deleted.',
  },
} as const satisfies ReasonTexts
