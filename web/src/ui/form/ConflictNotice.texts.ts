import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  kept: {
    de: 'Ihre Eingaben sind noch da. Entscheiden Sie, womit Sie weiterarbeiten.',
    en: 'Your entries are still here. Decide what to go on with.',
  },
  field: { de: 'Feld', en: 'Field' },
  mine: { de: 'Ihre Eingabe', en: 'Your entry' },
  theirs: { de: 'Inzwischen gespeichert', en: 'Saved meanwhile' },
  empty: { de: '(leer)', en: '(empty)' },
  keepMine: { de: 'Meine Eingaben behalten', en: 'Keep my entries' },
  takeTheirs: { de: 'Aktuellen Stand laden', en: 'Load the current state' },
  nothingTyped: {
    de: 'Sie haben noch nichts geändert. Laden Sie den aktuellen Stand, um weiterzuarbeiten.',
    en: 'You have not changed anything yet. Load the current state to go on.',
  },
  undisputed: {
    de: 'Außerdem geändert, ohne dass es Ihren Eingaben widerspricht:',
    en: 'Changed besides, without contradicting your entries:',
  },
  keepHint: {
    de: 'Beim Behalten werden die übrigen Änderungen übernommen; gespeichert wird erst mit „{save}“.',
    en: 'Keeping takes over the other changes; nothing is saved until you press “{save}”.',
  },
} satisfies Record<string, Bilingual>
