import type {
  CourseStep,
  Lot,
  ShownTender,
  TeamLot,
  TeamTender,
} from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { courseDeadlines } from './course-deadlines.ts'
import { endingTexts, eventTexts, roundTexts, stageTexts, texts } from './timeline.texts.ts'

export type TimelineEntry = {
  at: Date
  text: Bilingual
  values?: Values
  /** Named where it is not about all of them. */
  lots: readonly Pick<Lot, 'identifier' | 'name'>[]
  /** Who did it, for the team, two where it takes two; nobody where nobody did, or it is not told. */
  by: readonly string[]
  /** Why it was done, for the team. */
  reason?: string
  isToCome: boolean
}

/** What the server tells as done is past, whatever the clock here says. */
const whole = (at: Date, text: Bilingual, by: readonly string[] = []): TimelineEntry => ({
  at,
  text,
  lots: [],
  by,
  isToCome: false,
})

/** Of what the server tells only the publication may still be to come. */
const publicationAt = (at: Date, isToCome: boolean, by: readonly string[] = []): TimelineEntry => ({
  ...whole(at, isToCome ? texts.toBePublished : stageTexts[2], by),
  isToCome,
})

const isStage = (stage: number): stage is keyof typeof stageTexts => stage in stageTexts

/** Before everyone knows of it, a stage is only planned. That it became public, and that lots end with it, is told once. */
function wordsOf({ stage, outcome, event, at }: CourseStep, publicFrom: Date | null): Bilingual | null {
  if (event !== null) return eventTexts[event]
  if (outcome !== null) return outcome === 'CANCELLED' ? null : endingTexts[outcome]
  if (stage === null) return texts.takenBack
  if (stage < 8 && (publicFrom === null || at < publicFrom)) return texts.planned
  return stage !== 2 && isStage(stage) ? stageTexts[stage] : null
}

/** The log of the course knows who came second; the opening itself knows both, and its round. */
const openingOf = (
  { lotId, stage, at }: CourseStep,
  lots: TeamTender['lots'],
): TeamLot['openings'][number] | undefined =>
  lots
    .find(({ id }) => id === lotId)
    ?.openings.find((opening) => opening.target === stage && opening.at.getTime() === at.getTime())

/** Steps of several lots at one instant are one. */
function stepsOf({ history, lots, publicFrom }: TeamTender): TimelineEntry[] {
  const found = new Map<string, TimelineEntry & { ids: Set<number> }>()
  for (const step of history) {
    const words = wordsOf(step, publicFrom)
    if (!words) continue
    const opening = openingOf(step, lots)
    const round = opening?.round ?? null
    const text = round === null ? words : (roundTexts[opening?.target ?? 0] ?? words)
    const by = opening?.by ?? [step.by]
    const key = [step.at.getTime(), text.de, round, ...by].join(' ')
    const entry = {
      ...whole(step.at, text, by),
      ...(round !== null && { values: { round } }),
      ...(step.reason && { reason: step.reason }),
    }
    const known = found.get(key) ?? { ...entry, ids: new Set() }
    if (step.lotId !== null) known.ids.add(step.lotId)
    found.set(key, known)
  }
  return [...found.values()].map(({ ids, ...told }) => ({
    ...told,
    lots: ids.size < lots.length ? lots.filter(({ id }) => ids.has(id)) : [],
  }))
}

/** What everyone may know: since when it is public, and when it was put aside. */
function publicSteps(tender: ShownTender, now: Date): TimelineEntry[] {
  const { published, archived, stage, cancelReason: reason } = tender
  return [
    ...(published === null ? [] : [publicationAt(published, published > now)]),
    ...(archived === null
      ? []
      : [{ ...whole(archived, stage === 8 ? stageTexts[8] : stageTexts[9]), ...(reason && { reason }) }]),
  ]
}

/** An award that is announced, and until when it is waited for; once it is made, its own step tells it. */
function awardSteps({ lots, history }: TeamTender, now: Date): TimelineEntry[] {
  return lots.flatMap((lot) => {
    if (lot.award === null || lot.outcome !== null) return []
    const { sentAt, awardableFrom } = lot.award
    const named = lots.length > 1 ? [lot] : []
    // Those announced before the history told of it.
    const isTold = history.some(
      ({ event, at }) => event === 'AWARD_ANNOUNCED' && at.getTime() === sentAt.getTime(),
    )
    const sent = isTold ? [] : [{ ...whole(sentAt, eventTexts.AWARD_ANNOUNCED), lots: named }]
    // Where nobody had to be told there is no waiting.
    if (awardableFrom === null || awardableFrom <= sentAt) return sent
    const isToCome = awardableFrom > now
    const text = isToCome ? texts.waitToCome : texts.waitOver
    return [...sent, { ...whole(awardableFrom, text), lots: named, isToCome }]
  })
}

/** What the team is told of it besides, and not twice. */
function insideSteps(tender: TeamTender, now: Date): TimelineEntry[] {
  const { created, heardAt, published, publicFrom, archived, history } = tender
  const steps = stepsOf(tender)
  // What was cancelled before it was public never will be.
  const isNever = publicFrom === null && archived !== null
  const publisher = history.find(({ at }) => at.getTime() === published?.getTime())?.by
  // A step at the publication or after it tells that it has happened.
  const isToCome = (moment: Date) => moment > now && !history.some(({ at }) => at >= moment)
  const hasEnding = history.some(({ stage }) => stage !== null && stage >= 8)
  return [
    whole(created, texts.created),
    ...(heardAt === null ? [] : [whole(heardAt, texts.heard)]),
    ...(published === null || isNever
      ? []
      : [publicationAt(published, isToCome(published), publisher === undefined ? [] : [publisher])]),
    ...steps,
    ...awardSteps(tender, now),
    ...(hasEnding ? [] : publicSteps({ ...tender, published: null }, now)),
  ]
}

/** Everything in the course of a tender that this viewer was told, and the deadlines, the oldest first. */
export function timelineOf(tender: ShownTender, now: Date): TimelineEntry[] {
  const steps = isSeenInside(tender) ? insideSteps(tender, now) : publicSteps(tender, now)
  return [...steps, ...courseDeadlines(tender, now)].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )
}

/** When the next of these entries ceases to be to come; null where none is. */
export const nextMoment = (entries: readonly TimelineEntry[]): Date | null =>
  entries.find(({ isToCome }) => isToCome)?.at ?? null
