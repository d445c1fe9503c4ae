import type { Bilingual } from '@allmende/domain/texts.ts'

/** Words of the table in which the offers of a lot are compared. */
export const texts = {
  title: { de: 'Angebote im Vergleich', en: 'Offers compared' },
  hint: {
    de: 'Was nach der Öffnung zu jedem Angebot bekannt ist. Die Bemerkungen liest nur das Team.',
    en: 'What is known of each offer after the opening. Only the team reads the remarks.',
  },
  caption: { de: 'Angebote für {lot}', en: 'Offers for {lot}' },
  captionOfRound: { de: 'Angebote für {lot}, Runde {n}', en: 'Offers for {lot}, round {n}' },
  round: { de: 'Runde {n}', en: 'Round {n}' },
  company: { de: 'Unternehmen', en: 'Company' },
  received: { de: 'Eingegangen', en: 'Received' },
  files: { de: 'Dateien', en: 'Files' },
  state: { de: 'Stand', en: 'State' },
  remark: { de: 'Bemerkung', en: 'Remark' },
  countFiles: { de: '{n} {n:Datei|Dateien}', en: '{n} {n:file|files}' },
  moreFiles: { de: 'und {n} weitere', en: 'and {n} more' },
  intended: { de: 'Für den Zuschlag vorgesehen', en: 'Intended for the award' },
  sealed: { de: 'Nicht geöffnet', en: 'Not opened' },
  none: { de: '–', en: '–' },
  noOffers: { de: 'Für dieses Los liegt kein Angebot vor.', en: 'There is no offer for this lot.' },
  noOffersText: {
    de: 'Ohne Angebot kann kein Zuschlag erteilt werden. Beenden Sie das Los ohne Zuschlag.',
    en: 'Without an offer nothing can be awarded. End the lot without an award.',
  },

  writeRemark: { de: 'Bemerkung schreiben', en: 'Write remark' },
  changeRemark: { de: 'Ändern', en: 'Change' },
  writeRemarkOf: { de: 'Bemerkung schreiben: {name}', en: 'Write remark: {name}' },
  changeRemarkOf: { de: 'Ändern: Bemerkung zu {name}', en: 'Change: remark on {name}' },
  remarkTitle: { de: 'Bemerkung zum Angebot von {name}', en: 'Remark on the offer of {name}' },
  remarkHint: {
    de: 'Für das Team dieser Ausschreibung. Kein Unternehmen liest diesen Text.',
    en: 'For the team of this tender. No company reads this text.',
  },
  remarkSaved: { de: 'Die Bemerkung ist gespeichert.', en: 'The remark has been saved.' },
  remarkNotSaved: {
    de: 'Die Bemerkung konnte nicht gespeichert werden.',
    en: 'The remark could not be saved.',
  },
} satisfies Record<string, Bilingual>
