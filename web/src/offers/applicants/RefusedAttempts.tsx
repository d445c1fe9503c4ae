import type { Submissions } from '@allmende/domain/offers/offers.contract.ts'
import { stampLabel, stampTexts } from '@allmende/domain/procedure/stamp.texts.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayArrival, sayExactDeadline } from '@allmende/domain/times.ts'
import { useId } from 'react'
import { lotNames } from '../../tenders/course/lot-names.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import classes from './applicants.module.css'
import { texts } from './applicants.texts.ts'

type RefusedAttemptsProps = { tender: TeamTender } & Pick<Submissions, 'refused'>

/** What the company tried in vain, the newest first; both sides see the same. */
export function RefusedAttempts({ tender, refused }: RefusedAttemptsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const titleId = useId()
  const hasLots = tender.lots.length > 1
  return (
    <section className={classes.refused} aria-labelledby={titleId}>
      <h3 id={titleId}>{say(texts.refused)}</h3>
      <p className={classes.quiet}>{say(texts.refusedHint)}</p>
      <table className={classes.files}>
        <thead>
          <tr>
            <th scope="col">{say(texts.attemptAt)}</th>
            {hasLots && <th scope="col">{say(texts.lot)}</th>}
            <th scope="col">{say(texts.cause)}</th>
            <th scope="col">{say(texts.deadline)}</th>
            <th scope="col">{say(stampLabel)}</th>
          </tr>
        </thead>
        <tbody>
          {refused.toReversed().map(({ at, stampedBy, lotId, cause, deadline }) => (
            <tr key={`${at.getTime()} ${lotId}`}>
              <th scope="row">{sayArrival(at, language)}</th>
              {hasLots && (
                <td data-label={say(texts.lot)}>{lotNames(tender.lots.filter(({ id }) => id === lotId))}</td>
              )}
              <td data-label={say(texts.cause)}>
                {/* It was said to the company, in the words of then. */}
                <q lang="de">{cause}</q>
              </td>
              <td data-label={say(texts.deadline)}>
                {deadline ? sayExactDeadline(deadline, language) : '–'}
              </td>
              <td data-label={say(stampLabel)}>{stampedBy ? say(stampTexts[stampedBy]) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
