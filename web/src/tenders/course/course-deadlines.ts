import { currentRound, roundDeadline, type RoundsOfLot } from '@allmende/domain/procedure/rounds.ts'
import { isContinuous, isRun } from '@allmende/domain/procedure/tender-type.ts'
import type { PublicLot, ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { labelsOf } from '@allmende/domain/tenders/tenders.texts.ts'
import { type Bilingual, say } from '@allmende/domain/texts.ts'
import { texts } from './timeline.texts.ts'
import { isVoid } from './void-deadline.ts'

type TimedLot = Pick<
  PublicLot,
  'id' | 'identifier' | 'name' | 'outcome' | 'offerDeadline' | keyof RoundsOfLot
>

type CourseDeadline = {
  at: Date
  text: Bilingual
  lots: readonly TimedLot[]
  by: readonly []
  isToCome: boolean
}

/** A deadline in words, before it and after. */
type Words = { toCome: Bilingual; over: Bilingual }

const named = (name: Bilingual): Words => ({
  toCome: withName(texts.deadlineToCome, name),
  over: withName(texts.deadlineOver, name),
})
const withName = (text: Bilingual, name: Bilingual): Bilingual => ({
  de: say(text, 'de', { name: name.de }),
  en: say(text, 'en', { name: name.en }),
})
const roundEnd = (n: number): Words => ({
  toCome: withNumber(texts.roundToCome, n),
  over: withNumber(texts.roundOver, n),
})
const withNumber = (text: Bilingual, n: number): Bilingual => ({
  de: say(text, 'de', { n }),
  en: say(text, 'en', { n }),
})

/** How many rounds have begun, be they over or not. */
const begunRounds = (tender: ShownTender, lot: TimedLot, now: Date): number =>
  lot.applicationDeadline === null ? 0 : (currentRound(tender, lot, now) ?? 0)

/** The deadlines of a procedure, past and to come; lots that share one have one entry. */
export function courseDeadlines(tender: ShownTender, now: Date): CourseDeadline[] {
  const { type, skippedPhases, finalDeadline, archived } = tender
  if (!isRun(type)) return []
  const labels = labelsOf(type)
  const continuous = isContinuous(type)
  const lots: readonly TimedLot[] = tender.lots
  const found: CourseDeadline[] = []
  const add = (words: Words, deadlineOf: (lot: TimedLot) => Date | null) => {
    const times = new Map<number, TimedLot[]>()
    for (const lot of lots) {
      const at = deadlineOf(lot)
      if (at && !isVoid({ archived, outcome: lot.outcome }, at, now))
        times.set(at.getTime(), [...(times.get(at.getTime()) ?? []), lot])
    }
    for (const [time, due] of times) {
      const at = new Date(time)
      const isToCome = at > now
      const text = isToCome ? words.toCome : words.over
      found.push({ at, text, lots: due.length < lots.length ? due : [], by: [], isToCome })
    }
  }
  // Nobody applies where offers are asked for at once.
  if (!skippedPhases.includes(5))
    add(continuous ? roundEnd(1) : named(labels.applicationDeadline), (lot) => lot.applicationDeadline)
  if (continuous) {
    const begun = new Map(lots.map((lot) => [lot.id, begunRounds(tender, lot, now)]))
    for (let round = 2; round <= Math.max(...begun.values()); round += 1)
      add(roundEnd(round), (lot) =>
        round <= (begun.get(lot.id) ?? 0) ? roundDeadline(tender, lot, round) : null,
      )
    if (finalDeadline) add(named(labels.finalDeadline), () => finalDeadline)
    const finalOffers = tender.offerDeadline
    if (finalOffers) add(named(labels.offerDeadline), () => finalOffers)
  } else add(named(labels.offerDeadline), (lot) => lot.offerDeadline)
  return found
}
