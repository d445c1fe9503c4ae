import type { FilingKind } from '@allmende/domain/procedure/filing.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { FiledState } from './filed-states.ts'

export const texts = {
  toList: { de: 'Zur Liste', en: 'To the list' },
  others: { de: 'Weitere Unternehmen', en: 'Other companies' },
  before: { de: 'Vorheriges: {name}', en: 'Previous: {name}' },
  after: { de: 'Nächstes: {name}', en: 'Next: {name}' },
  company: { de: 'Unternehmen', en: 'Company' },
  toCompany: { de: 'Alle Angaben zum Unternehmen', en: 'All details of the company' },
  companyNotLoaded: {
    de: 'Die Angaben zum Unternehmen konnten nicht geladen werden.',
    en: 'The details of the company could not be loaded.',
  },
  person: { de: 'Ansprechperson', en: 'Contact person' },
  address: { de: 'Anschrift', en: 'Address' },

  course: { de: 'Stand', en: 'State' },
  courseOfLots: { de: 'Stand je Los', en: 'State by lot' },
  round: { de: 'Runde {round}', en: 'Round {round}' },
  nothingYet: {
    de: 'Das Unternehmen nimmt teil. Eingereicht ist derzeit nichts.',
    en: 'The company takes part. At present nothing is filed.',
  },

  submissions: { de: 'Einreichungen', en: 'Filings' },
  submissionsHint: {
    de: 'Was wann eingegangen ist; Dateien stehen dabei, sobald sie geöffnet sind.',
    en: 'What arrived and when; files are listed once they are opened.',
  },
  noSubmissions: { de: 'Noch ist nichts eingegangen.', en: 'Nothing has arrived yet.' },
  submissionsNotLoaded: {
    de: 'Die Einreichungen konnten nicht geladen werden.',
    en: 'The filings could not be loaded.',
  },
  lots: { de: 'Lose', en: 'Lots' },
  received: { de: 'Eingang', en: 'Arrival' },
  deadline: { de: 'Frist', en: 'Deadline' },
  withdrawnAt: { de: 'Zurückgezogen', en: 'Withdrawn' },
  openedAt: { de: 'Geöffnet', en: 'Opened' },
  receipt: { de: 'Eingangsbestätigung (PDF)', en: 'Receipt (PDF)' },
  receiptOf: { de: 'Eingangsbestätigung (PDF): {of}', en: 'Receipt (PDF): {of}' },
  files: { de: 'Dateien', en: 'Files' },
  filesInReceipt: {
    de: 'Welche Dateien dazugehören, steht in der Eingangsbestätigung.',
    en: 'The receipt lists the files that belong to it.',
  },
  noFiles: { de: 'Keine Dateien', en: 'No files' },
  fileName: { de: 'Datei', en: 'File' },
  size: { de: 'Größe', en: 'Size' },
  checksum: { de: 'SHA-256', en: 'SHA-256' },

  refused: { de: 'Nicht angenommene Versuche', en: 'Attempts that were not accepted' },
  refusedHint: {
    de: 'Versuche einzureichen oder zurückzuziehen, die der Server abgewiesen hat. Was dabei nicht eingereicht wurde, bleibt für immer verschlossen.',
    en: 'Attempts to file or withdraw that the server refused. What was not filed by them stays sealed for good.',
  },
  attemptAt: { de: 'Zeitpunkt', en: 'Moment' },
  lot: { de: 'Los', en: 'Lot' },
  cause: { de: 'Grund', en: 'Reason' },

  rooms: { de: 'Datenräume', en: 'Data rooms' },
  roomsHint: {
    de: 'Räume des Unternehmens und solche, die nur für dieses Unternehmen angelegt sind.',
    en: 'Rooms of the company, and those made for this company alone.',
  },
  noRooms: { de: 'Noch gibt es hier keine Datenräume.', en: 'There are no data rooms here yet.' },
  onlyForThem: { de: 'Nur für dieses Unternehmen', en: 'For this company alone' },
} satisfies Record<string, Bilingual>

export const courseTexts = {
  applicationSent: { de: 'Teilnahmeantrag eingereicht', en: 'Application filed' },
  applicationOpened: { de: 'Teilnahmeantrag geöffnet', en: 'Application opened' },
  denied: { de: 'Nicht zugelassen', en: 'Not admitted' },
  offerSent: { de: 'Angebot eingereicht', en: 'Offer filed' },
  offerOpened: { de: 'Angebot geöffnet', en: 'Offer opened' },
} satisfies Record<string, Bilingual>

export const kindTexts: Record<FilingKind, Bilingual> = {
  APPLICATION: { de: 'Teilnahmeantrag', en: 'Application' },
  OFFER: { de: 'Angebot', en: 'Offer' },
  WITHDRAWAL: { de: 'Rücknahme', en: 'Withdrawal' },
}

/** What became of a submission. */
export const filedTexts: Record<NonNullable<FiledState>, Bilingual> = {
  opened: { de: 'Geöffnet', en: 'Opened' },
  withdrawn: {
    de: 'Zurückgezogen, bleibt für immer verschlossen',
    en: 'Withdrawn, stays sealed for good',
  },
  replaced: {
    de: 'Durch eine spätere Einreichung ersetzt, bleibt verschlossen',
    en: 'Replaced by a later filing, stays sealed',
  },
  forGood: { de: 'Bleibt für immer verschlossen', en: 'Stays sealed for good' },
  sealed: { de: 'Verschlossen bis zur Öffnung', en: 'Sealed until opened' },
}

/** Why nobody but the company reads what lies in a room. */
export const sealedTexts = {
  usual: {
    de: 'Der Inhalt ist verschlossen, bis er eingereicht ist und ihn zwei Personen gemeinsam öffnen.',
    en: 'The content is sealed until it is filed and two people open it together.',
  },
  notFiled: {
    de: 'Noch ist nichts eingereicht. Der Inhalt ist verschlossen, bis er eingereicht ist und ihn zwei Personen gemeinsam öffnen.',
    en: 'Nothing has been filed yet. The content is sealed until it is filed and two people open it together.',
  },
  filed: {
    de: 'Eingereicht und verschlossen, bis zwei Personen den Inhalt nach Ablauf der Frist gemeinsam öffnen.',
    en: 'Filed, and sealed until two people open the content together after the deadline.',
  },
  noApplication: {
    de: 'Ein Teilnahmeantrag wurde nicht eingereicht oder wieder zurückgezogen. Der Inhalt bleibt für immer verschlossen.',
    en: 'No application was filed, or it was withdrawn again. The content stays sealed for good.',
  },
  noOffer: {
    de: 'Ein Angebot wurde nicht eingereicht oder wieder zurückgezogen. Der Inhalt bleibt für immer verschlossen.',
    en: 'No offer was filed, or it was withdrawn again. The content stays sealed for good.',
  },
  leftBehind: {
    de: 'Die Vergabestelle hat eine spätere Runde geöffnet. Der Inhalt bleibt für immer verschlossen.',
    en: 'The authority has opened a later round. The content stays sealed for good.',
  },
  awarded: {
    de: 'Das Los ist vergeben. Was bis dahin nicht geöffnet war, bleibt für immer verschlossen.',
    en: 'The lot has been awarded. What was not opened by then stays sealed for good.',
  },
  lotEnded: {
    de: 'Das Los ist beendet. Was bis dahin nicht geöffnet war, bleibt für immer verschlossen.',
    en: 'The lot has ended. What was not opened by then stays sealed for good.',
  },
} satisfies Record<string, Bilingual>
