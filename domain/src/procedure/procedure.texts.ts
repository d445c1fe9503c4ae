import type { Bilingual } from '../texts.ts'
import type { DispatchWay } from './dispatch.contract.ts'
import type { AnswerKind, LotOutcome } from './state.ts'
import { sayExactDeadline } from '../times.ts'

/** How far a lot is. */
export const lotStageTexts: Readonly<Record<number, Bilingual>> = {
  2: { de: 'Veröffentlicht', en: 'Published' },
  3: { de: 'Teilnahmewettbewerb', en: 'Call for participation' },
  4: { de: 'Teilnahmeanträge geöffnet', en: 'Applications opened' },
  5: { de: 'Verhandlung', en: 'Negotiation' },
  6: { de: 'Angebotsphase', en: 'Offer phase' },
  7: { de: 'Angebote geöffnet', en: 'Offers opened' },
}

export const lotOutcomeTexts: Readonly<Record<LotOutcome, Bilingual>> = {
  AWARDED: { de: 'Zuschlag erteilt', en: 'Awarded' },
  NO_AWARD: { de: 'Ohne Zuschlag beendet', en: 'Ended without award' },
  CANCELLED: { de: 'Aufgehoben', en: 'Cancelled' },
}

/** How far a bidder's part in a lot is. */
export const lotOfferStageTexts: Readonly<Record<number, Bilingual>> = {
  0: { de: 'Angemeldet', en: 'Registered' },
  1: { de: 'Teilnahmeantrag eingereicht', en: 'Application submitted' },
  2: { de: 'Teilnahmeantrag in Prüfung', en: 'Application under review' },
  3: { de: 'Zur Verhandlung zugelassen', en: 'Admitted to negotiation' },
  4: { de: 'Zum Angebot aufgefordert', en: 'Invited to offer' },
  5: { de: 'Angebot in Arbeit', en: 'Offer in progress' },
  6: { de: 'Angebot eingereicht', en: 'Offer submitted' },
  7: { de: 'Angebot geöffnet', en: 'Offer opened' },
}

/** Why those of earlier rounds are left behind; they read it as their reason. Rounds without anybody are passed over. */
export const laterRoundReason =
  'Die Vergabestelle hat eine spätere Runde geöffnet und setzt das Verfahren mit ihr fort.'

/** The same for whose offer nobody has read. */
export const unopenedOfferReason = `${laterRoundReason} Ihr Angebot wurde nicht geöffnet und bleibt auf Dauer verschlossen.`

/** What follows either as long as there are further rounds. */
export const applyAgainReason = (finalDeadline: Date | null): string =>
  finalDeadline === null
    ? 'Sie können sich erneut bewerben.'
    : `Bis zur letzten Frist (${sayExactDeadline(finalDeadline)}) können Sie sich erneut bewerben.`

/** How a letter leaves that cannot leave by mail, as what follows "versandt" or "sent". */
export const dispatchTexts: Readonly<Record<DispatchWay, Bilingual>> = {
  POST: { de: 'per Post', en: 'by post' },
  MESSENGER: { de: 'per Boten', en: 'by messenger' },
  FAX: { de: 'per Fax', en: 'by fax' },
  ELECTRONIC: { de: 'auf anderem elektronischen Weg', en: 'by other electronic means' },
}

/** What is said where the winner of an award is named on request alone. */
export const winnerOnRequestText: Bilingual = {
  de: 'Der Name wird auf Antrag mitgeteilt (§ 46 UVgO, § 19 Abs. 2 VOB/A).',
  en: 'The name is told on request (section 46 UVgO, section 19 (2) VOB/A).',
}

export const answerTexts: Readonly<Record<AnswerKind, Bilingual>> = {
  applicationAccepted: { de: 'Zugelassen', en: 'Admitted' },
  applicationDenied: { de: 'Nicht zugelassen', en: 'Not admitted' },
  offerExpected: { de: 'Zum Angebot aufgefordert', en: 'Invited to offer' },
  offerDenied: { de: 'Nicht berücksichtigt', en: 'Not considered' },
  offerAccepted: { de: 'Zuschlag', en: 'Award' },
}

/** The same in a word; who is passed over by an award was not refused before. */
export const answerText = (kind: AnswerKind, isByAward: boolean): Bilingual =>
  isByAward && kind === 'applicationDenied' ? answerTexts.offerDenied : answerTexts[kind]
