import type { ReasonTexts } from '../verdict.ts'

/** Why values are not taken or not checked. */
export const noticeReasons = {
  valuesDoNotFit: {
    type: 'ValidationException',
    de: 'Einige Angaben passen nicht zum Formular.',
    en: 'Some entries do not fit the form.',
  },
  sdkVersionGone: {
    type: 'UnavailableException',
    de: 'Gebraucht wird die Fassung {version} des EU-Standards (eForms SDK), die auf diesem Server nicht mehr vorhanden ist. Es ist nichts verloren: Sobald der Betreiber sie wieder bereitstellt, ist alles wie zuvor.',
    en: 'Version {version} of the EU standard (eForms SDK) is needed, which is no longer on this server. Nothing is lost: as soon as the operator provides it again, everything is as before.',
  },
  officialCheckBusy: {
    type: 'UnavailableException',
    de: 'Es werden gerade zu viele Bekanntmachungen geprüft. Bitte versuchen Sie es in einer Minute erneut.',
    en: 'Too many notices are being checked at present. Please try again in a minute.',
  },
  officialCheckTooSlow: {
    type: 'UnavailableException',
    de: 'Die amtliche Prüfung hat länger als eine Minute gedauert und wurde abgebrochen. Das Veröffentlichungsportal prüft selbst noch einmal.',
    en: 'The official check took longer than a minute and was stopped. The publication portal checks once more itself.',
  },
  officialCheckFailed: {
    type: 'UnavailableException',
    de: 'Die amtliche Prüfung ist abgebrochen. Bitte versuchen Sie es erneut.',
    en: 'The official check broke off. Please try again.',
  },
} as const satisfies ReasonTexts
