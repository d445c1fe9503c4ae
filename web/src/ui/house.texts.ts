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
  retry: { de: 'Erneut versuchen', en: 'Try again' },
} satisfies Record<string, Bilingual>
