import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Prüfung der Bekanntmachung', en: 'Check of the notice' },
  hint: {
    de: 'Prüft die gespeicherten Angaben so, wie sie veröffentlicht würden.',
    en: 'Checks the saved entries as they would be published.',
  },
  check: { de: 'Bekanntmachung prüfen', en: 'Check notice' },
  again: { de: 'Erneut prüfen', en: 'Check again' },
  checking: { de: 'Die Bekanntmachung wird geprüft …', en: 'The notice is being checked …' },
  fine: { de: 'Keine Beanstandungen.', en: 'Nothing to object to.' },
  oneFinding: { de: '1 Beanstandung.', en: '1 objection.' },
  findings: { de: '{n} Beanstandungen.', en: '{n} objections.' },
  oneNote: { de: '1 Hinweis.', en: '1 note.' },
  notes: { de: '{n} Hinweise.', en: '{n} notes.' },
  more: { de: 'Alle {n} anzeigen', en: 'Show all {n}' },
  moreOf: { de: 'Die ersten {n} von {all} anzeigen', en: 'Show the first {n} of {all}' },
  oneUntold: {
    de: 'Und 1 weitere. Prüfen Sie erneut, sobald einige behoben sind.',
    en: 'And 1 more. Check again once some are mended.',
  },
  untold: {
    de: 'Und {n} weitere. Prüfen Sie erneut, sobald einige behoben sind.',
    en: 'And {n} more. Check again once some are mended.',
  },
  toField: { de: 'Zum Feld', en: 'Go to field' },
  toPart: { de: 'Zum Abschnitt', en: 'Go to section' },
  warning: { de: 'Hinweis', en: 'Note' },
  ran: { de: 'Durchgeführt: {checks}.', en: 'Checks run: {checks}.' },
  outdated: {
    de: 'Die Bekanntmachung wurde seit dieser Prüfung geändert.',
    en: 'The notice has changed since this check.',
  },
  noOfficial: {
    de: 'Die amtlichen Prüfungen sind auf diesem Server nicht eingerichtet. Das Veröffentlichungsportal prüft selbst noch einmal.',
    en: 'The official checks are not set up on this server. The publication portal checks once more itself.',
  },
  officialOnlyFor: {
    de: 'Diese Bekanntmachung folgt der Fassung {own} des Standards. Die amtlichen Prüfungen sind auf diesem Server nur für {others} eingerichtet und wurden deshalb nicht durchgeführt. Das Veröffentlichungsportal prüft selbst noch einmal.',
    en: 'This notice follows version {own} of the standard. The official checks are set up on this server for {others} only and were therefore not run. The publication portal checks once more itself.',
  },
  notChecked: { de: 'Die Prüfung ist nicht gelungen.', en: 'The check did not succeed.' },
} satisfies Record<string, Bilingual>

/** The checks by name. */
export const checkNames: Record<'catalogue' | 'xsd' | 'rules', Bilingual> = {
  catalogue: { de: 'Pflichtfelder und Werte', en: 'required fields and values' },
  xsd: { de: 'amtliches XML-Schema', en: 'official XML schema' },
  rules: { de: 'amtliche Regeln', en: 'official rules' },
}
