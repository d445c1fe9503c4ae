import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  changes: { de: 'Änderungen', en: 'Changes' },
  field: { de: 'Angabe', en: 'Entry' },
  old: { de: 'Bisher', en: 'Before' },
  current: { de: 'Neu', en: 'New' },
  empty: { de: 'keine Angabe', en: 'not given' },
  removedWords: { de: 'gestrichen: ', en: 'removed: ' },
  addedWords: { de: 'neu: ', en: 'new: ' },
  endOfMark: { de: ' Ende. ', en: ' end. ' },
  addedPart: { de: 'Neu hinzugefügt', en: 'Newly added' },
  newLot: { de: 'Neues Los {name}', en: 'New lot {name}' },
  removedPart: { de: 'Entfällt', en: 'Removed' },
  nothingDiffers: {
    de: 'Die beiden Fassungen unterscheiden sich nicht.',
    en: 'The two versions do not differ.',
  },
  wholeText: { de: 'Ganzen Text anzeigen', en: 'Show the whole text' },
  shortText: { de: 'Nur geänderte Stellen anzeigen', en: 'Show changed passages only' },
  toField: { de: '{label} im Formular zeigen', en: 'Show {label} in the form' },

  pendingTitle: {
    de: 'Es gibt eine noch nicht bekannt gemachte Änderung.',
    en: 'There is a change that has not been announced yet.',
  },
  pendingText: {
    de: 'Gespeichert von {name} am {moment}. Öffentlich ist weiterhin die bisherige Fassung.',
    en: 'Saved by {name} on {moment}. The previous version is still the public one.',
  },
  compare: { de: 'Alt und neu vergleichen', en: 'Compare old and new' },
  goOn: { de: 'Weiter bearbeiten', en: 'Continue editing' },
  announce: { de: 'Änderung bekanntmachen', en: 'Announce change' },
  preview: { de: 'Vorschau', en: 'Preview' },
  discard: { de: 'Änderung verwerfen', en: 'Discard change' },
  discardTitle: { de: 'Änderung verwerfen?', en: 'Discard the change?' },
  discardText: {
    de: 'Alles, was seit der letzten Bekanntmachung geändert und noch nicht bekannt gemacht wurde, geht verloren. Die bekannt gemachte Fassung bleibt, wie sie ist.',
    en: 'Everything that was changed since the last announcement and has not been announced is lost. The announced version stays as it is.',
  },
  discarded: { de: 'Die Änderung wurde verworfen.', en: 'The change has been discarded.' },
  notDiscarded: {
    de: 'Die Änderung konnte nicht verworfen werden.',
    en: 'The change could not be discarded.',
  },
  pendingCompared: { de: 'Noch nicht bekannt gemacht', en: 'Not announced yet' },
  pendingHint: {
    de: '„Bisher“ ist die bekannt gemachte, „Neu“ die gespeicherte Fassung. Was gleich geblieben ist, steht nicht da.',
    en: '“Before” is the announced version, “New” the saved one. What has stayed the same is left out.',
  },
  notLoaded: {
    de: 'Die Änderungen konnten nicht geladen werden.',
    en: 'The changes could not be loaded.',
  },

  announceTitle: { de: 'Änderung bekanntmachen?', en: 'Announce the change?' },
  announceText: {
    de: 'Die neue Fassung wird sofort öffentlich. Teilnehmer, Eingeladene und alle, die sich die Ausschreibung gemerkt haben, werden per E-Mail benachrichtigt.',
    en: 'The new version becomes public at once. Participants, invited companies and everyone who watches the tender are told by e-mail.',
  },
  whatChanges: { de: 'Was sich ändert', en: 'What changes' },
  oneChange: { de: '1 Angabe ändert sich', en: '1 entry changes' },
  someChanges: { de: '{n} Angaben ändern sich', en: '{n} entries change' },
  more: { de: 'und {n} weitere', en: 'and {n} more' },
  movedDeadlines: { de: 'Diese Fristen werden verschoben', en: 'These deadlines are moved' },
  moved: { de: '{name}: bisher {old}, neu {current}', en: '{name}: before {old}, now {current}' },
  noDeadline: { de: 'keine', en: 'none' },
  filedOne: {
    de: 'Ein Unternehmen hat bereits eingereicht. Es wird gebeten, die Änderung zu bestätigen oder, solange seine Frist läuft, erneut einzureichen. Die Einreichung gilt auch ohne Bestätigung; das Protokoll der Öffnung nennt sie als nicht bestätigt.',
    en: 'One company has already submitted. It is asked to confirm the change or, while its deadline runs, to submit again. The submission counts without a confirmation; the record of the opening says that it is missing.',
  },
  filedSome: {
    de: '{n} Unternehmen haben bereits eingereicht. Die Unternehmen werden gebeten, die Änderung zu bestätigen oder, solange ihre Frist läuft, erneut einzureichen. Die Einreichungen gelten auch ohne Bestätigung; das Protokoll der Öffnung nennt sie als nicht bestätigt.',
    en: '{n} companies have already submitted. The companies are asked to confirm the change or, while their deadline runs, to submit again. Submissions count without a confirmation; the record of the opening says that it is missing.',
  },
  nextRound: {
    de: 'Mit dieser Änderung läuft Runde {round} bis {end}.',
    en: 'With this change round {round} runs until {end}.',
  },
  nextRoundOf: {
    de: '{lots}: Mit dieser Änderung läuft Runde {round} bis {end}.',
    en: '{lots}: with this change round {round} runs until {end}.',
  },
  openingCleared: {
    de: 'Eine begonnene Öffnung wird durch die neue Frist abgebrochen.',
    en: 'An opening that has begun is ended by the new deadline.',
  },
  noticeQueued: {
    de: 'Die Ausschreibung wurde über das Portal veröffentlicht. Eine Änderungsbekanntmachung wird dorthin gesendet.',
    en: 'The tender was published through the portal. A change notice will be sent there.',
  },
  reason: { de: 'Begründung', en: 'Reason' },
  reasonHint: {
    de: 'Steht im Protokoll und in der Mitteilung an die Teilnehmer.',
    en: 'Stands in the log and in what participants are told.',
  },
  reasonMissing: {
    de: 'Bitte begründen Sie die Änderung.',
    en: 'Please give a reason for the change.',
  },
  text: { de: 'Mitteilung', en: 'Message' },
  textHint: {
    de: 'Was die Teilnehmer über die Änderung lesen. Sie können den Vorschlag anpassen.',
    en: 'What participants read about the change. You can adapt the proposal.',
  },
  proposal: { de: 'Geändert wurde: {labels}.', en: 'Changed: {labels}.' },
  announced: { de: 'Die Änderung wurde bekannt gemacht.', en: 'The change has been announced.' },
  notAnnounced: {
    de: 'Die Änderung konnte nicht bekannt gemacht werden.',
    en: 'The change could not be announced.',
  },
  nothingToAnnounce: {
    de: 'Es gibt nichts bekannt zu machen: Alles steht so in der öffentlichen Fassung.',
    en: 'There is nothing to announce: the public version says the same.',
  },

  oneMissing: {
    de: 'In neuen Losen fehlt noch 1 Angabe oder ist fehlerhaft. Bitte bearbeiten Sie die Änderung, bevor Sie sie bekanntmachen.',
    en: '1 entry of new lots is still missing or wrong. Please edit the change before you announce it.',
  },
  someMissing: {
    de: 'In neuen Losen fehlen noch {n} Angaben oder sind fehlerhaft. Bitte bearbeiten Sie die Änderung, bevor Sie sie bekanntmachen.',
    en: '{n} entries of new lots are still missing or wrong. Please edit the change before you announce it.',
  },

  versions: { de: 'Bekannt gemachte Fassungen', en: 'Announced versions' },
  version: { de: 'Fassung {n}', en: 'Version {n}' },
  versionOf: { de: 'Fassung {n} vom {day}', en: 'Version {n} of {day}' },
  firstVersion: { de: 'Veröffentlicht', en: 'Published' },
  isPublic: { de: 'Öffentlich', en: 'Public' },
  publicFrom: { de: 'Öffentlich ab {moment}', en: 'Public from {moment}' },
  notPublic: { de: 'Noch nicht öffentlich', en: 'Not public yet' },
  announcedBy: { de: '{moment}, {name}', en: '{moment}, {name}' },
  read: { de: 'Lesen', en: 'Read' },
  readOf: { de: 'Lesen: Fassung {n}', en: 'Read: version {n}' },
  oneLine: { de: '1 geänderte Angabe', en: '1 changed entry' },
  lines: { de: '{n} geänderte Angaben', en: '{n} changed entries' },
  linesLeftOut: {
    de: 'Die damalige Liste ist hier weggelassen. Hier steht der Vergleich mit Fassung {n}.',
    en: 'The list from that time is left out here. This is the comparison with version {n}.',
  },
  compareVersions: { de: 'Zwei Fassungen vergleichen', en: 'Compare two versions' },
  pendingVersion: { de: 'Gespeicherte Änderung', en: 'Saved change' },
  forAllLots: { de: 'Ausschreibung', en: 'Tender' },
  toChanges: { de: 'Zu den Änderungen', en: 'To the changes' },
  previewText: {
    de: 'So sieht die Ausschreibung nach der Bekanntmachung aus. Noch sehen das nur die Sachbearbeiter des Verfahrens und System-Administratoren.',
    en: 'This is how the tender looks once the change is announced. So far only the case handlers of the procedure and system administrators see it.',
  },
  oldVersionText: {
    de: 'Diese Fassung war ab dem {moment} öffentlich. Sie ist nur noch zu lesen.',
    en: 'This version was public from {moment}. It can only be read.',
  },
  comingVersionText: {
    de: 'Diese Fassung ist noch nicht öffentlich.',
    en: 'This version is not public yet.',
  },
  currentVersionText: {
    de: 'Diese Fassung ist seit dem {moment} öffentlich.',
    en: 'This version has been public since {moment}.',
  },
} satisfies Record<string, Bilingual>
