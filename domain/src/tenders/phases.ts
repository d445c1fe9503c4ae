import { isRun } from '../procedure/tender-type.ts'
import { type Bilingual, say } from '../texts.ts'
import { sayDay } from '../times.ts'
import type { Tender } from './tenders.contract.ts'
import { isPublic } from './tenders.policy.ts'
import { tenderTypeTexts } from './tenders.texts.ts'

/** Whoever was sent it without `publicFrom` got it because it is public. */
type Facts = Pick<Tender, 'type' | 'stage' | 'published'> & { publicFrom?: Date | null | undefined }

/** How far a tender is: in a word, and who knows of it by then. */
export type Phase = { label: Bilingual; isDraft: boolean; seenBy: 'team' | 'everyone' }

const texts = {
  draft: { de: 'Entwurf', en: 'Draft' },
  announced: { de: 'Veröffentlichung am {date}', en: 'To be published on {date}' },
  published: { de: 'Veröffentlicht', en: 'Published' },
  competition: { de: 'Teilnahmewettbewerb', en: 'Call for participation' },
  negotiation: { de: 'Verhandlung', en: 'Negotiation' },
  offers: { de: 'Angebotsphase', en: 'Offer phase' },
  closed: { de: 'Abgeschlossen', en: 'Closed' },
  cancelled: { de: 'Aufgehoben', en: 'Cancelled' },
} satisfies Record<string, Bilingual>

const ofStage: Readonly<Record<number, Bilingual>> = {
  3: texts.competition,
  4: texts.competition,
  5: texts.negotiation,
  6: texts.offers,
  7: texts.closed,
}

/** Null and 0 are both read as a draft. */
const hasBegun = (stage: number | null): stage is number => stage !== null && stage > 0

export function phaseOf(tender: Facts, now: Date): Phase {
  const isDraft = !hasBegun(tender.stage)
  const seenBy = !isDraft && isSeenByAll(tender, now) ? 'everyone' : 'team'
  return { label: labelOf(tender, now), isDraft, seenBy }
}

const isSeenByAll = ({ publicFrom }: Pick<Facts, 'publicFrom'>, now: Date): boolean =>
  publicFrom === undefined || isPublic({ publicFrom }, now)

function labelOf({ type, stage, published, publicFrom }: Facts, now: Date): Bilingual {
  if (!hasBegun(stage)) return texts.draft
  if (stage === 8) return texts.cancelled
  if (published !== null && !isSeenByAll({ publicFrom }, now)) return onDay(published)
  // Told, not run: there are no phases to name.
  if (!isRun(type)) return tenderTypeTexts[type]
  return ofStage[stage] ?? texts.published
}

function onDay(day: Date): Bilingual {
  const date = sayDay(day)
  return { de: say(texts.announced, 'de', { date }), en: say(texts.announced, 'en', { date }) }
}
