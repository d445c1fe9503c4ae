import type { tenderTabs } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  tenders: { de: 'Ausschreibungen', en: 'Tenders' },
  tabs: { de: 'Ausschreibungen nach Stand', en: 'Tenders by state' },
  create: { de: 'Ausschreibung erstellen', en: 'Create tender' },
  unsaved: { de: 'Nicht gespeicherte Eingaben in diesem Browser', en: 'Unsaved input in this browser' },
  importNotice: { de: 'Bekanntmachung importieren', en: 'Import notice' },
  chooseForm: { de: 'Formular wählen', en: 'Choose form' },
  search: { de: 'Ausschreibung Suchen', en: 'Search tenders' },
  name: { de: 'Titel', en: 'Title' },
  created: { de: 'Erstellt', en: 'Created' },
  archived: { de: 'Archiviert', en: 'Archived' },
  published: { de: 'Veröffentlicht', en: 'Published' },
  publicationPlanned: { de: 'Veröffentlichung geplant', en: 'Publication planned' },
  award: { de: 'Zuschlag', en: 'Award' },
  phase: { de: 'Phase', en: 'Phase' },
  deadline: { de: 'Abgabefrist', en: 'Deadline' },
  watched: { de: 'Gemerkt', en: 'Watched' },
  newMessages: { de: '{n} neu', en: '{n} new' },
  hits: { de: '{n:Treffer|Treffer}', en: '{n:hit|hits}' },
  toPublic: { de: 'Öffentliche Ausschreibungen ansehen', en: 'View public tenders' },
  toArchive: { de: 'Zum Archiv', en: 'Go to the archive' },
  none: { de: 'keine', en: 'none' },
  tooFewActive: {
    de: 'An dieser Ausschreibung arbeiten weniger als zwei aktive Sachbearbeiter. Bitte ergänzen Sie das Team: Angebote können nur zu zweit geöffnet werden.',
    en: 'Fewer than two active case handlers work on this tender. Please add to the team: offers can only be opened by two people.',
  },
  toTeam: { de: 'Zum Team', en: 'Go to the team' },
  ending: { de: 'Ausgang', en: 'Outcome' },
  facts: { de: 'Überblick', en: 'Overview' },
  number: { de: 'Nummer', en: 'Number' },
  form: { de: 'Formular', en: 'Form' },
  sdkVersion: { de: 'Fassung des EU-Standards', en: 'Version of the EU standard' },
  changed: { de: 'Zuletzt geändert', en: 'Last changed' },
  team: { de: 'Sachbearbeiter', en: 'Case handlers' },
  lots: { de: 'Lose', en: 'Lots' },
  lotNumber: { de: 'Los', en: 'Lot' },
  lotName: { de: 'Titel', en: 'Title' },
  rooms: { de: 'Räume', en: 'Rooms' },
  parcels: { de: 'Grundstücke', en: 'Parcels' },
  parcelsMap: { de: 'Karte der Grundstücke', en: 'Map of the parcels' },
  lotState: { de: 'Stand', en: 'State' },
  round: { de: 'Runde {n}', en: 'Round {n}' },
  currentRound: { de: 'Laufende Runde', en: 'Current round' },
  lastRound: { de: 'Letzte Runde', en: 'Last round' },
  offerDeadline: { de: 'Angebotsfrist', en: 'Offer deadline' },
  furtherDeadlines: {
    de: '{n:weitere Frist|weitere Fristen} in der Tabelle der Lose',
    en: '{n:further deadline|further deadlines} in the table of lots',
  },
  complete: {
    de: 'Alle erforderlichen Angaben der Bekanntmachung sind gemacht.',
    en: 'All required entries of the notice have been made.',
  },
  begun: {
    de: 'In diesem Browser liegen nicht gespeicherte Eingaben für eine neue Ausschreibung ({form}).',
    en: 'This browser keeps unsaved input for a new tender ({form}).',
  },
  keptInput: {
    de: 'In diesem Browser liegen nicht gespeicherte Eingaben für diese Ausschreibung. Unten steht, was gespeichert ist.',
    en: 'This browser keeps unsaved input for this tender. Below is what is saved.',
  },
  goOn: { de: 'Weiter bearbeiten', en: 'Go on' },
  oneFinding: {
    de: 'In der Bekanntmachung ist noch 1 Angabe zu ergänzen oder zu prüfen.',
    en: '1 entry of the notice is missing or needs checking.',
  },
  findings: {
    de: 'In der Bekanntmachung sind noch {n} Angaben zu ergänzen oder zu prüfen.',
    en: '{n} entries of the notice are missing or need checking.',
  },
  toForm: { de: 'Zum Formular', en: 'Go to the form' },
} satisfies Record<string, Bilingual>

type Tab = (typeof tenderTabs)[number]

export const tabTexts: Record<Tab, Bilingual> = {
  öffentlich: { de: 'Öffentliche', en: 'Public' },
  entwurf: { de: 'Entwürfe', en: 'Drafts' },
  archiv: { de: 'Archiv', en: 'Archive' },
  merkliste: { de: 'Merkliste', en: 'Watchlist' },
  einladung: { de: 'Einladungen', en: 'Invitations' },
  teilnahme: { de: 'Teilnahmen', en: 'Participations' },
  bewerbung: { de: 'Bewerbungen', en: 'Applications' },
}

/** Why a tab is empty. */
export const emptyTexts: Record<Tab, { title: Bilingual; text: Bilingual }> = {
  öffentlich: {
    title: { de: 'Keine öffentlichen Ausschreibungen', en: 'No public tenders' },
    text: {
      de: 'Zurzeit ist keine Ausschreibung veröffentlicht.',
      en: 'No tender is published at present.',
    },
  },
  entwurf: {
    title: { de: 'Keine Entwürfe', en: 'No drafts' },
    text: {
      de: 'Hier stehen die Entwürfe der Verfahren, an denen Sie mitarbeiten.',
      en: 'This is where the drafts of the procedures you work on are listed.',
    },
  },
  archiv: {
    title: { de: 'Das Archiv ist leer', en: 'The archive is empty' },
    text: {
      de: 'Abgeschlossene und aufgehobene Ausschreibungen stehen später hier.',
      en: 'Completed and cancelled tenders will be listed here.',
    },
  },
  merkliste: {
    title: { de: 'Ihre Merkliste ist leer', en: 'Your watchlist is empty' },
    text: {
      de: 'Hier stehen Ausschreibungen, die Sie sich gemerkt haben.',
      en: 'Tenders you have marked are listed here.',
    },
  },
  einladung: {
    title: { de: 'Keine Einladungen', en: 'No invitations' },
    text: {
      de: 'Hier stehen Ausschreibungen, zu denen Ihr Unternehmen eingeladen ist.',
      en: 'Tenders your company is invited to are listed here.',
    },
  },
  teilnahme: {
    title: { de: 'Keine Teilnahmen', en: 'No participations' },
    text: {
      de: 'Hier stehen Verfahren, zu denen Ihr Unternehmen zugelassen ist.',
      en: 'Procedures your company is admitted to are listed here.',
    },
  },
  bewerbung: {
    title: { de: 'Keine Bewerbungen', en: 'No applications' },
    text: {
      de: 'Hier stehen Verfahren, für die sich Ihr Unternehmen registriert hat.',
      en: 'Procedures your company has registered for are listed here.',
    },
  },
}
