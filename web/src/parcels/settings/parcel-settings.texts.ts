import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Grundstückseinstellungen', en: 'Parcel settings' },
  lead: {
    de: 'Womit neue Grundstücke beginnen und was externe Benutzer in der Liste sehen. Bestehende Grundstücke ändern sich dadurch nicht.',
    en: 'What new parcels begin with, and what external users see in the list. Existing parcels stay as they are.',
  },
  saved: { de: 'Die Einstellungen wurden gespeichert.', en: 'The settings have been saved.' },
  notSaved: {
    de: 'Die Einstellungen konnten nicht gespeichert werden.',
    en: 'The settings could not be saved.',
  },
  notLoaded: {
    de: 'Die Einstellungen konnten nicht geladen werden.',
    en: 'The settings could not be loaded.',
  },
  nameMissing: {
    de: 'Jedes Zusatzfeld und jeder Ordner braucht einen Namen.',
    en: 'Every additional field and every folder needs a name.',
  },
  notAdded: {
    de: '„{name}“ ist noch nicht hinzugefügt. Fügen Sie den Namen hinzu oder leeren Sie das Feld.',
    en: '“{name}” has not been added yet. Add the name or empty the field.',
  },
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },

  filter: { de: 'Filter', en: 'Filter' },
  filterSwitch: { de: 'Filter auch externen Benutzern zeigen', en: 'Show the filter to external users too' },
  filterWarning: {
    de: 'Sind Angaben von Grundstücken nicht öffentlich, finden externe Benutzer diese Grundstücke über den Filter nicht. Der Filter kann sich für sie unerwartet verhalten.',
    en: 'Where facts of parcels are not public, external users do not find these parcels by the filter. The filter may behave unexpectedly for them.',
  },

  fields: { de: 'Zusatzfelder', en: 'Additional fields' },
  fieldsHint: {
    de: 'Jedes neue Grundstück erhält diese Felder in dieser Reihenfolge, nach den festen Feldern.',
    en: 'Every new parcel gets these fields in this order, after the fixed ones.',
  },
  fixed: { de: 'Feste Felder', en: 'Fixed fields' },
  fixedHint: {
    de: 'Sie gehören zu jedem Grundstück und können nicht geändert werden.',
    en: 'They belong to every parcel and cannot be changed.',
  },
  noFields: { de: 'Noch keine Zusatzfelder', en: 'No additional fields yet' },
  newField: { de: 'Name des neuen Zusatzfelds', en: 'Name of the new additional field' },
  addField: { de: 'Zusatzfeld hinzufügen', en: 'Add field' },
  field: { de: 'Zusatzfeld {n}', en: 'Additional field {n}' },
  name: { de: 'Name', en: 'Name' },
  prefill: { de: 'Vorbelegung', en: 'Prefill' },
  visibility: { de: 'Sichtbarkeit', en: 'Visibility' },
  shared: { de: 'Öffentlich', en: 'Public' },
  internal: { de: 'Intern', en: 'Internal' },
  preventDeletion: { de: 'Löschen am Grundstück verhindern', en: 'Cannot be removed from a parcel' },
  kept: { de: 'nicht löschbar', en: 'cannot be removed' },

  folders: { de: 'Dokumentenordner', en: 'Document folders' },
  foldersHint: {
    de: 'Jedes neue Grundstück erhält diese Ordner. Sie können bis zu {n} Ebenen haben.',
    en: 'Every new parcel gets these folders. They can have up to {n} levels.',
  },
  noFolders: { de: 'Noch keine Ordner', en: 'No folders yet' },
  newFolder: { de: 'Name des neuen Ordners', en: 'Name of the new folder' },
  addFolder: { de: 'Ordner hinzufügen', en: 'Add folder' },
  newSubfolder: { de: 'Name des neuen Unterordners von {name}', en: 'Name of the new subfolder of {name}' },
  addSubfolder: { de: 'Unterordner hinzufügen', en: 'Add subfolder' },
  addSubfolderOf: { de: 'Unterordner von {name} hinzufügen', en: 'Add a subfolder of {name}' },
  folderName: { de: 'Ordner {path}', en: 'Folder {path}' },

  nameFirst: { de: 'Bitte geben Sie zuerst einen Namen ein.', en: 'Please enter a name first.' },
  unnamed: { de: 'Ohne Namen', en: 'Without a name' },
  up: { de: '{name} nach oben', en: 'Move {name} up' },
  down: { de: '{name} nach unten', en: 'Move {name} down' },
  handle: { de: '{name} verschieben', en: 'Move {name}' },
  handleHint: {
    de: 'Eingabetaste nimmt den Eintrag auf, Pfeiltasten verschieben ihn, die Eingabetaste legt ihn ab, Escape bricht ab.',
    en: 'Enter takes the entry up, arrow keys move it, Enter puts it down, Escape cancels.',
  },
  lifted: { de: '{name} aufgenommen, Stelle {at} von {n}.', en: '{name} taken up, place {at} of {n}.' },
  over: { de: 'Stelle {at} von {n}', en: 'Place {at} of {n}' },
  put: { de: '{name} steht jetzt an Stelle {at} von {n}.', en: '{name} is now at place {at} of {n}.' },
  stays: { de: '{name} bleibt, wo es war.', en: '{name} stays where it was.' },
  remove: { de: '{name} löschen', en: 'Delete {name}' },
} satisfies Record<string, Bilingual>
