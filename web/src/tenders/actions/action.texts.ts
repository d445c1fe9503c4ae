import type { TenderActionName } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  actions: { de: 'Aktionen', en: 'Actions' },
  reuse: { de: 'Als Vorlage für eine neue Ausschreibung', en: 'Use for a new tender' },
  checkResult: { de: 'Ergebnisbekanntmachung prüfen', en: 'Check result notice' },
  openWaitingRoomOf: { de: 'Warteraum öffnen, Runde {round}', en: 'Open waiting room, round {round}' },
  possibleFrom: { de: 'Möglich ab {moment}.', en: 'Possible from {moment}.' },
  possibleSoon: { de: 'Möglich ab {moment} ({left}).', en: 'Possible from {moment} ({left}).' },
} satisfies Record<string, Bilingual>

/** What the actions are called, in menus and on buttons. */
export const actionTexts: Record<TenderActionName, Bilingual> = {
  publish: { de: 'Veröffentlichen', en: 'Publish' },
  unpublish: { de: 'Veröffentlichung zurücknehmen', en: 'Take publication back' },
  change: { de: 'Ändern', en: 'Change' },
  announceChange: { de: 'Änderung bekanntmachen', en: 'Announce change' },
  startCompetition: { de: 'Teilnahmewettbewerb starten', en: 'Start call for participation' },
  openApplications: { de: 'Anträge öffnen', en: 'Open applications' },
  openWaitingRoom: { de: 'Warteraum öffnen', en: 'Open waiting room' },
  startNegotiation: { de: 'Verhandlung starten', en: 'Start negotiation' },
  startOffers: { de: 'Angebotsphase starten', en: 'Start offer phase' },
  openOffers: { de: 'Angebote öffnen', en: 'Open offers' },
  announceAward: { de: 'Zuschlag ankündigen', en: 'Announce award' },
  withdrawAward: { de: 'Ankündigung zurücknehmen', en: 'Withdraw announcement' },
  award: { de: 'Zuschlag erteilen', en: 'Award' },
  invite: { de: 'Einladen', en: 'Invite' },
  addEditors: { de: 'Sachbearbeiter hinzufügen', en: 'Add case handlers' },
  endLot: { de: 'Los beenden', en: 'End lot' },
  cancel: { de: 'Aufheben', en: 'Cancel tender' },
  archive: { de: 'Archivieren', en: 'Archive' },
}
