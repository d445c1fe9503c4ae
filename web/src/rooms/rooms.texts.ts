import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Dokumente', en: 'Documents' },
  early: { de: 'Dokumente der Ausschreibung {id}', en: 'Documents of tender {id}' },
  earlyLead: {
    de: 'Die Bekanntmachung ist bei der EU veröffentlicht, deshalb stehen die Unterlagen schon offen. Die Ausschreibung selbst erscheint hier in Kürze.',
    en: 'The notice is published by the EU, so the documents are open already. The tender itself appears here shortly.',
  },
  ofLot: {
    de: 'Die Dokumente zu {lot} finden Sie in diesen Datenräumen.',
    en: 'The documents of {lot} are in these data rooms.',
  },
  notLoaded: {
    de: 'Die Datenräume konnten nicht geladen werden.',
    en: 'The data rooms could not be loaded.',
  },
  noRooms: { de: 'Keine Datenräume', en: 'No data rooms' },
  noRoomsForTeam: {
    de: 'Legen Sie einen Datenraum an, um Dokumente hochzuladen.',
    en: 'Create a data room to upload documents.',
  },
  noRoomsForOthers: {
    de: 'Zu dieser Ausschreibung gibt es hier keine Dokumente für Sie.',
    en: 'There are no documents for you here.',
  },
  noRoomsForVisitors: {
    de: 'Zu dieser Ausschreibung gibt es keine öffentlichen Dokumente. Wenn Sie teilnehmen, loggen Sie sich bitte ein.',
    en: 'There are no public documents of this tender. If you take part, please log in.',
  },
  ofBidders: {
    de: 'Die Datenräume der Unternehmen stehen auf deren Seiten:',
    en: 'The data rooms of the companies are on their pages:',
  },
  toParticipants: { de: 'Teilnehmer', en: 'Participants' },
  create: { de: 'Datenraum anlegen', en: 'Create data room' },
  createTitle: { de: 'Welchen Datenraum möchten Sie anlegen?', en: 'Which data room do you want to create?' },
  created: { de: 'Der Datenraum wurde angelegt.', en: 'The data room has been created.' },
  notCreated: {
    de: 'Der Datenraum konnte nicht angelegt werden.',
    en: 'The data room could not be created.',
  },
  rename: { de: 'Umbenennen', en: 'Rename' },
  renameOf: { de: '{name} umbenennen', en: 'Rename {name}' },
  renameTitle: { de: 'Wie soll der Datenraum heißen?', en: 'What shall the data room be called?' },
  renamed: { de: 'Der Datenraum wurde umbenannt.', en: 'The data room has been renamed.' },
  notRenamed: {
    de: 'Der Datenraum konnte nicht umbenannt werden.',
    en: 'The data room could not be renamed.',
  },
  name: { de: 'Name', en: 'Name' },
  description: { de: 'Beschreibung', en: 'Description' },
  zip: { de: 'Als ZIP herunterladen', en: 'Download as ZIP' },
  zipOf: { de: 'Als ZIP herunterladen: {name}', en: 'Download as ZIP: {name}' },
  changedZip: { de: 'Nur Geändertes als ZIP', en: 'Only what changed, as ZIP' },
  nothingChanged: {
    de: 'Seit Ihrem letzten Download hat sich nichts geändert.',
    en: 'Nothing has changed since your last download.',
  },
  changedCount: {
    de: '{n} neu oder seit Ihrem letzten Download geändert',
    en: '{n} new or changed since your last download',
  },
  moreOf: { de: 'Weitere Aktionen für {name}', en: 'More actions for {name}' },
  fromParcel: { de: 'Aus Grundstück übernehmen', en: 'Take from a parcel' },
  dataRoom: { de: 'Datenraum', en: 'Data room' },
  backTo: { de: 'Zurück zu: {page}', en: 'Back to: {page}' },
  noZip: { de: 'Das ZIP konnte nicht erstellt werden.', en: 'The ZIP could not be made.' },
  upload: { de: 'Hochladen', en: 'Upload' },
  uploadTo: { de: 'In {name} hochladen', en: 'Upload to {name}' },
  count: {
    de: '{n} {n:Dokument|Dokumente}, {size}',
    en: '{n} {n:document|documents}, {size}',
  },
  sealed: { de: 'Versiegelt', en: 'Sealed' },
  sealedText: {
    de: 'Der Inhalt ist versiegelt, bis ihn zwei Personen gemeinsam öffnen.',
    en: 'The content is sealed until two people open it together.',
  },
  applicationDeadlinePast: {
    de: 'Die Teilnahmefrist ist abgelaufen. Ihre Unterlagen bleiben lesbar.',
    en: 'The application deadline is over. Your documents stay readable.',
  },
  offerDeadlinePast: {
    de: 'Die Angebotsfrist ist abgelaufen. Ihre Unterlagen bleiben lesbar.',
    en: 'The offer deadline is over. Your documents stay readable.',
  },
  readOnly: {
    de: 'In diesem Datenraum können Sie nichts ändern.',
    en: 'You cannot change anything in this data room.',
  },
} satisfies Record<string, Bilingual>
