import type { Bilingual } from '@allmende/domain/texts.ts'

/** Words that several house components share. */
export const houseTexts = {
  close: { de: 'Schließen', en: 'Close' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  save: { de: 'Speichern', en: 'Save' },
  loading: { de: 'Wird geladen …', en: 'Loading …' },
  removed: { de: '{name} wurde gelöscht.', en: '{name} was deleted.' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  showMore: { de: 'Mehr anzeigen', en: 'Show more' },
  showLess: { de: 'Weniger anzeigen', en: 'Show less' },
  logIn: { de: 'Einloggen', en: 'Log in' },
  discardTitle: { de: 'Eingaben verwerfen?', en: 'Discard what you entered?' },
  discardText: {
    de: 'Was Sie hier eingegeben haben, ist noch nicht gespeichert und geht verloren.',
    en: 'What you entered here has not been saved yet and will be lost.',
  },
  discard: { de: 'Verwerfen', en: 'Discard' },
  keepEditing: { de: 'Weiter bearbeiten', en: 'Continue editing' },
  retry: { de: 'Erneut versuchen', en: 'Try again' },
  noLine: {
    de: 'Keine Verbindung zum Server. Bitte prüfen Sie Ihr Netz und versuchen Sie es erneut.',
    en: 'No connection to the server. Please check your network and try again.',
  },
} satisfies Record<string, Bilingual>
