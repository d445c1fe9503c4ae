import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  users: { de: 'Benutzer', en: 'Users' },
  internalUsers: { de: 'Interne Benutzer', en: 'Internal users' },
  externalUsers: { de: 'Externe Benutzer', en: 'External users' },
  create: { de: 'Benutzer anlegen', en: 'Create user' },
  name: { de: 'Name', en: 'Name' },
  inactive: { de: '(inaktiv)', en: '(inactive)' },
  filterOrganization: { de: 'Nach Organisation filtern', en: 'Filter by organisation' },
  allOrganizations: { de: 'Alle Organisationen', en: 'All organisations' },
  noneTitle: { de: 'Noch keine Benutzer', en: 'No users yet' },
  noneInternal: {
    de: 'Interne Benutzer erhalten beim Anlegen eine Einladung per E-Mail.',
    en: 'Internal users receive an invitation by e-mail when they are created.',
  },
  noneExternal: {
    de: 'Externe Benutzer registrieren sich mit ihrem Unternehmen oder werden eingeladen.',
    en: 'External users register with their company or are invited.',
  },
  ownData: { de: 'Eigene Daten', en: 'My data' },
  notLoaded: { de: 'Die Daten konnten nicht geladen werden.', en: 'The data could not be loaded.' },
  person: { de: 'Person', en: 'Person' },
  access: { de: 'Zugang', en: 'Access' },
  contact: { de: 'Kontakt', en: 'Contact' },
  emailFixed: {
    de: 'Die E-Mail-Adresse ist der Benutzername und kann nicht geändert werden.',
    en: 'The e-mail address is the user name and cannot be changed.',
  },
  invitationHint: {
    de: 'An diese Adresse senden wir eine Einladung, mit der die Person ihr Passwort festlegt.',
    en: 'We send an invitation to this address with which the person sets a password.',
  },
  rolesHint: {
    de: 'Administratoren haben auch alle Rechte der einfachen Rolle.',
    en: 'Administrators also have all rights of the plain role.',
  },
  rolesFixed: {
    de: 'Die eigenen Rollen kann nur ein System-Administrator ändern.',
    en: 'Only a system administrator can change one’s own roles.',
  },
  check: { de: 'Bitte prüfen Sie noch: {fields}', en: 'Please check: {fields}' },
  saved: { de: 'Der Benutzer wurde gespeichert.', en: 'The user has been saved.' },
  notSaved: {
    de: 'Der Benutzer konnte nicht gespeichert werden.',
    en: 'The user could not be saved.',
  },
  managedTitle: { de: 'Zentral verwaltetes Konto', en: 'Centrally managed account' },
  managed: {
    de: 'Name, Rolle und Passwort kommen aus dem Verzeichnisdienst der Organisation und können hier nicht geändert werden.',
    en: 'Name, role and password come from the directory of the organisation and cannot be changed here.',
  },
  state: { de: 'Status', en: 'State' },
  active: { de: 'Aktiv', en: 'Active' },
  disabled: { de: 'Deaktiviert', en: 'Deactivated' },
  invited: { de: 'Eingeladen', en: 'Invited' },
  unconfirmed: { de: 'E-Mail noch nicht bestätigt', en: 'E-mail not confirmed yet' },
} satisfies Record<string, Bilingual>
