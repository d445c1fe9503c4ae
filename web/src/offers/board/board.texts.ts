import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Verfahrensstand', en: 'State of the procedure' },
  lot: { de: 'Los', en: 'Lot' },
  round: { de: 'Runde', en: 'Round' },
  roundNumber: { de: 'Runde {n}', en: 'Round {n}' },
  roundNow: { de: 'Runde {n} (aktuell)', en: 'Round {n} (current)' },
  column: { de: 'Spalte', en: 'Column' },
  search: { de: 'Unternehmen suchen', en: 'Search companies' },
  found: {
    de: '{found} von {all} Unternehmen gefunden',
    en: '{found} of {all} companies found',
  },

  applications: { de: 'Teilnahmewettbewerb', en: 'Call for participation' },
  interested: { de: 'Interessenten', en: 'Interested parties' },
  denied: { de: 'Nicht zugelassen', en: 'Not admitted' },
  negotiation: { de: 'Verhandlung', en: 'Negotiation' },
  offers: { de: 'Angebot', en: 'Offer' },
  past: { de: 'Abgeschlossene Runde', en: 'Round that is over' },
  pastHint: {
    de: 'Diese Runde ist abgeschlossen. Sie können sie nachlesen, aber nichts mehr daran ändern.',
    en: 'This round is over. You can read it, but nothing about it can be changed any more.',
  },
  nobody: { de: 'Hier steht niemand.', en: 'Nobody is here.' },
  notFound: { de: 'Niemand mit diesem Namen.', en: 'Nobody of this name.' },
  more: { de: 'Weitere anzeigen ({n})', en: 'Show more ({n})' },
  count: { de: '{n} {n:Unternehmen|Unternehmen}', en: '{n} {n:company|companies}' },

  waiting: { de: 'Warteraum', en: 'Waiting room' },
  waitingHint: {
    de: 'Verschlossen, bis die Runde geöffnet wird.',
    en: 'Sealed until the round is opened.',
  },
  waitingRound: {
    de: 'Runde {round}: {n} {n:Antrag wartet|Anträge warten}',
    en: 'Round {round}: {n} {n:application waits|applications wait}',
  },
  waitingUntil: { de: 'Frist: {deadline}', en: 'Deadline: {deadline}' },
  waitingNone: { de: 'Kein Antrag wartet.', en: 'No application waits.' },
  waitingRegistered: {
    de: '{n} {n:Unternehmen ist|Unternehmen sind} angemeldet und {n:hat|haben} noch keinen Antrag eingereicht.',
    en: '{n} {n:company has|companies have} registered and not filed an application yet.',
  },

  application: { de: 'Antrag', en: 'Application' },
  offer: { de: 'Angebot', en: 'Offer' },
  submitted: { de: 'eingereicht', en: 'filed' },
  opened: { de: 'geöffnet', en: 'opened' },
  filedAt: { de: 'Eingereicht: {moment}', en: 'Filed: {moment}' },
  openedAt: { de: 'Geöffnet: {moment}', en: 'Opened: {moment}' },
  noOffer: { de: 'kein Angebot', en: 'no offer' },
  deniedBecause: { de: 'Begründung: {reason}', en: 'Reason: {reason}' },
  appliesAgain: { de: 'Bewirbt sich erneut', en: 'Applies again' },
  moving: { de: 'Noch nicht bestätigt', en: 'Not confirmed yet' },
  movingNow: { de: 'Wird verschoben …', en: 'Is being moved …' },

  hint: {
    de: 'Ziehen Sie eine Karte in eine andere Spalte, oder nutzen Sie das Menü der Karte.',
    en: 'Drag a card to another column, or use the menu of the card.',
  },
  handle: { de: '{name} verschieben', en: 'Move {name}' },
  handleHint: {
    de: 'Die Leertaste nimmt die Karte auf. Die Pfeiltasten wählen die Spalte, die Leertaste legt die Karte dort ab, Escape bricht ab.',
    en: 'Space picks the card up. The arrow keys choose the column, space puts the card down there, Escape cancels.',
  },
  menuOf: { de: 'Aktionen für {name}', en: 'Actions for {name}' },
  open: { de: 'Bewerber ansehen', en: 'View applicant' },
  toNegotiation: { de: 'Zur Verhandlung zulassen', en: 'Admit to the negotiation' },
  toOffer: { de: 'Zum Angebot auffordern', en: 'Invite to make an offer' },

  here: { de: 'Hier loslassen', en: 'Drop here' },
  home: { de: 'Hier steht die Karte jetzt', en: 'The card is here now' },
  notBack: {
    de: 'Niemand wird in eine frühere Phase zurückgestellt.',
    en: 'Nobody is put back into an earlier phase.',
  },
  again: {
    de: 'Das Unternehmen bewirbt sich für eine spätere Runde; dieser Antrag ist abgeschlossen.',
    en: 'The company applies for a later round; this application is closed.',
  },
  gone: {
    de: 'Die Karte steht inzwischen nicht mehr hier.',
    en: 'The card is no longer here.',
  },
  lifted: { de: '{name} aufgenommen, Spalte {column}.', en: '{name} picked up, column {column}.' },
  overLegal: { de: 'Spalte {column}: möglich.', en: 'Column {column}: possible.' },
  overHome: {
    de: 'Spalte {column}: hier steht die Karte jetzt.',
    en: 'Column {column}: the card is here now.',
  },
  overIllegal: { de: 'Spalte {column}: nicht möglich. {why}', en: 'Column {column}: not possible. {why}' },
  putBack: { de: '{name} bleibt in der Spalte {column}.', en: '{name} stays in column {column}.' },
  arrived: { de: '{name} steht jetzt in der Spalte {column}.', en: '{name} is now in column {column}.' },

  admitTitle: { de: '{name} zur Verhandlung zulassen?', en: 'Admit {name} to the negotiation?' },
  admitText: {
    de: 'Das Unternehmen nimmt an der Verhandlung teil. Der Schritt lässt sich nicht zurücknehmen.',
    en: 'The company takes part in the negotiation. This step cannot be taken back.',
  },
  admitTextTold: {
    de: 'Das Unternehmen nimmt an der Verhandlung teil und wird darüber benachrichtigt. Der Schritt lässt sich nicht zurücknehmen.',
    en: 'The company takes part in the negotiation and is told so. This step cannot be taken back.',
  },
  admit: { de: 'Zur Verhandlung zulassen', en: 'Admit to the negotiation' },
  admitted: { de: '{name} nimmt an der Verhandlung teil.', en: '{name} takes part in the negotiation.' },
  askTitle: { de: '{name} zum Angebot auffordern?', en: 'Invite {name} to make an offer?' },
  askText: {
    de: 'Das Unternehmen wird benachrichtigt und kann bis {deadline} ein Angebot einreichen. Der Schritt lässt sich nicht zurücknehmen.',
    en: 'The company is told and can file an offer until {deadline}. This step cannot be taken back.',
  },
  ask: { de: 'Zum Angebot auffordern', en: 'Invite to make an offer' },
  asked: { de: '{name} ist zum Angebot aufgefordert.', en: '{name} is invited to make an offer.' },
  takesBack: { de: 'Die Absage wird zurückgenommen', en: 'The refusal is taken back' },
  takesBackText: {
    de: 'Das Unternehmen hat am {moment} eine Absage erhalten. Sie gilt danach nicht mehr.',
    en: 'The company was sent a refusal on {moment}. It no longer holds afterwards.',
  },
  clearsDenial: {
    de: 'Das Unternehmen war nicht zugelassen. Das gilt danach nicht mehr.',
    en: 'The company was not admitted. That no longer holds afterwards.',
  },
  reasonThen: { de: 'Begründung von damals: {reason}', en: 'Reason given then: {reason}' },
  reason: { de: 'Begründung', en: 'Reason' },
  reasonHint: {
    de: 'Der Text wird im Protokoll des Verfahrens festgehalten.',
    en: 'The text is kept in the log of the procedure.',
  },
  company: { de: 'Unternehmen', en: 'Company' },
  state: { de: 'Stand', en: 'State' },

  wayOut: { de: 'So geht es nicht weiter', en: 'There is no way on' },
  emptyApplications: {
    de: 'Bis zum Ablauf der Frist ist kein Teilnahmeantrag eingegangen. Sie können das Los ohne Zuschlag beenden; wird trotzdem geöffnet, bleibt die Niederschrift leer.',
    en: 'No application arrived by the deadline. You can end the lot without an award; if it is opened all the same, the protocol stays empty.',
  },
  emptyRounds: {
    de: 'Alle Runden sind vorbei, und kein Teilnahmeantrag wartet auf seine Öffnung. Sie können das Los ohne Zuschlag beenden.',
    en: 'All rounds are over, and no application waits to be opened. You can end the lot without an award.',
  },
  emptyOffers: {
    de: 'Bis zum Ablauf der Frist ist kein Angebot eingegangen. Sie können das Los ohne Zuschlag beenden; wird trotzdem geöffnet, bleibt die Niederschrift leer.',
    en: 'No offer arrived by the deadline. You can end the lot without an award; if it is opened all the same, the protocol stays empty.',
  },
  endLot: { de: 'Los beenden', en: 'End lot' },
  endByAdmin: {
    de: 'Beenden kann das Los ein Projekt-Admin.',
    en: 'A project admin can end the lot.',
  },
} satisfies Record<string, Bilingual>
