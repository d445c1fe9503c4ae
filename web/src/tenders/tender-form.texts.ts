import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  standard: {
    de: 'Das Formular folgt dem EU-Standard eForms in der Fassung {version}.',
    en: 'The form follows version {version} of the EU standard eForms.',
  },
  create: { de: 'Ausschreibung erstellen', en: 'Create tender' },
  edit: { de: 'Ausschreibung bearbeiten', en: 'Edit tender' },
  tenders: { de: 'Ausschreibungen', en: 'Tenders' },
  form: { de: 'Formular', en: 'Form' },
  chooseForm: {
    de: 'Wählen Sie das Formular, mit dem die Ausschreibung bekannt gemacht wird, und ihre Art.',
    en: 'Choose the form that the tender is announced with, and its kind.',
  },
  noForms: {
    de: 'Keine Formulare vorhanden. Bitte erstellen Sie zunächst ein Formular.',
    en: 'There are no forms. Please create a form first.',
  },
  formPlaceholder: { de: 'Formular suchen', en: 'Search forms' },
  formFirst: { de: 'Bitte wählen Sie zuerst ein Formular.', en: 'Please choose a form first.' },
  next: { de: 'Weiter', en: 'Next' },
  kind: { de: 'Art der Ausschreibung', en: 'Kind of tender' },
  kindFixed: {
    de: 'Die Art steht mit dem ersten Speichern fest.',
    en: 'The kind is fixed once the tender has been saved.',
  },
  templateNotLoaded: {
    de: 'Das Projektvorlage konnte nicht geladen werden.',
    en: 'The project template could not be loaded.',
  },
  templateInactive: {
    de: 'Dieses Formular ist nicht mehr aktiv. Bitte wählen Sie ein anderes.',
    en: 'This form is no longer active. Please choose another one.',
  },
  otherForm: { de: 'Anderes Formular wählen', en: 'Choose another form' },
  modelledOn: {
    de: 'Diese Ausschreibung beginnt mit den Angaben von „{name}“. Nicht übernommen sind Fristen und alle anderen Tage und Uhrzeiten. Bitte passen Sie Titel und Beschreibung an.',
    en: 'This tender begins with what “{name}” says. Deadlines and all other days and times are not taken over. Please adapt title and description.',
  },
  toModel: { de: 'Vorlage ansehen', en: 'View the original' },
  templateChanged: {
    de: 'Das Formular „{name}“ wurde inzwischen geändert. Diese Ausschreibung behält die Fassung, mit der sie angelegt wurde.',
    en: 'The form “{name}” has been changed meanwhile. This tender keeps the version it was created with.',
  },
  description: { de: 'Beschreibung', en: 'Description' },
  descriptionHint: {
    de: 'Fristen gelten für alle Lose. Ein Los kann eigene Fristen haben.',
    en: 'Deadlines apply to all lots. A lot can have deadlines of its own.',
  },
  followsDeadlines: {
    de: 'Wird aus den Fristen der Ausschreibung übernommen.',
    en: 'Taken from the deadlines of the tender.',
  },
  days: { de: 'Tage', en: 'days' },
  daysHint: {
    de: 'So viele Tage nach der ersten Runde endet die zweite, danach jede weitere.',
    en: 'The second round ends this many days after the first, then each further one.',
  },
  finalHint: {
    de: 'Bis dahin kann man sich bewerben. Danach beginnt keine Runde mehr.',
    en: 'Applications are possible until then. No round begins afterwards.',
  },
  team: { de: 'Sachbearbeiter', en: 'Case handlers' },
  tooFewActive: {
    de: 'Weniger als zwei dieser Personen können sich einloggen. Bitte ergänzen Sie das Team.',
    en: 'Fewer than two of these people can log in. Please add to the team.',
  },
  inactive: { de: '(inaktiv)', en: '(inactive)' },
  teamHint: {
    de: 'Nur diese Personen und System-Administratoren sehen den Entwurf. Projekt-Admins bearbeiten ihn und bestimmen das Team.',
    en: 'Only these people and system administrators see the draft. Project admins edit it and decide about the team.',
  },
  person: { de: 'Person', en: 'Person' },
  role: { de: 'Rolle', en: 'Role' },
  roleOf: { de: 'Rolle von {name}', en: 'Role of {name}' },
  addMember: { de: 'Sachbearbeiter hinzufügen', en: 'Add case handler' },
  addMemberPlaceholder: { de: 'Name oder E-Mail-Adresse', en: 'Name or e-mail address' },
  removeMember: { de: '{name} entfernen', en: 'Remove {name}' },
  remove: { de: 'Entfernen', en: 'Remove' },
  actions: { de: 'Aktionen', en: 'Actions' },
  rooms: { de: 'Informationsräume', en: 'Information rooms' },
  roomsHint: {
    de: 'Räume der Vergabestelle, die mit der Ausschreibung öffentlich werden.',
    en: 'Rooms of the authority that become public with the tender.',
  },
  documentsLater: {
    de: 'Dokumente können nach dem Speichern des Projekts hochgeladen werden.',
    en: 'Documents can be uploaded once the project is saved.',
  },
  toDocuments: { de: 'Zu den Dokumenten dieser Räume', en: 'To the documents of these rooms' },
  roomTemplates: { de: 'Raumvorlagen', en: 'Room templates' },
  roomTemplatesHint: {
    de: 'In diese Räume laden Bieter ihre Unterlagen. Jeder Bieter bekommt eigene.',
    en: 'Bidders upload their documents into these rooms. Each bidder gets rooms of their own.',
  },
  addRoom: { de: 'Informationsraum hinzufügen', en: 'Add information room' },
  addRoomTemplate: { de: 'Raumvorlage hinzufügen', en: 'Add room template' },
  sections: { de: 'Abschnitte', en: 'Sections' },
  goToSection: { de: 'Zu Abschnitt', en: 'Go to section' },
  points: { de: '{n} Punkte offen', en: '{n} points open' },
  onePoint: { de: '1 Punkt offen', en: '1 point open' },
  complete: { de: 'vollständig', en: 'complete' },
  saved: { de: 'Das Verfahren wurde gespeichert.', en: 'The procedure has been saved.' },
  notSaved: {
    de: 'Das Verfahren konnte nicht gespeichert werden.',
    en: 'The procedure could not be saved.',
  },
  unreadable: {
    de: 'Bitte geben Sie Tag und Uhrzeit so an: 31.12.2026, 12:00.',
    en: 'Please enter day and time like this: 31.12.2026, 12:00.',
  },
  deadlineUnreadable: {
    de: 'Bitte prüfen Sie die Fristen: Eine lässt sich nicht lesen.',
    en: 'Please check the deadlines: one cannot be read.',
  },
  lotDeadlineUnreadable: {
    de: 'Bitte prüfen Sie die eigenen Fristen der Lose: Eine lässt sich nicht lesen.',
    en: "Please check the lots' own deadlines: one cannot be read.",
  },
  wrongEntries: {
    de: 'Einige Angaben lassen sich so nicht speichern. Die Prüfung nennt sie zuerst.',
    en: 'Some entries cannot be saved as they are. The check lists them first.',
  },
  ownTooLong: {
    de: 'Ein Text ist zu lang. Am Feld steht, um wie viele Zeichen.',
    en: 'A text is too long. The field says by how many characters.',
  },
  roomUnnamed: { de: 'Bitte geben Sie jedem Raum einen Namen.', en: 'Please give every room a name.' },
} satisfies Record<string, Bilingual>
