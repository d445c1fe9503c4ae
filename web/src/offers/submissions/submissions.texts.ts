import type { FilingKind } from '@allmende/domain/procedure/filing.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { FateKind } from './fates.ts'

export const kindTexts: Record<FilingKind, Bilingual> = {
  APPLICATION: { de: 'Teilnahmeantrag eingereicht', en: 'Application submitted' },
  OFFER: { de: 'Angebot eingereicht', en: 'Offer submitted' },
  WITHDRAWAL: { de: 'Zurückgezogen', en: 'Withdrawn' },
}

/** Of all lots of a receipt, and of some. */
export const fateTexts: Record<FateKind, { whole: Bilingual; partly: Bilingual }> = {
  stands: {
    whole: { de: 'gilt', en: 'counts' },
    partly: { de: 'gilt teilweise', en: 'counts in part' },
  },
  replaced: {
    whole: { de: 'ersetzt', en: 'replaced' },
    partly: { de: 'teilweise ersetzt', en: 'partly replaced' },
  },
  withdrawn: {
    whole: { de: 'zurückgezogen', en: 'withdrawn' },
    partly: { de: 'teilweise zurückgezogen', en: 'partly withdrawn' },
  },
  opened: {
    whole: { de: 'geöffnet', en: 'opened' },
    partly: { de: 'teilweise geöffnet', en: 'partly opened' },
  },
}

export const texts = {
  title: { de: 'Einreichungen', en: 'Submissions' },
  none: { de: 'Es ist noch nichts eingereicht.', en: 'Nothing has been submitted yet.' },
  notLoaded: {
    de: 'Die Einreichungen konnten nicht geladen werden.',
    en: 'The submissions could not be loaded.',
  },
  receiptOf: { de: '{kind}: {at}', en: '{kind}: {at}' },
  ofRound: { de: '{what} (Runde {n})', en: '{what} (round {n})' },
  replacedBy: { de: 'durch die Einreichung vom {at}', en: 'by the submission of {at}' },
  refusedTitle: { de: 'Abgelehnte Versuche', en: 'Refused attempts' },
  refused: { de: 'Versuch abgelehnt', en: 'Attempt refused' },
  refusedFor: { de: 'Versuch abgelehnt für {lot}', en: 'Attempt refused for {lot}' },
  deadlineWas: { de: 'Frist: {deadline}', en: 'Deadline: {deadline}' },
  course: { de: 'Verlauf', en: 'History' },
  upload: { de: '{name} hochgeladen in {room}', en: '{name} uploaded to {room}' },
  removal: { de: '{name} entfernt aus {room}', en: '{name} removed from {room}' },
  someRoom: { de: 'einem Datenraum', en: 'a data room' },
  filedFor: { de: '{what} für {lots}', en: '{what} for {lots}' },
  by: { de: 'durch {name}', en: 'by {name}' },
} satisfies Record<string, Bilingual>
