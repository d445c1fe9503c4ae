import { applicationsUntil } from './display.ts'
import { isOfOpenedRound } from './participants.ts'
import { isPublicAt } from './publicity.ts'
import { isOpen } from './stages.ts'
import type { LotCourse, LotOfferCourse, LotOutcome, ProcedureState, TenderCourse } from './state.ts'
import { type Status, type StatusWord } from './status.contract.ts'
import { isContinuous, isRun } from './tender-type.ts'

/** What somebody outside has of her own in a lot: her last part, and from when on her letter says that it can be awarded. */
export type OwnPart = Pick<LotOfferCourse, 'lotId' | 'round' | 'deniedAt'> & { awardableFrom: Date | null }

/** From where somebody looks: as one of the team, or from outside with her own parts and nobody else's. */
export type Look = 'team' | { parts: readonly OwnPart[] }

type Shown = Pick<ProcedureState, 'tender' | 'lots'>

const plain = (word: StatusWord): Status => ({ word, at: null })

/** How a lot ended. */
export const endedWords: Readonly<Record<LotOutcome, StatusWord>> = {
  AWARDED: 'awarded',
  NO_AWARD: 'endedWithoutAward',
  CANCELLED: 'cancelled',
}

/** What can be said without looking at any lot; null where the lots say it. */
function ofTenderAlone(tender: TenderCourse, now: Date): Status | null {
  if (tender.isCancelled) return plain('cancelled')
  if (tender.archived !== null) return plain('archived')
  if (tender.published === null) return plain('draft')
  if (!isPublicAt(tender, now)) return { word: 'announced', at: tender.published }
  if (isRun(tender.type)) return null
  return plain(tender.type === 3 ? 'notice' : 'awardedContract')
}

/** Whoever is not in the round opened last is told nothing of how that one goes. */
function stageFor(tender: TenderCourse, lot: LotCourse, look: Look): number {
  const stage = lot.stage ?? 2
  if (look === 'team' || !isContinuous(tender.type)) return stage
  const part = partIn(look, lot)
  const isIn = part !== undefined && part.deniedAt === null && isOfOpenedRound(tender, lot, part)
  return isIn ? stage : Math.min(stage, 3)
}

const partIn = (look: Look, { id }: LotCourse): OwnPart | undefined =>
  look === 'team' ? undefined : look.parts.find(({ lotId }) => lotId === id)

const runs = (until: Date | null, now: Date): boolean => until === null || now <= until

/** Until when an announced award is waited for: all of the team, and whoever was told by letter, in whatever round. */
function waiting(lot: LotCourse, look: Look, now: Date): Status | null {
  const from = look === 'team' ? lot.award?.awardableFrom : partIn(look, lot)?.awardableFrom
  // It can be awarded from midnight on: the last day of waiting is the one before.
  return from && now < from ? { word: 'waiting', at: new Date(from.getTime() - 1) } : null
}

function ofRunningLot(tender: TenderCourse, lot: LotCourse, look: Look, now: Date): Status {
  const waited = waiting(lot, look, now)
  if (waited) return waited
  const stage = stageFor(tender, lot, look)
  if (stage <= 2) return plain('published')
  if (stage === 3) {
    const until = applicationsUntil(tender, lot, now)
    return runs(until, now) ? { word: 'competition', at: until } : plain('applicationsToOpen')
  }
  if (stage === 4) return plain('applicationsInReview')
  if (stage === 5) return plain('negotiation')
  // Of whoever is not asked for an offer nothing is asked any more, and she is not told until when others offer.
  if (stage === 6 && look !== 'team' && lot.offerDeadline === null) return plain('evaluation')
  if (stage === 6)
    return runs(lot.offerDeadline, now) ? { word: 'offers', at: lot.offerDeadline } : plain('offersToOpen')
  return plain('evaluation')
}

/** What the authority does with what was filed is told outside in one word: none of it shows that something was opened. */
const kept: readonly StatusWord[] = [
  'applicationsToOpen',
  'applicationsInReview',
  'offersToOpen',
  'evaluation',
]

/** How far a lot is, as whoever looks may read it. */
export function lotStatus(tender: TenderCourse, lot: LotCourse, look: Look, now: Date): Status {
  if (lot.outcome !== null) return plain(endedWords[lot.outcome])
  const status = ofTenderAlone(tender, now) ?? ofRunningLot(tender, lot, look, now)
  return look !== 'team' && kept.includes(status.word) ? plain('deadlinePassed') : status
}

/** Of several lots the first that fits speaks for all: where something can be filed, then whatever has come furthest. */
const foremost: readonly StatusWord[] = [
  'offers',
  'competition',
  'offersToOpen',
  'negotiation',
  'applicationsInReview',
  'applicationsToOpen',
  'published',
  'evaluation',
  'waiting',
  'deadlinePassed',
]

/** Her own lots while they go on; without any, all that do. */
function lotsFor(lots: readonly LotCourse[], look: Look): readonly LotCourse[] {
  const open = lots.filter(isOpen)
  const own = open.filter((lot) => {
    const part = partIn(look, lot)
    return part !== undefined && (part.deniedAt === null || part.awardableFrom !== null)
  })
  return own.length > 0 ? own : open
}

const byMoment = (one: Status, other: Status): number =>
  foremost.indexOf(one.word) - foremost.indexOf(other.word) || Number(one.at) - Number(other.at)

function ofEndedLots(lots: readonly LotCourse[]): Status {
  const awarded = lots.filter(({ outcome }) => outcome === 'AWARDED').length
  if (awarded === 0) return plain('endedWithoutAward')
  return plain(awarded === lots.length ? 'awarded' : 'partlyAwarded')
}

/** How far a tender is, all lots taken together, as whoever looks may read it. */
export function tenderStatus({ tender, lots }: Shown, look: Look, now: Date): Status {
  const alone = ofTenderAlone(tender, now)
  if (alone) return alone
  const [first] = lotsFor(lots, look)
    .map((lot) => lotStatus(tender, lot, look, now))
    .toSorted(byMoment)
  return first ?? ofEndedLots(lots)
}
