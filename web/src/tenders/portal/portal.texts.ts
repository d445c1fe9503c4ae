import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Veröffentlichung bei SIMAP', en: 'Publication at SIMAP' },
  hint: {
    de: 'SIMAP ist die Stelle der EU, bei der Bekanntmachungen eingereicht werden; erscheinen werden sie im Portal TED. Sie werden dort geprüft und in der Regel nach zwei Werktagen veröffentlicht.',
    en: 'SIMAP is where notices are submitted to the EU; they appear in its portal TED. They are checked there and usually published after two working days.',
  },
  publish: { de: 'Bei SIMAP veröffentlichen', en: 'Publish at SIMAP' },
  publishAgain: { de: 'Erneut bei SIMAP veröffentlichen', en: 'Publish at SIMAP again' },
  confirmPublish: {
    de: 'Die Bekanntmachung wird jetzt an SIMAP übermittelt. Der Entwurf lässt sich erst wieder ändern, wenn die Veröffentlichung gestoppt oder zurückgewiesen wurde.',
    en: 'The notice is now sent to SIMAP. The draft can be changed again only once the publication is stopped or rejected.',
  },
  sent: {
    de: 'Die Bekanntmachung wird an SIMAP übermittelt.',
    en: 'The notice is being sent to SIMAP.',
  },
  notSent: { de: 'Nicht übermittelt', en: 'Not sent' },
  stop: { de: 'Veröffentlichung stoppen', en: 'Stop publication' },
  confirmStop: {
    de: 'Die Bekanntmachung wird zurückgezogen, solange SIMAP sie noch nicht zur Veröffentlichung vorbereitet. Danach können Sie den Entwurf ändern und neu einreichen.',
    en: 'The notice is withdrawn as long as SIMAP is not preparing its publication. Afterwards you can change the draft and submit it again.',
  },
  sendAgain: { de: 'Erneut an SIMAP übermitteln', en: 'Send to SIMAP again' },
  confirmSendAgain: {
    de: 'Die Bekanntmachung wird als nächste Version an SIMAP übermittelt.',
    en: 'The notice is sent to SIMAP as its next version.',
  },
  confirmStopFollowing: {
    de: 'Die Bekanntmachung wird zurückgezogen, solange SIMAP sie noch nicht zur Veröffentlichung vorbereitet. Danach können Sie sie überarbeiten und erneut übermitteln. Auf dieser Plattform gilt die Änderung oder Aufhebung weiter.',
    en: 'The notice is withdrawn as long as SIMAP is not preparing its publication. Afterwards you can revise it and send it again. On this platform the change or cancellation stays in force.',
  },
  mendNotice: { de: 'Bekanntmachung überarbeiten', en: 'Revise notice' },
  download: { de: 'Übermitteltes XML herunterladen', en: 'Download the XML that was sent' },
  mended: {
    de: 'Die Bekanntmachung ist überarbeitet und noch nicht wieder übermittelt.',
    en: 'The notice has been revised and not been sent again yet.',
  },
  waitsForPublished: {
    de: 'Diese Bekanntmachung wird übermittelt, sobald SIMAP die vorherige veröffentlicht hat.',
    en: 'This notice is sent once SIMAP has published the one before it.',
  },
  waitsForMended: {
    de: 'Die vorherige Bekanntmachung ist zurückgekommen. Diese hier wird übermittelt, sobald die vorherige überarbeitet, erneut übermittelt und veröffentlicht ist.',
    en: 'The notice before this one came back. This one is sent once the one before has been revised, sent again and published.',
  },
  timeline: { de: 'Bekanntmachungen', en: 'Notices' },
  reason: { de: 'Begründung', en: 'Reason' },
  stopped: { de: 'Die Veröffentlichung wurde gestoppt.', en: 'The publication was stopped.' },
  notStopped: { de: 'Nicht gestoppt', en: 'Not stopped' },
  version: { de: 'Version {version}', en: 'Version {version}' },
  reached: { de: 'Stand erreicht: {age}', en: 'State reached: {age}' },
  reachedUsual: {
    de: 'Stand erreicht: {age}. Üblich sind {usual}.',
    en: 'State reached: {age}. Usual is {usual}.',
  },
  usualHours: { de: 'höchstens {n} {n:Stunde|Stunden}', en: 'at most {n} {n:hour|hours}' },
  usualDays: { de: 'bis zu {n} {n:Werktag|Werktage}', en: 'up to {n} working {n:day|days}' },
  rule: {
    de: 'Hier darf die Ausschreibung frühestens 48 Stunden, nachdem SIMAP die Veröffentlichung bestätigt hat, erscheinen (§ 23 Abs. 3 KonzVgV). Veröffentlicht SIMAP später als erwartet, verschiebt sich der Zeitpunkt von selbst.',
    en: 'Here the tender may appear at the earliest 48 hours after SIMAP has confirmed its publication (KonzVgV § 23 (3)). If SIMAP publishes later than expected, the moment moves by itself.',
  },
  mend: {
    de: 'Um die Bekanntmachung zu ändern, nehmen Sie die Veröffentlichung zurück, bearbeiten den Entwurf und veröffentlichen ihn erneut mit SIMAP. Ohne Änderung können Sie sie unverändert noch einmal übermitteln.',
    en: 'To change the notice, take the publication back, edit the draft and publish it again with SIMAP. Without a change you can send it once more as it is.',
  },
  heardAt: { de: 'Von SIMAP bestätigt', en: 'Confirmed by SIMAP' },
  publicFrom: { de: 'Hier sichtbar ab', en: 'Visible here from' },
  earliest: { de: 'Hier sichtbar frühestens ab', en: 'Visible here at the earliest from' },
  whenPublishing: {
    de: 'Ob die Bekanntmachung zuerst zu SIMAP geht, wählen Sie beim Veröffentlichen.',
    en: 'Whether the notice goes to SIMAP first is chosen when the tender is published.',
  },
  withoutPortal: {
    de: 'Diese Ausschreibung geht nicht zu SIMAP.',
    en: 'This tender does not go to SIMAP.',
  },
  unusual: {
    de: 'Das dauert ungewöhnlich lange. Bitte behalten Sie die Bekanntmachung im Blick und fragen Sie im Zweifel bei SIMAP nach.',
    en: 'This takes unusually long. Please keep an eye on the notice and ask SIMAP if in doubt.',
  },
  identifier: { de: 'Kennung', en: 'Identifier' },
  submittedBy: { de: 'Eingereicht von', en: 'Submitted by' },
  publicationNumber: { de: 'Veröffentlichungsnummer', en: 'Publication number' },
  publicationDate: { de: 'Veröffentlicht am', en: 'Published on' },
  answered: { de: 'Stand von SIMAP gemeldet', en: 'State reported by SIMAP' },
  due: { de: 'Nächste Anfrage', en: 'Next request' },
  nextAttempt: { de: 'Nächster Versuch', en: 'Next attempt' },
  course: { de: 'Verlauf', en: 'History' },
  objections: { de: 'Beanstandungen von SIMAP', en: 'Objections of SIMAP' },
  withoutWords: {
    de: 'Hier ist eine Regel des eForms-Standards verletzt.',
    en: 'A rule of the eForms standard is broken here.',
  },
  warning: { de: 'Hinweis', en: 'Note' },
  more: { de: 'Alle {n} anzeigen', en: 'Show all {n}' },
  toField: { de: 'Zum Feld', en: 'Go to the field' },
  objectionAt: { de: '„{label}“: {text}', en: '“{label}”: {text}' },
  brokenRule: { de: 'Regel {rule}', en: 'Rule {rule}' },
  backToTender: { de: 'Zur Ausschreibung', en: 'Go to the tender' },
  locked: { de: 'Der Entwurf ist gesperrt', en: 'The draft is locked' },
} satisfies Record<string, Bilingual>
