import type { TenderType } from '@allmende/domain/procedure/tender-type.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { Start } from './publication.ts'

/** What is published, by its kind; the texts below name it. */
const things: Partial<Record<TenderType, Bilingual>> = {
  3: { de: 'Bekanntmachung', en: 'notice' },
  4: { de: 'Ergebnisbekanntmachung', en: 'result notice' },
}
export const thingOf = (type: TenderType): Bilingual => things[type] ?? { de: 'Ausschreibung', en: 'tender' }

export const texts = {
  title: { de: '{thing} veröffentlichen?', en: 'Publish the {thing}?' },
  publish: { de: 'Veröffentlichen', en: 'Publish' },
  notPublished: {
    de: 'Die Ausschreibungs-Stufe konnte nicht geändert werden.',
    en: 'The stage of the tender could not be changed.',
  },
  published: { de: 'Die Ausschreibung wurde veröffentlicht.', en: 'The tender was published.' },
  scheduled: {
    de: 'Die {thing} wird am {moment} veröffentlicht.',
    en: 'The {thing} will be published on {moment}.',
  },
  sent: {
    de: 'Die Bekanntmachung wird an SIMAP übermittelt.',
    en: 'The notice is being sent to SIMAP.',
  },
  notSent: {
    de: 'Die Bekanntmachung wurde nicht an SIMAP übermittelt',
    en: 'The notice was not sent to SIMAP',
  },

  when: { de: 'Zeitpunkt der Veröffentlichung', en: 'Time of publication' },
  now: { de: 'Sofort', en: 'Now' },
  soonest: { de: 'Frühestmöglich: {moment}', en: 'As soon as possible: {moment}' },
  later: { de: 'Zu einem bestimmten Zeitpunkt', en: 'At a chosen time' },
  moment: { de: 'Datum und Uhrzeit', en: 'Date and time' },
  chooseWhen: {
    de: 'Bitte wählen Sie, wann veröffentlicht wird.',
    en: 'Please choose when to publish.',
  },
  chooseMoment: {
    de: 'Bitte wählen Sie Datum und Uhrzeit der Veröffentlichung.',
    en: 'Please choose date and time of the publication.',
  },
  inPast: {
    de: 'Der Zeitpunkt liegt in der Vergangenheit.',
    en: 'This moment lies in the past.',
  },
  tooSoonForPortal: {
    de: 'Mit SIMAP ist die Veröffentlichung frühestens in zwei Tagen möglich ({earliest}).',
    en: 'With SIMAP the publication is possible in two days at the earliest ({earliest}).',
  },

  portal: { de: 'Zuerst bei SIMAP veröffentlichen', en: 'Publish at SIMAP first' },
  portalHint: {
    de: 'Die Bekanntmachung geht an das Portal der EU.',
    en: 'The notice goes to the portal of the EU.',
  },
  checking: { de: 'Die Angaben werden geprüft …', en: 'The entries are being checked …' },
  portalRule: {
    de: 'Auf dieser Plattform darf die {thing} erst 48 Stunden, nachdem SIMAP die Veröffentlichung bestätigt hat, erscheinen (§ 23 Abs. 3 KonzVgV). Veröffentlicht SIMAP später als erwartet, verschiebt sich der Zeitpunkt von selbst.',
    en: 'On this platform the {thing} may appear only 48 hours after SIMAP has confirmed its publication (KonzVgV § 23 (3)). If SIMAP publishes later than expected, the moment moves by itself.',
  },
  preferredDay: {
    de: 'SIMAP wird gebeten, die Bekanntmachung am {day} zu veröffentlichen.',
    en: 'SIMAP is asked to publish the notice on {day}.',
  },

  start: { de: 'Was beginnt mit der Veröffentlichung?', en: 'What begins with the publication?' },
  startLots: { de: 'Lose, die damit beginnen', en: 'Lots that begin with it' },
  lotsLater: {
    de: 'Die übrigen Lose folgen später demselben Ablauf.',
    en: 'The other lots follow the same course later.',
  },

  faults: { de: 'Diese Fristen passen nicht zur Veröffentlichung', en: 'These deadlines do not fit' },
  missing: { de: '{field} fehlt.', en: '{field} is missing.' },
  notAfter: {
    de: '{field} ({deadline}) liegt nicht nach der Veröffentlichung.',
    en: '{field} ({deadline}) does not lie after the publication.',
  },
  beforeApplications: {
    de: '{field} ({deadline}) liegt nicht nach der Teilnahmefrist.',
    en: '{field} ({deadline}) does not lie after the application deadline.',
  },
  afterFinal: {
    de: '{field} ({deadline}) liegt nach der finalen Teilnahmefrist.',
    en: '{field} ({deadline}) lies after the final application deadline.',
  },
  mendDeadlines: {
    de: 'Bitte ändern Sie die Fristen oder den Zeitpunkt der Veröffentlichung.',
    en: 'Please change the deadlines or the time of publication.',
  },
  toForm: { de: 'Zum Formular', en: 'Go to the form' },

  plan: { de: 'Das geschieht', en: 'What happens' },
  planNow: {
    de: 'Die {thing} wird sofort für alle sichtbar.',
    en: 'The {thing} becomes visible to everyone at once.',
  },
  planAt: {
    de: 'Am {moment} wird die {thing} für alle sichtbar.',
    en: 'On {moment} the {thing} becomes visible to everyone.',
  },
  planPortal: {
    de: 'Die Bekanntmachung geht jetzt an SIMAP. Am {moment}, frühestens aber 48 Stunden nach der Veröffentlichung bei SIMAP, wird die {thing} hier für alle sichtbar.',
    en: 'The notice goes to SIMAP now. On {moment}, but at the earliest 48 hours after its publication at SIMAP, the {thing} becomes visible to everyone here.',
  },
  planLots: { de: '{sentence} Das gilt für {lots}.', en: '{sentence} This holds for {lots}.' },
  planInterest: {
    de: 'Von da an können Unternehmen ihr Interesse bekunden.',
    en: 'From then on companies can express their interest.',
  },
  planFinal: {
    de: 'Was öffentlich ist, lässt sich nicht zurücknehmen, nur ändern oder aufheben.',
    en: 'What is public cannot be taken back, only changed or cancelled.',
  },
  planUntilThen: {
    de: 'Bis dahin können Projekt-Admins die Veröffentlichung zurücknehmen. Danach lässt sich die {thing} nur noch ändern oder aufheben.',
    en: 'Until then project admins can take the publication back. Afterwards the {thing} can only be changed or cancelled.',
  },
  planPortalBack: {
    de: 'Zurücknehmen lässt sie sich nur, solange SIMAP die Veröffentlichung noch stoppen kann. Danach lässt sich die {thing} nur noch ändern oder aufheben.',
    en: 'It can be taken back only while SIMAP can still stop the publication. Afterwards the {thing} can only be changed or cancelled.',
  },
  planNoApplications: {
    de: 'Die eingetragene Teilnahmefrist entfällt und wird nicht veröffentlicht.',
    en: 'The application deadline that was entered is dropped and not published.',
  },
  planPhases: {
    de: 'Welche Phasen entfallen, steht damit fest.',
    en: 'Which phases are left out is settled by this.',
  },

  scheduledTitle: { de: 'Veröffentlichung geplant', en: 'Publication scheduled' },
  scheduledText: {
    de: 'Diese {thing} wird am {moment} für alle sichtbar.',
    en: 'This {thing} becomes visible to everyone on {moment}.',
  },
  portalText: {
    de: 'Diese {thing} geht zuerst zu SIMAP. Sie wird am {moment} für alle sichtbar, frühestens aber 48 Stunden, nachdem SIMAP sie veröffentlicht hat.',
    en: 'This {thing} goes to SIMAP first. It becomes visible to everyone on {moment}, but at the earliest 48 hours after SIMAP has published it.',
  },
  heardText: {
    de: 'SIMAP hat die Bekanntmachung veröffentlicht. Die {thing} wird am {moment} hier für alle sichtbar; ihre öffentlichen Unterlagen sind es schon.',
    en: 'SIMAP has published the notice. The {thing} becomes visible to everyone here on {moment}; its public documents already are.',
  },
  deadlineTooEarly: {
    de: 'Eine Frist liegt nicht nach diesem Zeitpunkt: {deadline}. Bitte ändern Sie die Frist.',
    en: 'A deadline does not lie after that moment: {deadline}. Please change the deadline.',
  },

  unpublishTitle: { de: 'Veröffentlichung zurücknehmen?', en: 'Take the publication back?' },
  unpublishText: {
    de: 'Die {thing} wird wieder ein Entwurf. Sie können sie ändern und neu veröffentlichen. Niemand wird benachrichtigt.',
    en: 'The {thing} becomes a draft again. You can change it and publish it anew. Nobody is told.',
  },
  unpublish: { de: 'Veröffentlichung zurücknehmen', en: 'Take publication back' },
  unpublished: {
    de: 'Die Veröffentlichung wurde zurückgenommen.',
    en: 'The publication was taken back.',
  },
  notUnpublished: {
    de: 'Die Veröffentlichung konnte nicht zurückgenommen werden.',
    en: 'The publication could not be taken back.',
  },
} satisfies Record<string, Bilingual>

/** What can begin with the publication: the choice, and what then happens. */
export const startTexts: Record<Start, { label: Bilingual; hint: Bilingual; plan: Bilingual }> = {
  2: {
    label: { de: 'Noch keine Phase', en: 'No phase yet' },
    hint: {
      de: 'Der Teilnahmewettbewerb wird später gestartet.',
      en: 'The call for participation is started later.',
    },
    plan: {
      de: 'Der Teilnahmewettbewerb beginnt erst, wenn Sie ihn starten.',
      en: 'The call for participation begins only when you start it.',
    },
  },
  3: {
    label: { de: 'Teilnahmewettbewerb starten', en: 'Start the call for participation' },
    hint: {
      de: 'Unternehmen reichen Teilnahmeanträge ein.',
      en: 'Companies file applications.',
    },
    plan: {
      de: 'Zugleich beginnt der Teilnahmewettbewerb.',
      en: 'The call for participation begins with it.',
    },
  },
  5: {
    label: {
      de: 'Teilnahmewettbewerb überspringen und Verhandlung starten',
      en: 'Skip the call for participation and start the negotiation',
    },
    hint: {
      de: 'Wer teilnimmt, verhandelt.',
      en: 'Whoever takes part negotiates.',
    },
    plan: {
      de: 'Der Teilnahmewettbewerb entfällt; zugleich beginnt die Verhandlung.',
      en: 'There is no call for participation; the negotiation begins with it.',
    },
  },
  6: {
    label: { de: 'Angebotsphase direkt starten', en: 'Start the offer phase directly' },
    hint: {
      de: 'Teilnahmewettbewerb und Verhandlung entfallen.',
      en: 'Call for participation and negotiation are left out.',
    },
    plan: {
      de: 'Teilnahmewettbewerb und Verhandlung entfallen; zugleich beginnt die Angebotsphase.',
      en: 'There is neither call for participation nor negotiation; the offer phase begins with it.',
    },
  },
}
