import type { Submissions } from '@allmende/domain/offers/offers.contract.ts'
import { stampTexts } from '@allmende/domain/procedure/stamp.texts.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayArrival } from '@allmende/domain/times.ts'
import { lotName } from '../../tenders/course/lot-names.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import classes from './submissions.module.css'
import { texts } from './submissions.texts.ts'

type Refusals = Submissions['refused']

/** What was tried and not accepted, with the cause as it was told. */
export function RefusedAttempts({ tender, refused }: { tender: ShownTender; refused: Refusals }) {
  const say = useSay()
  const { language } = useLanguage()
  const isOnly = tender.lots.length === 1
  const nameOf = (id: number) => {
    const lot = tender.lots.find((one) => one.id === id)
    return lot ? lotName(lot) : ''
  }
  const newest = refused.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  return (
    <section aria-label={say(texts.refusedTitle)} className={classes.refusals}>
      <h3>{say(texts.refusedTitle)}</h3>
      <ul>
        {newest.map(({ at, stampedBy, lotId, cause, deadline }) => (
          <li key={`${at.getTime()} ${lotId}`}>
            <time dateTime={at.toISOString()}>{sayArrival(at, language)}</time>
            <span>{isOnly ? say(texts.refused) : say(texts.refusedFor, { lot: nameOf(lotId) })}</span>
            {/* Kept as it was written into the log. */}
            <span lang="de">{cause}</span>
            {deadline && <span className={classes.quiet}>{say(texts.deadlineWas, { deadline })}</span>}
            {stampedBy && <span className={classes.quiet}>{say(stampTexts[stampedBy])}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
