import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  newer: {
    de: 'Dieser Entwurf steht in der Fassung {from} des EU-Standards. Es gibt die neuere Fassung {to}.',
    en: 'This draft is in version {from} of the EU standard. There is the newer version {to}.',
  },
  migratedMeanwhile: {
    de: 'Diese Ausschreibung wurde inzwischen auf die Fassung {to} umgestellt. Was Sie hier eingegeben haben, lässt sich so nicht mehr speichern. Öffnen Sie das Formular neu; dort können Sie Ihre Eingaben übernehmen.',
    en: 'This tender has meanwhile been changed to version {to}. What you entered can no longer be saved like this. Open the form again; there you can take over your entries.',
  },
  openAgain: { de: 'Formular neu öffnen', en: 'Open the form again' },
  olderEntries: {
    de: 'Sie wurden gemacht, bevor die Ausschreibung auf die Fassung {to} umgestellt wurde. Beim Wiederherstellen werden sie in das neue Formular übertragen; was dort nicht mehr vorgesehen ist, wird Ihnen genannt.',
    en: 'They were made before the tender was changed to version {to}. When restored, they are brought into the new form; what it no longer has is named to you.',
  },
  notBroughtOver: {
    de: 'Nicht in das neue Formular übertragen',
    en: 'Not brought into the new form',
  },
  start: { de: 'Auf Fassung {to} umstellen …', en: 'Change to version {to} …' },
  title: { de: 'Auf Fassung {to} umstellen', en: 'Change to version {to}' },
  lead: {
    de: 'Hier sehen Sie, was bei der Umstellung von Fassung {from} auf {to} aus den Angaben wird. Geändert wird erst etwas, wenn Sie es übernehmen.',
    en: 'Here you see what becomes of the entries when changing from version {from} to {to}. Nothing is changed until you apply it.',
  },
  notLoaded: {
    de: 'Die Umstellung konnte nicht vorbereitet werden.',
    en: 'The change of version could not be prepared.',
  },
  notPossible: { de: 'Die Umstellung ist nicht möglich.', en: 'The version cannot be changed.' },
  anew: { de: 'Neu anzugeben ({n})', en: 'To be chosen anew ({n})' },
  anewLead: {
    de: 'Was Sie hier auswählen, wird gleich mit übernommen. Alles Übrige geben Sie danach im Formular an.',
    en: 'What you choose here is applied at once. Everything else you enter in the form afterwards.',
  },
  nothingAnew: { de: 'Nichts muss neu angegeben werden.', en: 'Nothing has to be chosen anew.' },
  alsoFor: {
    de: 'Auch für die übrigen mit „{value}“ übernehmen ({n})',
    en: 'Use for the others with “{value}” too ({n})',
  },
  due: { de: 'Neu auszufüllen ({n})', en: 'To be filled in besides ({n})' },
  dueLead: {
    de: 'Das verlangt die Fassung {to} zusätzlich. Sie füllen es nach der Umstellung im Formular aus, bevor Sie veröffentlichen.',
    en: 'Version {to} demands this besides. You fill it in in the form after the change, before you publish.',
  },
  nothingDue: {
    de: 'Die Fassung {to} verlangt nichts zusätzlich.',
    en: 'Version {to} demands nothing besides.',
  },
  moreDue: { de: 'Die übrigen zeigen ({n})', en: 'Show the others ({n})' },
  unsaidDue: {
    de: 'Weitere Angaben, die nach der Umstellung in der Prüfung stehen: {n}.',
    en: 'Further entries that the check names after the change: {n}.',
  },
  lost: { de: 'Geht verloren ({n})', en: 'Will be lost ({n})' },
  lostLead: {
    de: 'Diese Angaben gibt es nach der Umstellung nicht mehr. Kopieren Sie hier, was Sie noch brauchen.',
    en: 'These entries no longer exist after the change. Copy here what you still need.',
  },
  nothingLost: { de: 'Keine Angabe geht verloren.', en: 'No entry is lost.' },
  moved: { de: 'Kommt von selbst mit ({n})', en: 'Comes along by itself ({n})' },
  unchanged: {
    de: 'Unverändert übernommene Angaben: {n}. Angaben, die an anderer Stelle oder in anderer Form stehen: {others}.',
    en: 'Entries taken over unchanged: {n}. Entries in another place or another form: {others}.',
  },
  movedLines: {
    de: 'Angaben an anderer Stelle oder in anderer Form zeigen',
    en: 'Show entries in another place or another form',
  },
  before: { de: 'Bisher: {value}', en: 'Before: {value}' },
  now: { de: 'Künftig: {value}', en: 'Then: {value}' },
  nowAt: { de: 'Künftig unter: {to}', en: 'Then at: {to}' },
  chooseFor: { de: 'Neue Angabe für „{name}“', en: 'New entry for “{name}”' },
  later: {
    de: 'Nach der Umstellung im Formular anzugeben: {to}',
    en: 'To be entered in the form after the change: {to}',
  },
  laterSomewhere: {
    de: 'Nach der Umstellung im Formular anzugeben.',
    en: 'To be entered in the form after the change.',
  },
  changedMeanwhile: {
    de: 'Der Entwurf wurde inzwischen von jemand anderem geändert. Unten steht, was jetzt gilt; Ihre Auswahl ist noch da. Bitte sehen Sie es durch und übernehmen Sie es dann.',
    en: 'Somebody else has changed the draft meanwhile. Below is what holds now; your choices are still there. Please look through it and then apply it.',
  },
  unsaved: {
    de: 'In diesem Browser liegen nicht gespeicherte Eingaben zu diesem Entwurf. Bitte speichern oder verwerfen Sie sie zuerst, denn sie gehören zur bisherigen Fassung.',
    en: 'This browser keeps unsaved input for this draft. Please save or discard it first, for it belongs to the current version.',
  },
  toUnsaved: { de: 'Zu den Eingaben', en: 'To the input' },
  take: { de: 'Übernehmen …', en: 'Apply …' },
  takeTitle: { de: 'Auf Fassung {to} umstellen?', en: 'Change to version {to}?' },
  takeText: {
    de: 'Der Entwurf wird in der Fassung {to} gespeichert. Danach neu anzugeben: {anew}. Es gehen verloren: {lost}. Neu auszufüllen: {due}. Zur Fassung {from} führt kein Weg zurück.',
    en: 'The draft is saved in version {to}. To be chosen anew afterwards: {anew}. Lost: {lost}. To be filled in besides: {due}. There is no way back to version {from}.',
  },
  confirm: { de: 'Umstellen und speichern', en: 'Change and save' },
  reset: { de: 'Auswahl zurücksetzen', en: 'Reset choices' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  done: { de: 'Der Entwurf steht jetzt in der Fassung {to}.', en: 'The draft is now in version {to}.' },
  notDone: { de: 'Der Entwurf wurde nicht umgestellt.', en: 'The version was not changed.' },
} satisfies Record<string, Bilingual>
