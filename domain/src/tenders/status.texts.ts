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

const until = { de: 'bis {moment}', en: 'until {moment}' }

/** How a word goes on that names a moment. */
const rests: Partial<
  Record<StatusWord, { text: Bilingual; moment: (at: Date, language: Language) => string }>
> = {
  announced: { text: { de: 'am {moment}', en: 'on {moment}' }, moment: sayDay },
  competition: { text: until, moment: sayDeadline },
  offers: { text: until, moment: sayDeadline },
  waiting: { text: until, moment: sayDay },
}

/** The whole of it, in both languages: `Angebotsphase bis Fr., 04.12.2026, 10:00 Uhr`. */
export function statusText({ word, at }: Status): Bilingual {
  const rest = rests[word]
  if (at === null || rest === undefined) return statusTexts[word]
  const said = (language: Language) =>
    `${say(statusTexts[word], language)} ${say(rest.text, language, { moment: rest.moment(at, language) })}`
  return { de: said('de'), en: said('en') }
}
