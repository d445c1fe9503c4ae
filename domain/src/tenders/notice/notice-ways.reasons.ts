import type { ReasonTexts } from '../../verdict.ts'

/** Why a notice is not read, published or stopped. */
export const noticeWayReasons = {
  noticeReadingBusy: {
    type: 'UnavailableException',
    de: 'Es werden gerade zu viele Bekanntmachungen übernommen. Bitte versuchen Sie es in einer Minute erneut.',
    en: 'Too many notices are being imported at present. Please try again in a minute.',
  },
  noticeUnreadable: {
    type: 'ValidationException',
    de: 'Die Bekanntmachung kann nicht übernommen werden. {why}',
    en: 'The notice cannot be imported. {why}',
  },
  noticeTooLarge: {
    type: 'ValidationException',
    de: 'Die Bekanntmachung kann nicht übernommen werden: Sie ist größer, als dieses System verarbeitet.',
    en: 'The notice cannot be imported: it is larger than this system can handle.',
  },
  noticeMisfits: {
    type: 'ValidationException',
    de: 'Die Bekanntmachung kann nicht übernommen werden: Zu viele ihrer Angaben passen nicht zum Standard.',
    en: 'The notice cannot be imported: too many of its entries do not fit the standard.',
  },
  noticeAtPortal: {
    type: 'StageException',
    de: 'Die Bekanntmachung liegt bei SIMAP. Solange sie dort nicht gestoppt oder zurückgewiesen ist, lässt sich der Entwurf nicht ändern.',
    en: 'The notice is at SIMAP. Until it is stopped or rejected there, the draft cannot be changed.',
  },
  notANotice: {
    type: 'StageException',
    de: 'Als XML gibt es nur Bekanntmachungen, deren Formular auf dem EU-Standard beruht.',
    en: 'Only notices whose form is based on the EU standard exist as XML.',
  },
  noNoticeOfStandard: {
    type: 'StageException',
    de: 'Bei SIMAP können nur Bekanntmachungen veröffentlicht werden, deren Formular auf dem EU-Standard beruht.',
    en: 'Only notices whose form is based on the EU standard can be published at SIMAP.',
  },
  noticeNotAwaited: {
    type: 'StageException',
    de: 'An SIMAP geht die Bekanntmachung einer Ausschreibung, die dafür veröffentlicht wurde und hier noch nicht öffentlich ist. Bitte veröffentlichen Sie sie zuerst und wählen Sie dabei SIMAP aus.',
    en: 'SIMAP is sent the notice of a tender that was published for it and is not public here yet. Please publish it first and choose SIMAP there.',
  },
  tenderIsPublished: {
    type: 'StageException',
    de: 'Die Ausschreibung ist veröffentlicht oder dafür vorgesehen. Bearbeiten lässt sich nur ein Entwurf; solange sie noch nicht öffentlich ist, können Sie die Veröffentlichung zurücknehmen.',
    en: 'The tender is published or about to be. Only a draft can be edited; as long as it is not public you can take the publication back.',
  },
  portalMissing: {
    type: 'UnavailableException',
    de: 'Auf dieser Plattform ist keine Verbindung zu SIMAP eingerichtet. Sie können die Bekanntmachung als XML herunterladen und selbst einreichen.',
    en: 'No connection to SIMAP is set up on this platform. You can download the notice as XML and submit it yourself.',
  },
  publicAddressMissing: {
    type: 'UnavailableException',
    de: 'Die Bekanntmachung nennt die Adresse, unter der die Unterlagen zu finden sind. Der Betreiber hat der Plattform aber noch keine öffentliche Adresse gegeben. Bitte wenden Sie sich an Ihre Administration.',
    en: 'The notice names the address at which the documents are found. The operator has not given the platform a public address yet. Please ask your administrators.',
  },
  noticeIncomplete: {
    type: 'StageException',
    de: 'Achtung: Nicht alle erforderlichen Felder wurden ausgefüllt. Die Veröffentlichung bei SIMAP ist nur möglich, wenn alle erforderlichen Felder ausgefüllt sind.',
    en: 'Attention: not all required fields are filled in. Publication at SIMAP is only possible once all required fields are filled in.',
  },
  noticeUnderway: {
    type: 'StageException',
    de: 'Die Bekanntmachung ist schon auf dem Weg zu SIMAP oder liegt dort.',
    en: 'The notice is already on its way to SIMAP or lies there.',
  },
  noticeIsPublished: {
    type: 'StageException',
    de: 'Die Bekanntmachung ist bei SIMAP schon veröffentlicht.',
    en: 'The notice is already published at SIMAP.',
  },
  noVersionLeft: {
    type: 'StageException',
    de: 'Eine Bekanntmachung kann höchstens 99 Versionen haben.',
    en: 'A notice can have at most 99 versions.',
  },
  noticeNotBack: {
    type: 'StageException',
    de: 'Überarbeiten lässt sich nur eine Bekanntmachung, die SIMAP zurückgewiesen hat oder die gestoppt wurde.',
    en: 'Only a notice that SIMAP has rejected or that was stopped can be revised.',
  },
  noticeOfDraft: {
    type: 'StageException',
    de: 'Die Bekanntmachung eines Entwurfs wird im Entwurf selbst überarbeitet.',
    en: 'The notice of a draft is revised in the draft itself.',
  },
  noticeOvertaken: {
    type: 'StageException',
    de: 'Diese Bekanntmachung hat sich erledigt: Die Aufhebung der Ausschreibung ist seither übermittelt worden.',
    en: 'This notice is no longer needed: the cancellation of the tender has been sent since.',
  },
  noticeBeingSent: {
    type: 'StageException',
    de: 'Die Bekanntmachung wird gerade übermittelt. Sobald feststeht, ob sie angekommen ist, kann sie gestoppt werden.',
    en: 'The notice is just being sent. Once it is known whether it has arrived, it can be stopped.',
  },
  noticeNotStoppable: {
    type: 'StageException',
    de: 'Hier gibt es nichts zu stoppen: Eine Bekanntmachung kann nur gestoppt werden, solange sie wartet oder eingereicht ist.',
    en: 'There is nothing to stop: a notice can only be stopped while it is waiting or submitted.',
  },
  noticeNotThereYet: {
    type: 'StageException',
    de: 'SIMAP führt die Bekanntmachung noch nicht. Bitte versuchen Sie in einigen Minuten erneut, sie zu stoppen.',
    en: 'SIMAP does not list the notice yet. Please try again to stop it in a few minutes.',
  },
  tooLateToStop: {
    type: 'StageException',
    de: 'SIMAP bereitet die Veröffentlichung schon vor. Sie kann nicht mehr gestoppt werden.',
    en: 'SIMAP is already preparing the publication. It can no longer be stopped.',
  },
  portalUnavailable: {
    type: 'UnavailableException',
    de: 'SIMAP antwortet zurzeit nicht wie erwartet. Bitte versuchen Sie es in einigen Minuten erneut.',
    en: 'SIMAP does not answer as expected at present. Please try again in a few minutes.',
  },
} as const satisfies ReasonTexts
