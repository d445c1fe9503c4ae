import type { Bilingual } from '@allmende/domain/texts.ts'

export const watchTexts = {
  watch: { de: 'Merken', en: 'Bookmark' },
  watched: { de: 'Gemerkt', en: 'Bookmarked' },
  unwatch: { de: 'Gemerkt, von der Merkliste nehmen', en: 'Bookmarked, take off the watch list' },
  notWatched: {
    de: 'Die Ausschreibung konnte nicht auf die Merkliste gesetzt werden.',
    en: 'The tender could not be put on the watch list.',
  },
  notUnwatched: {
    de: 'Die Ausschreibung konnte nicht von der Merkliste genommen werden.',
    en: 'The tender could not be taken off the watch list.',
  },
} satisfies Record<string, Bilingual>

export const inviteTexts = {
  title: { de: 'Unternehmen einladen', en: 'Invite companies' },
  consequence: {
    de: 'Jede Adresse erhält eine E-Mail mit einem Link. Mit ihm kann das Unternehmen teilnehmen, solange dies möglich ist.',
    en: 'Each address gets an e-mail with a link. With it the company can join as long as that is possible.',
  },
  known: { de: 'Aus bekannten Unternehmen wählen', en: 'Choose from known companies' },
  knownPlaceholder: { de: 'Unternehmen oder Person', en: 'Company or person' },
  knownNotLoaded: {
    de: 'Die bekannten Unternehmen konnten nicht geladen werden. Sie können Adressen trotzdem eintragen.',
    en: 'The known companies could not be loaded. You can enter addresses all the same.',
  },
  row: { de: 'Einladung {n}', en: 'Invitation {n}' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  organization: { de: 'Unternehmen', en: 'Company' },
  pasteHint: {
    de: 'Mehrere Adressen auf einmal können Sie in ein Adressfeld einfügen, eine je Zeile oder durch Komma getrennt.',
    en: 'You can paste several addresses into one address field, one per line or separated by commas.',
  },
  twice: { de: 'Diese Adresse steht schon weiter oben', en: 'This address is already listed above' },
  addRow: { de: 'Weitere Adresse', en: 'Another address' },
  removeRow: { de: 'Einladung {n} entfernen', en: 'Remove invitation {n}' },
  send: { de: 'Einladungen senden', en: 'Send invitations' },
  sent: { de: '{n} {n:Einladung|Einladungen} gesendet.', en: '{n} {n:invitation|invitations} sent.' },
  notSent: {
    de: 'Die Einladungen konnten nicht gesendet werden.',
    en: 'The invitations could not be sent.',
  },
  list: { de: 'Bisherige Einladungen', en: 'Invitations so far' },
  none: { de: 'Bisher wurde niemand eingeladen.', en: 'Nobody has been invited so far.' },
  listNotLoaded: {
    de: 'Die bisherigen Einladungen konnten nicht geladen werden.',
    en: 'The invitations so far could not be loaded.',
  },
  invited: { de: 'Eingeladen', en: 'Invited' },
  sentAt: { de: 'Gesendet am', en: 'Sent on' },
  state: { de: 'Stand', en: 'State' },
  actions: { de: 'Aktionen', en: 'Actions' },
  stateSent: { de: 'Gesendet', en: 'Sent' },
  stateJoined: { de: 'Nimmt teil', en: 'Takes part' },
  stateRevoked: { de: 'Zurückgezogen', en: 'Revoked' },
  revoke: { de: 'Zurückziehen', en: 'Revoke' },
  revokeOf: { de: 'Einladung an {email} zurückziehen', en: 'Revoke the invitation to {email}' },
  revokeQuestion: {
    de: 'Einladung an {email} zurückziehen?',
    en: 'Revoke the invitation to {email}?',
  },
  revokeText: {
    de: 'Der Link aus der E-Mail öffnet die Teilnahme dann nicht mehr. Eine Nachricht darüber wird nicht gesendet.',
    en: 'The link in the e-mail will no longer let them join. No message is sent about it.',
  },
  revoked: { de: 'Die Einladung wurde zurückgezogen.', en: 'The invitation was revoked.' },
  notRevoked: {
    de: 'Die Einladung konnte nicht zurückgezogen werden.',
    en: 'The invitation could not be revoked.',
  },
} satisfies Record<string, Bilingual>

export const editorTexts = {
  title: { de: 'Sachbearbeiter hinzufügen', en: 'Add case handlers' },
  consequence: {
    de: 'Sachbearbeiter sehen alles, was das Verfahren betrifft, und führen es mit Ihnen.',
    en: 'Case handlers see everything about the procedure and run it with you.',
  },
  picker: { de: 'Person', en: 'Person' },
  placeholder: { de: 'Name oder E-Mail-Adresse', en: 'Name or e-mail address' },
  chosen: { de: 'Ausgewählt', en: 'Chosen' },
  remove: { de: 'Entfernen', en: 'Remove' },
  removeOf: { de: '{name} wieder entfernen', en: 'Remove {name} again' },
  chooseFirst: { de: 'Bitte wählen Sie mindestens eine Person.', en: 'Please choose at least one person.' },
  nobodyLeft: {
    de: 'Alle aktiven internen Benutzer gehören schon zum Verfahren.',
    en: 'All active internal users already belong to the procedure.',
  },
  notLoaded: {
    de: 'Die internen Benutzer konnten nicht geladen werden.',
    en: 'The internal users could not be loaded.',
  },
  added: { de: 'Sachbearbeiter hinzugefügt.', en: 'Case handlers added.' },
  notAdded: { de: 'Hinzufügen fehlgeschlagen.', en: 'Adding failed.' },
} satisfies Record<string, Bilingual>
