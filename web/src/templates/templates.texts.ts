import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  forms: { de: 'Formulare', en: 'Forms' },
  lead: {
    de: 'Womit Ausschreibungen ausgefüllt werden: die Bekanntmachungen des EU-Standards und eigene Formulare.',
    en: 'What tenders are filled in with: the notices of the EU standard and forms of your own.',
  },
  newForm: { de: 'Formular erstellen', en: 'Create form' },
  name: { de: 'Name', en: 'Name' },
  state: { de: 'Status', en: 'Status' },
  active: { de: 'Aktiv', en: 'Active' },
  inactive: { de: 'Inaktiv', en: 'Inactive' },
  kind: { de: 'Herkunft', en: 'Origin' },
  standard: { de: 'EU-Standard', en: 'EU standard' },
  sdkVersion: { de: 'Fassung', en: 'Version' },
  own: { de: 'Eigenes Formular', en: 'Own form' },
  copyOf: { de: 'Kopie von {id}', en: 'Copy of {id}' },
  updated: { de: 'Zuletzt geändert', en: 'Last changed' },
  empty: { de: 'Keine Formulare vorhanden', en: 'There are no forms' },
  emptyText: {
    de: 'Erstellen Sie ein eigenes Formular oder duplizieren Sie eines des EU-Standards.',
    en: 'Create a form of your own or duplicate one of the EU standard.',
  },
  notLoaded: {
    de: 'Das Projektvorlage konnte nicht geladen werden.',
    en: 'The project template could not be loaded.',
  },
  readOnly: {
    de: 'Dieses Formular gehört zum EU-Standard (Fassung {version}) und kann nicht geändert werden. Duplizieren Sie es, um es anzupassen.',
    en: 'This form belongs to the EU standard (version {version}) and cannot be changed. Duplicate it to adapt it.',
  },
} satisfies Record<string, Bilingual>

export const actionTexts = {
  actionsOf: { de: 'Aktionen zu „{name}“', en: 'Actions for “{name}”' },
  open: { de: 'Ansehen', en: 'View' },
  edit: { de: 'Bearbeiten', en: 'Edit' },
  duplicate: { de: 'Duplizieren', en: 'Duplicate' },
  duplicated: { de: 'Das Formular wurde dupliziert', en: 'The form has been duplicated' },
  notDuplicated: {
    de: 'Das Formular konnte nicht dupliziert werden.',
    en: 'The form could not be duplicated.',
  },
  nameOfCopy: { de: 'Kopie von {name}', en: 'Copy of {name}' },
  newTender: { de: 'Ausschreibung erstellen', en: 'Create tender' },
  deactivate: { de: 'Auf Inaktiv setzen', en: 'Set to inactive' },
  setInactive: { de: '„{name}“ wurde auf Inaktiv gesetzt.', en: '“{name}” has been set to inactive.' },
  notDeactivated: {
    de: 'Das Formular konnte nicht auf Inaktiv gesetzt werden.',
    en: 'The form could not be set to inactive.',
  },
  insteadInactive: {
    de: 'Sie können es auf Inaktiv setzen, dann wird es für neue Ausschreibungen nicht mehr angeboten.',
    en: 'You can set it to inactive; then it is no longer offered for new tenders.',
  },
  remove: { de: 'Löschen', en: 'Delete' },
  removeTitle: {
    de: 'Möchten Sie dieses Formular wirklich löschen?',
    en: 'Do you really want to delete this form?',
  },
  removeText: {
    de: '„{name}“ kann danach nicht wiederhergestellt werden.',
    en: '“{name}” cannot be restored afterwards.',
  },
  removed: { de: 'Das Formular wurde gelöscht', en: 'The form has been deleted' },
  deactivated: {
    de: '„{name}“ wird verwendet und wurde deshalb nicht gelöscht, sondern auf Inaktiv gesetzt.',
    en: '“{name}” is in use, so it has not been deleted but set to inactive.',
  },
  notRemoved: { de: 'Das Formular konnte nicht gelöscht werden.', en: 'The form could not be deleted.' },
} satisfies Record<string, Bilingual>

export const formTexts = {
  newForm: { de: 'Neues Formular', en: 'New form' },
  facts: { de: 'Allgemein', en: 'General' },
  name: { de: 'Name', en: 'Name' },
  description: { de: 'Beschreibung', en: 'Description' },
  descriptionHint: {
    de: 'Wofür das Formular gedacht ist',
    en: 'What the form is meant for',
  },
  active: { de: 'Aktiv', en: 'Active' },
  activeHint: {
    de: 'Nur aktive Formulare können für neue Ausschreibungen gewählt werden.',
    en: 'Only active forms can be chosen for new tenders.',
  },
  projectTypes: { de: 'Verfahrensarten', en: 'Kinds of procedure' },
  projectTypesHint: {
    de: 'Bei welchen Verfahren das Formular verwendet wird',
    en: 'With which procedures the form is used',
  },
  baseHint: {
    de: 'Kopie der EU-Bekanntmachung {id}, Fassung {version} des Standards. Was der Standard verlangt, bleibt erhalten.',
    en: 'Copy of the EU notice {id}, version {version} of the standard. What the standard demands is kept.',
  },
  rooms: { de: 'Raumvorlagen', en: 'Room templates' },
  roomsHint: {
    de: 'Datenräume, mit denen jede Ausschreibung aus diesem Formular beginnt',
    en: 'Data rooms that every tender made with this form starts with',
  },
  addRoom: { de: 'Raumvorlage hinzufügen', en: 'Add room template' },
  content: { de: 'Inhalt', en: 'Content' },
  structure: { de: 'Aufbau', en: 'Structure' },
  contentHint: {
    de: 'Ein Formular besteht aus Bereichen mit Feldern. Gruppen fassen Felder zusammen. Ordnen Sie mit den Pfeilen oder durch Ziehen.',
    en: 'A form consists of panels with fields. Groups hold fields together. Reorder with the arrows or by dragging.',
  },
  keptByTenders: {
    de: 'Bestehende Ausschreibungen behalten das Formular, mit dem sie angelegt wurden.',
    en: 'Existing tenders keep the form they were created with.',
  },
  preview: { de: 'Vorschau', en: 'Preview' },
  previewHint: {
    de: 'So füllen Sachbearbeiter das Formular aus. Was Sie hier eingeben, wird nicht gespeichert.',
    en: 'This is how case handlers fill in the form. What you enter here is not saved.',
  },
  previewEmpty: { de: 'Das Formular hat noch keine Bereiche.', en: 'The form has no panels yet.' },
  notAdded: {
    de: '„{name}“ ist noch nicht hinzugefügt. Bitte fügen Sie es hinzu oder schließen Sie die Zeile.',
    en: '“{name}” is not added yet. Please add it or close its line.',
  },
  saved: { de: 'Das Formular wurde gespeichert', en: 'The form has been saved' },
  notSaved: { de: 'Das Formular konnte nicht gespeichert werden.', en: 'The form could not be saved.' },
  parts: { de: '{n} Bereiche, Gruppen und Felder', en: '{n} panels, groups and fields' },
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },
} satisfies Record<string, Bilingual>
