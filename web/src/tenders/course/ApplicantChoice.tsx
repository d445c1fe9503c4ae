import { sayDeadline } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { RadioField } from '../../ui/form/RadioField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { plain } from '../../ui/matching.ts'
import { applicantPath } from '../tender-paths.ts'
import classes from './ApplicantChoice.module.css'
import { texts } from './applicant-choice.texts.ts'
import { type Applicant, type Decisions, filedMoments, reasonsFilled, unexplained } from './applicants.ts'
import { texts as courseTexts } from './course.texts.ts'
import { lotNames } from './lot-names.ts'
import { longestReason } from './reasons.ts'

/** From so many on one searches rather than looks; so many are shown at first. */
const [many, portion] = [10, 50]

type Refusals = {
  areRequired: boolean
  reasons: Readonly<Record<number, string>>
  onReasons: (reasons: Readonly<Record<number, string>>) => void
  faultAt: (path: string) => string | undefined
}

type ApplicantChoiceProps = {
  tenderId: number
  applicants: readonly Applicant[]
  decisions: Decisions
  onDecide: (decisions: Decisions) => void
  words: {
    yes: string
    no: string
    all: string
    none: string
    /** For those nothing is decided about yet. */
    rest: string
    /** How it stands: so many are in, so many out, so many open. */
    tally: (yes: number, no: number, open: number) => string
  }
  /** Lots are named where there are several. */
  namesLots: boolean
  /** Whether a "no" is explained; left out where it is none for good. */
  refusals?: Refusals
}

/** Company by company: whether it goes on, and if not, why. */
export function ApplicantChoice(props: ApplicantChoiceProps) {
  const { tenderId, applicants, decisions, onDecide, words, namesLots, refusals } = props
  const say = useSay()
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(portion)
  const wanted = plain(search.trim())
  const found = applicants.filter(({ organizationName }) => plain(organizationName).includes(wanted))
  const shown = found.slice(0, limit)
  const count = (answer: 'yes' | 'no' | undefined) =>
    applicants.filter(({ offerId }) => decisions[offerId] === answer).length
  const open = count(undefined)
  const decideAll = (answer: 'yes' | 'no', isMeant: (applicant: Applicant) => boolean = () => true) =>
    onDecide({
      ...decisions,
      ...Object.fromEntries(applicants.filter(isMeant).map(({ offerId }) => [offerId, answer])),
    })
  if (applicants.length === 0) return null
  return (
    <div className={classes.choice}>
      {applicants.length > many && (
        <TextField label={say(texts.search)} type="search" value={search} onChange={setSearch} />
      )}
      {applicants.length > 1 && (
        <div className={classes.together}>
          <Button variant="default" size="sm" onClick={() => decideAll('yes')}>
            {words.all}
          </Button>
          {open > 0 ? (
            <Button
              variant="default"
              size="sm"
              onClick={() => decideAll('no', ({ offerId }) => decisions[offerId] === undefined)}
            >
              {words.rest}
            </Button>
          ) : (
            <Button variant="default" size="sm" onClick={() => decideAll('no')}>
              {words.none}
            </Button>
          )}
          <output>{words.tally(count('yes'), count('no'), open)}</output>
        </div>
      )}
      <ul className={classes.applicants}>
        {shown.map((applicant) => {
          const { offerId, organizationId, organizationName: name } = applicant
          return (
            <li key={offerId}>
              <RadioField
                label={name}
                hint={<About applicant={applicant} namesLots={namesLots} />}
                name={`decision-${offerId}`}
                inline
                options={[
                  { value: 'yes', label: words.yes },
                  { value: 'no', label: words.no },
                ]}
                value={decisions[offerId] ?? null}
                onChange={(answer) => answer && onDecide({ ...decisions, [offerId]: answer })}
              />
              <a
                href={applicantPath(tenderId, organizationId)}
                target="_blank"
                rel="noreferrer"
                aria-label={say(texts.openOf, { name })}
                className={classes.open}
              >
                {say(texts.open)}
              </a>
              {refusals && decisions[offerId] === 'no' && (
                <Explanation
                  applicant={applicant}
                  refusals={refusals}
                  refused={applicants.filter((other) => decisions[other.offerId] === 'no')}
                />
              )}
            </li>
          )
        })}
      </ul>
      {found.length === 0 && <p>{say(texts.notFound)}</p>}
      {found.length > limit && (
        <Button variant="subtle" size="sm" onClick={() => setLimit(limit + portion)}>
          {say(texts.more, { n: found.length - limit })}
        </Button>
      )}
    </div>
  )
}

/** For which lots it applied, and when. */
function About({ applicant, namesLots }: { applicant: Applicant; namesLots: boolean }) {
  const say = useSay()
  const { language } = useLanguage()
  const moments = filedMoments(applicant)
  const [only, ...further] = moments
  const filed =
    further.length === 0
      ? only && [say(courseTexts.filedAt, { moment: sayDeadline(only.at, language) })]
      : moments.map(({ lots, at }) =>
          say(texts.filedIn, { lot: lotNames(lots), moment: sayDeadline(at, language) }),
        )
  const named = namesLots && further.length === 0 ? [lotNames(applicant.lots)] : []
  return [...named, ...(filed ?? [])].join(' · ')
}

type ExplanationProps = { applicant: Applicant; refusals: Refusals; refused: readonly Applicant[] }

function Explanation({
  applicant: { offerId, organizationName: name },
  refusals,
  refused,
}: ExplanationProps) {
  const say = useSay()
  const { areRequired, reasons, onReasons, faultAt } = refusals
  const reason = reasons[offerId] ?? ''
  const others = reason.trim() === '' ? 0 : unexplained(refused, reasons).length
  return (
    <>
      <TextAreaField
        label={say(courseTexts.reasonFor, { name })}
        hint={say(courseTexts.reasonForHint)}
        required={areRequired}
        rows={3}
        maxLength={longestReason}
        error={faultAt(`4.reasons.${offerId}`)}
        value={reason}
        onChange={(text) => onReasons({ ...reasons, [offerId]: text })}
      />
      {others > 0 && (
        <Button
          variant="default"
          size="sm"
          className={classes.all}
          onClick={() => onReasons(reasonsFilled(refused, reasons, reason))}
        >
          {say(texts.forOthers, { n: others })}
        </Button>
      )}
    </>
  )
}
