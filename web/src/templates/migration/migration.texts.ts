import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  newer: {
    de: 'Dieses Formular steht in der Fassung {from} des EU-Standards. Es gibt die neuere Fassung {to}.',
    en: 'This form is in version {from} of the EU standard. There is the newer version {to}.',
  },
  start: { de: 'Auf Fassung {to} umstellen …', en: 'Change to version {to} …' },
  title: { de: 'Auf Fassung {to} umstellen', en: 'Change to version {to}' },
  lead: {
    de: 'Hier sehen Sie, was bei der Umstellung von Fassung {from} auf {to} aus dem Formular wird. Geändert wird erst etwas, wenn Sie es übernehmen. Bestehende Ausschreibungen behalten das bisherige Formular, bis sie selbst umgestellt werden.',
    en: 'Here you see what becomes of the form when changing from version {from} to {to}. Nothing is changed until you apply it. Existing tenders keep the current form until they are changed themselves.',
  },
  notLoaded: {
    de: 'Die Umstellung konnte nicht vorbereitet werden.',
    en: 'The change of version could not be prepared.',
  },
  staying: { de: 'Bleibt ({n})', en: 'Stays ({n})' },
  stayingLead: {
    de: 'So viele Abschnitte, Gruppen und Felder bleiben, mit Ihren eigenen Bezeichnungen und Hinweisen. Manche Felder stehen künftig in einer anderen Gruppe.',
    en: 'So many sections, groups and fields stay, with your own labels and hints. Some fields stand in another group from now on.',
  },
  gone: { de: 'Entfällt ({n})', en: 'Is dropped ({n})' },
  goneLead: {
    de: 'Diese Teile gibt es im EU-Standard nicht mehr.',
    en: 'The EU standard no longer has these parts.',
  },
  nothingGone: { de: 'Kein Teil entfällt.', en: 'No part is dropped.' },
  replaced: { de: 'Wird ersetzt ({n})', en: 'Is replaced ({n})' },
  replacedLead: {
    de: 'Danach fragt der EU-Standard künftig mit anderen Feldern.',
    en: 'The EU standard asks for this with other fields from now on.',
  },
  kept: {
    de: 'Bleibt als eigener Teil, weil eigene Felder darin stehen.',
    en: 'Stays as a part of your own because it holds fields of your own.',
  },
  becomes: { de: 'Wird ersetzt durch: {names}', en: 'Is replaced by: {names}' },
  added: { de: 'Kommt hinzu ({n})', en: 'Is added ({n})' },
  addedLead: {
    de: 'Diese Felder sind im EU-Standard neu. Was nicht verlangt wird, können Sie danach wieder entfernen.',
    en: 'These fields are new in the EU standard. What is not required you can remove again afterwards.',
  },
  nothingAdded: { de: 'Kein Feld kommt hinzu.', en: 'No field is added.' },
  showAdded: { de: 'Neue Felder zeigen', en: 'Show new fields' },
  take: { de: 'Übernehmen …', en: 'Apply …' },
  takeTitle: { de: 'Auf Fassung {to} umstellen?', en: 'Change to version {to}?' },
  takeText: {
    de: 'Das Formular „{name}“ erhält eine neue Version nach Fassung {to} des EU-Standards. Neue Ausschreibungen beginnen damit.',
    en: 'The form “{name}” gets a new version that follows version {to} of the EU standard. New tenders begin with it.',
  },
  confirm: { de: 'Umstellen und speichern', en: 'Change and save' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  done: { de: 'Das Formular steht jetzt in der Fassung {to}.', en: 'The form is now in version {to}.' },
  notDone: { de: 'Das Formular wurde nicht umgestellt.', en: 'The version of the form was not changed.' },
} satisfies Record<string, Bilingual>
