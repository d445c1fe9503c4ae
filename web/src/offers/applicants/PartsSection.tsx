import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayArrival } from '@allmende/domain/times.ts'
import { lotName } from '../../tenders/course/lot-names.ts'
import { PartState } from '../../tenders/participants/PartState.tsx'
import { partState, sealOf } from '../../tenders/participants/participants.ts'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { Letters } from '../parts/Letters.tsx'
import { Unconfirmed } from '../changes/Unconfirmed.tsx'
import type { Part } from './applicants.ts'
import classes from './applicants.module.css'
import { texts } from './applicants.texts.ts'
import { courseOf } from './part-course.ts'

export const partsAnchor = 'stand'

type PartsSectionProps = { tender: TeamTender; parts: readonly Part[] }

/** How far the company is, lot by lot, and how it came there. */
export function PartsSection({ tender, parts }: PartsSectionProps) {
  const say = useSay()
  const hasLots = tender.lots.length > 1
  return (
    <FormSection anchor={partsAnchor} title={say(hasLots ? texts.courseOfLots : texts.course)}>
      <ul className={classes.parts}>
        {parts.map(({ lot, part }) => (
          <li key={`${lot.id} ${part.round ?? ''}`}>
            <div className={classes.partHead}>
              {(hasLots || part.round !== null) && (
                <h3>
                  {[hasLots && lotName(lot), part.round !== null && say(texts.round, { round: part.round })]
                    .filter(Boolean)
                    .join(', ')}
                </h3>
              )}
              {/* Why stands below, beside its moment. */}
              <PartState
                state={partState(tender, lot, part)}
                seal={sealOf(lot, part)}
                part={{ answer: part.answer && { ...part.answer, reason: null }, reason: null }}
              />
            </div>
            <Unconfirmed part={part} />
            <PartCourse lot={lot} part={part} />
            <Letters letters={part.letters} lot={hasLots ? lotName(lot) : null} />
          </li>
        ))}
      </ul>
    </FormSection>
  )
}

function PartCourse({ lot, part }: Part) {
  const say = useSay()
  const { language } = useLanguage()
  const entries = courseOf(lot, part)
  if (entries.length === 0) return <p className={classes.quiet}>{say(texts.nothingYet)}</p>
  return (
    <ol className={classes.course}>
      {entries.map(({ at, text, reason }) => (
        <li key={`${at.getTime()} ${text.de}`}>
          <time dateTime={at.toISOString()}>{sayArrival(at, language)}</time>
          <div>
            {say(text)}
            {reason && <p className={classes.reason}>{reason}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
