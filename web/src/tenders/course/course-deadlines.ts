import { isContinuous, isRun } from '@allmende/domain/procedure/tender-type.ts'
import type { PublicLot, ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { labelsOf } from '@allmende/domain/tenders/tenders.texts.ts'
import { type Bilingual, say } from '@allmende/domain/texts.ts'
import { currentRound } from './current-round.ts'
import { texts } from './timeline.texts.ts'

type TimedLot = Pick<
  PublicLot,
  'id' | 'identifier' | 'name' | 'outcome' | 'applicationDeadline' | 'offerDeadline'
>

type CourseDeadline = { at: Date; text: Bilingual; lots: readonly TimedLot[]; by: null }

const named = (name: Bilingual): Bilingual => ({
  de: say(texts.deadline, 'de', { name: name.de }),
  en: say(texts.deadline, 'en', { name: name.en }),
})
const roundEnd = (n: number): Bilingual => ({
  de: say(texts.round, 'de', { n }),
  en: say(texts.round, 'en', { n }),
})

/** The deadlines of a procedure, past and to come; lots that share one have one entry. */
export function courseDeadlines(tender: ShownTender, now: Date): CourseDeadline[] {
  const { type, skippedPhases, finalDeadline, archived } = tender
  if (!isRun(type)) return []
  const labels = labelsOf(type)
  const continuous = isContinuous(type)
  const lots: readonly TimedLot[] = tender.lots
  // What ends before its deadline makes it void.
  const isVoid = ({ outcome }: TimedLot, at: Date) =>
    archived === null ? at > now && outcome !== null : at > archived
  const found: CourseDeadline[] = []
  const add = (text: Bilingual, deadlineOf: (lot: TimedLot) => Date | null) => {
    const times = new Map<number, TimedLot[]>()
    for (const lot of lots) {
      const at = deadlineOf(lot)
      if (at && !isVoid(lot, at)) times.set(at.getTime(), [...(times.get(at.getTime()) ?? []), lot])
    }
    for (const [time, due] of times)
      found.push({ at: new Date(time), text, lots: due.length < lots.length ? due : [], by: null })
  }
  // Nobody applies where offers are asked for at once.
  if (!skippedPhases.includes(5))
    add(continuous ? roundEnd(1) : named(labels.applicationDeadline), (lot) => lot.applicationDeadline)
  if (continuous) {
    const running = lots.flatMap((lot) => currentRound(tender, lot, now) ?? [])
    for (const round of new Set(running.map((each) => each.round)))
      if (round > 1)
        add(roundEnd(round), (lot) => {
          const current = currentRound(tender, lot, now)
          return current?.round === round ? current.deadline : null
        })
    if (finalDeadline) add(named(labels.finalDeadline), () => finalDeadline)
    const finalOffers = tender.offerDeadline
    if (finalOffers) add(named(labels.offerDeadline), () => finalOffers)
  } else add(named(labels.offerDeadline), (lot) => lot.offerDeadline)
  return found
}
