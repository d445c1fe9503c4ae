import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  create: { de: 'Organisation anlegen', en: 'Create organisation' },
  onlyNeeded: {
    de: 'Gefragt wird nach dem, was die Bekanntmachung und die Plattform für „{purpose}“ benötigen. Weiteres können Sie später bei der Organisation ergänzen.',
    en: 'Asked for is what the notice and the platform need for “{purpose}”. You can add more to the organisation later.',
  },
  clients: { de: 'Auftraggeber', en: 'Contracting authorities' },
  bidders: { de: 'Bieter', en: 'Bidders' },
  newClient: { de: 'Auftraggeber anlegen', en: 'Create contracting authority' },
  inviteBidder: { de: 'Bieter einladen', en: 'Invite bidder' },
  ownCompany: { de: 'Unternehmensdaten', en: 'Company data' },
  users: { de: 'Benutzer', en: 'Users' },
  usersOf: { de: 'Benutzer von {name}', en: 'Users of {name}' },
  edit: { de: 'Bearbeiten', en: 'Edit' },
  name: { de: 'Name', en: 'Name' },
  vat: { de: 'USt-IdNr.', en: 'VAT id' },
  noClients: { de: 'Noch keine Auftraggeber', en: 'No contracting authorities yet' },
  noClientsText: {
    de: 'Auftraggeber schreiben aus. Legen Sie den ersten an, um eine Ausschreibung zu erstellen.',
    en: 'Contracting authorities publish tenders. Create the first one to draw up a tender.',
  },
  noBidders: { de: 'Noch keine Bieter', en: 'No bidders yet' },
  noBiddersText: {
    de: 'Bieter registrieren sich selbst oder werden eingeladen.',
    en: 'Bidders register themselves or are invited.',
  },
  notLoaded: {
    de: 'Die Daten konnten nicht geladen werden.',
    en: 'The data could not be loaded.',
  },
  readOnly: {
    de: 'Ändern kann diese Daten die Administration Ihres Unternehmens.',
    en: 'The administrators of your company can change this data.',
  },
} satisfies Record<string, Bilingual>

/** What the form says beside its labels. */
export const formTexts = {
  further: { de: 'Weitere Angaben', en: 'Further details' },
  furtherHint: {
    de: 'Danach fragt die Vergabestelle zusätzlich.',
    en: 'The contracting authority asks for these in addition.',
  },
  furtherFaults: {
    de: 'Bitte ergänzen Sie die markierten Angaben.',
    en: 'Please complete the marked details.',
  },
  furtherChanged: { de: 'geändert', en: 'changed' },
  furtherNotLoaded: {
    de: 'Die weiteren Angaben konnten nicht geladen werden. Alles andere können Sie speichern.',
    en: 'The further details could not be loaded. You can save everything else.',
  },
  client: { de: 'Organisation', en: 'Organisation' },
  company: { de: 'Unternehmen', en: 'Company' },
  address: { de: 'Anschrift', en: 'Address' },
  contact: { de: 'Kontakt', en: 'Contact' },
  nutsHint: { de: 'Kennung der Region, zum Beispiel DE93B.', en: 'Code of the region, for example DE93B.' },
  nutsUnknown: {
    de: 'Diesen NUTS-Code gibt es nicht. Gesucht ist der einer Region mit fünf Zeichen, zum Beispiel DE93B.',
    en: 'There is no such NUTS code. It is that of a region with five characters, for example DE93B.',
  },
  nutsSearch: { de: 'NUTS-Code suchen', en: 'Find a NUTS code' },
  newTab: { de: '(öffnet in neuem Tab)', en: '(opens in a new tab)' },
  urlHint: { de: 'Zum Beispiel https://www.beispiel.de', en: 'For example https://www.example.com' },
  created: { de: 'Das Unternehmen wurde gespeichert.', en: 'The company has been saved.' },
  notCreated: {
    de: 'Die Organisation konnte nicht gespeichert werden.',
    en: 'The organisation could not be saved.',
  },
  changed: { de: 'Die Unternehmens-Daten wurden geändert.', en: 'The company data has been changed.' },
  notChanged: {
    de: 'Die Unternehmens-Daten konnten nicht geändert werden.',
    en: 'The company data could not be changed.',
  },
} satisfies Record<string, Bilingual>

export const cardTexts = {
  register: { de: 'Handelsregister', en: 'Commercial register' },
  postalAddress: { de: 'Anschrift', en: 'Postal address' },
  person: { de: 'Kontaktperson', en: 'Contact person' },
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
} satisfies Record<string, Bilingual>
