import type { Bilingual } from '@allmende/domain/texts.ts'

export const outlineTexts = {
  unnamed: { de: 'Ohne Namen', en: 'Without a name' },
  section: { de: 'Bereich', en: 'Panel' },
  group: { de: 'Gruppe', en: 'Group' },
  choice: { de: 'Option', en: 'Option' },
  required: { de: 'Pflicht', en: 'Required' },
  conditional: { de: 'Pflicht unter Bedingung', en: 'Required under a condition' },
  repeatable: { de: 'Wiederholbar', en: 'Repeatable' },
  times: { de: 'Beginnt mit {n}', en: 'Starts with {n}' },
  fixed: { de: 'EU-Standard', en: 'EU standard' },
  kept: { de: 'Nicht löschbar', en: 'Cannot be deleted' },
  empty: {
    de: 'Das Formular ist noch leer. Beginnen Sie mit einem Bereich, zum Beispiel „Vorhaben“.',
    en: 'The form is still empty. Start with a panel, for example “Project”.',
  },
  expand: { de: 'Inhalt von „{name}“ anzeigen', en: 'Show content of “{name}”' },
  collapse: { de: 'Inhalt von „{name}“ ausblenden', en: 'Hide content of “{name}”' },
  edit: { de: 'bearbeiten', en: 'edit' },
  up: { de: '„{name}“ nach oben', en: 'Move “{name}” up' },
  down: { de: '„{name}“ nach unten', en: 'Move “{name}” down' },
  drag: { de: 'Ziehen, um zu verschieben', en: 'Drag to move' },
  actionsOf: { de: 'Aktionen zu „{name}“', en: 'Actions for “{name}”' },
  copy: { de: 'Kopieren', en: 'Copy' },
  remove: { de: 'Löschen', en: 'Delete' },
  removeTitle: { de: '„{name}“ mit allem darin löschen?', en: 'Delete “{name}” with everything in it?' },
  removeText: {
    de: 'Es enthält {n} weitere Einträge. Endgültig wird das erst beim Speichern des Formulars.',
    en: 'It contains {n} further entries. This becomes final only when the form is saved.',
  },
  locked: {
    de: 'Der EU-Standard verlangt diese Angabe, sie kann nicht gelöscht werden.',
    en: 'The EU standard demands this, it cannot be deleted.',
  },
  lockedGroup: {
    de: 'Darin ist mindestens ein Pflichtfeld des EU-Standards, sie kann nicht gelöscht werden.',
    en: 'It holds at least one required field of the EU standard, it cannot be deleted.',
  },
  notCopied: {
    de: 'In Kopien des EU-Standards können nur wiederholbare Gruppen kopiert werden.',
    en: 'In copies of the EU standard only repeatable groups can be copied.',
  },
  choiceNotCopied: {
    de: 'Optionen werden einzeln hinzugefügt.',
    en: 'Options are added one by one.',
  },
  moved: {
    de: '„{name}“ steht jetzt an Stelle {n} von {count}.',
    en: '“{name}” is now number {n} of {count}.',
  },
  movedInto: { de: '„{name}“ steht jetzt in „{parent}“.', en: '“{name}” is now in “{parent}”.' },
  copied: { de: '„{name}“ wurde kopiert.', en: '“{name}” has been copied.' },
  repeated: {
    de: 'Ein neues Formular beginnt jetzt mit {n}-mal „{name}“.',
    en: 'A new form now starts with “{name}” {n} times.',
  },
  added: { de: '„{name}“ wurde hinzugefügt.', en: '“{name}” has been added.' },
} satisfies Record<string, Bilingual>

export const settingsTexts = {
  label: { de: 'Name', en: 'Name' },
  description: { de: 'Erläuterung', en: 'Explanation' },
  descriptionHint: {
    de: 'Steht unter dem Namen und hilft beim Ausfüllen.',
    en: 'Stands below the name and helps with filling in.',
  },
  type: { de: 'Art des Feldes', en: 'Kind of field' },
  required: { de: 'Pflichtfeld', en: 'Required' },
  repeatableField: { de: 'Mehrere Werte möglich', en: 'Several values possible' },
  repeatableGroup: { de: 'Wiederholbar', en: 'Repeatable' },
  repeatableHint: {
    de: 'Kann beim Ausfüllen mehrfach hinzugefügt werden.',
    en: 'Can be added several times when filling in.',
  },
  requiredGroup: { de: 'Mindestens einmal', en: 'At least once' },
  startsWith: { de: 'Anzahl zu Beginn', en: 'Number at the start' },
  startsWithHint: {
    de: 'So oft steht die Gruppe in einer neuen Ausschreibung.',
    en: 'How often the group stands in a new tender.',
  },
  maxLength: { de: 'Höchstens so viele Zeichen', en: 'At most so many characters' },
  parent: { de: 'Steht in', en: 'Stands in' },
  alwaysShow: { de: 'Immer anzeigen', en: 'Always show' },
  alwaysShowHint: {
    de: 'Auch wenn die Regeln des Standards das Feld ausblenden würden.',
    en: 'Even where the rules of the standard would hide the field.',
  },
  fixed: {
    de: 'Art, Pflicht und Wiederholung gibt der EU-Standard vor. Name und Erläuterung können Sie anpassen.',
    en: 'Kind, requirement and repetition are given by the EU standard. You can adapt name and explanation.',
  },
  typeLoses: { de: 'Art des Feldes ändern?', en: 'Change the kind of field?' },
  typeLosesText: {
    de: 'Die Optionen und die Felder darunter gehen dabei verloren.',
    en: 'The options and the fields below them will be lost.',
  },
  typeChange: { de: 'Art ändern', en: 'Change kind' },
  removed: { de: 'Nicht aufgenommene Angaben des EU-Standards', en: 'Entries of the EU standard left out' },
  restore: { de: '„{name}“ aufnehmen', en: 'Take in “{name}”' },
} satisfies Record<string, Bilingual>

export const addTexts = {
  panel: { de: 'Bereich hinzufügen', en: 'Add panel' },
  group: { de: 'Gruppe hinzufügen', en: 'Add group' },
  field: { de: 'Feld hinzufügen', en: 'Add field' },
  choice: { de: 'Option hinzufügen', en: 'Add option' },
  panelName: { de: 'Name des Bereichs', en: 'Name of the panel' },
  groupName: { de: 'Name der Gruppe', en: 'Name of the group' },
  fieldName: { de: 'Name des Feldes', en: 'Name of the field' },
  choiceName: { de: 'Name der Option', en: 'Name of the option' },
  add: { de: 'Hinzufügen', en: 'Add' },
  nameMissing: { de: 'Bitte geben Sie zuerst einen Namen ein.', en: 'Please enter a name first.' },
  below: { de: 'Wird angezeigt, wenn „{name}“ gewählt ist', en: 'Shown when “{name}” is chosen' },
} satisfies Record<string, Bilingual>
