import { preferredDay } from '@allmende/domain/tenders/notice/preferred-day.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayDay, sayDeadline } from '@allmende/domain/times.ts'
import { useId } from 'react'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { lotNames } from '../course/lot-names.ts'
import classes from './publishing.module.css'
import { dropsPhases, type Publication, startsOf } from './publication.ts'
import { startTexts, texts, thingOf } from './publishing.texts.ts'

/** A notice writes a day with its zone: `2026-12-04+01:00`. */
const dayIn = (text: string): string => sayDay(new Date(`${text.slice(0, 10)}T12:00:00Z`))

type PlanProps = { tender: TeamTender; publication: Publication; published: Date; now: Date }

/** What will happen and when, in words, and what cannot be taken back. */
export function PublicationPlan({ tender, publication, published, now }: PlanProps) {
  const say = useSay()
  const { language } = useLanguage()
  const headingId = useId()
  const { when, isMarked, start, lotIds } = publication
  const moment = sayDeadline(published, language)
  const thing = say(thingOf(tender.type))
  const starting = say(startTexts[start].plan)
  const chosen = tender.lots.filter(({ id }) => lotIds.includes(id))
  const isForSome = start !== 2 && chosen.length < tender.lots.length
  const sentences = [
    isMarked
      ? say(texts.planPortal, { thing, moment })
      : say(when === 'soonest' ? texts.planNow : texts.planAt, { thing, moment }),
    isMarked && say(texts.preferredDay, { day: dayIn(preferredDay(published, now)) }),
    startsOf(tender.type).length > 1 &&
      (isForSome ? say(texts.planLots, { sentence: starting, lots: lotNames(chosen) }) : starting),
    isForSome && say(texts.lotsLater),
    tender.type === 2 && say(texts.planInterest),
    start === 6 &&
      tender.lots.some(({ applicationDeadline }) => applicationDeadline !== null) &&
      say(texts.planNoApplications),
    dropsPhases(tender.type, start) && say(texts.planPhases),
    say(isMarked ? texts.planPortalBack : when === 'soonest' ? texts.planFinal : texts.planUntilThen, {
      thing,
    }),
  ].filter((sentence) => sentence !== false)
  return (
    <section className={classes.plan} aria-labelledby={headingId}>
      <h3 id={headingId}>{say(texts.plan)}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
