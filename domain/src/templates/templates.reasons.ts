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
} as const satisfies ReasonTexts
