import type { Status, StatusWord } from '../procedure/status.contract.ts'
import { type Bilingual, type Language, say } from '../texts.ts'
import { sayDay, sayDeadline } from '../times.ts'
import { tenderTypeTexts } from './tenders.texts.ts'

/** What people read of where a tender stands, wherever they read it. */
export const statusTexts: Readonly<Record<StatusWord, Bilingual>> = {
  draft: { de: 'Entwurf', en: 'Draft' },
  announced: { de: 'Veröffentlichung', en: 'To be published' },
  published: { de: 'Veröffentlicht', en: 'Published' },
  notice: tenderTypeTexts[3],
  awardedContract: tenderTypeTexts[4],
  competition: { de: 'Teilnahmewettbewerb', en: 'Call for participation' },
  applicationsToOpen: { de: 'Anträge zu öffnen', en: 'Applications to be opened' },
  applicationsInReview: { de: 'Anträge in Prüfung', en: 'Applications under review' },
  negotiation: { de: 'Verhandlung', en: 'Negotiation' },
  offers: { de: 'Angebotsphase', en: 'Offer phase' },
  offersToOpen: { de: 'Angebote zu öffnen', en: 'Offers to be opened' },
  evaluation: { de: 'In Wertung', en: 'Under evaluation' },
  waiting: { de: 'Wartefrist', en: 'Waiting period' },
  deadlinePassed: {
    de: 'Frist abgelaufen, wird ausgewertet',
    en: 'Deadline passed, being evaluated',
  },
  partlyAwarded: { de: 'Teilweise vergeben', en: 'Partly awarded' },
  awarded: { de: 'Vergeben', en: 'Awarded' },
  endedWithoutAward: { de: 'Ohne Zuschlag beendet', en: 'Ended without award' },
  cancelled: { de: 'Aufgehoben', en: 'Cancelled' },
  archived: { de: 'Archiviert', en: 'Archived' },
}

type Dated = { text: Bilingual; sayMoment: (at: Date, language: Language) => string }

/** How those read that name a moment. */
export const datedTexts: Partial<Record<StatusWord, Dated>> = {
  announced: {
    text: { de: 'Veröffentlichung am {moment}', en: 'To be published on {moment}' },
    sayMoment: sayDay,
  },
  competition: {
    text: { de: 'Teilnahmewettbewerb bis {moment}', en: 'Call for participation until {moment}' },
    sayMoment: sayDeadline,
  },
  offers: {
    text: { de: 'Angebotsphase bis {moment}', en: 'Offer phase until {moment}' },
    sayMoment: sayDeadline,
  },
  waiting: {
    text: { de: 'Wartefrist bis {moment}', en: 'Waiting period until {moment}' },
    sayMoment: sayDay,
  },
}

/** The whole of it, in both languages: `Angebotsphase bis Fr., 04.12.2026, 10:00 Uhr`. */
export function statusText({ word, at }: Status): Bilingual {
  const dated = datedTexts[word]
  if (at === null || dated === undefined) return statusTexts[word]
  const { text, sayMoment } = dated
  return {
    de: say(text, 'de', { moment: sayMoment(at, 'de') }),
    en: say(text, 'en', { moment: sayMoment(at, 'en') }),
  }
}
