import { sayDeadline } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { RadioField } from '../../ui/form/RadioField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import classes from './ApplicantChoice.module.css'
import type { Applicant, Decisions } from './applicants.ts'
import { texts } from './course.texts.ts'
import { lotNames } from './lot-names.ts'
import { longestReason } from './reasons.ts'

type ApplicantChoiceProps = {
  applicants: readonly Applicant[]
  decisions: Decisions
  onDecide: (decisions: Decisions) => void
  words: { yes: string; no: string; all: string }
  /** Lots are named where there are several. */
  namesLots: boolean
  /** Whether a "no" is explained; left out where it is none for good. */
  refusals?: {
    areRequired: boolean
    reasons: Readonly<Record<number, string>>
    onReason: (offerId: number, reason: string) => void
    faultAt: (path: string) => string | undefined
  }
}

/** Company by company: whether it goes on, and if not, why. */
export function ApplicantChoice(props: ApplicantChoiceProps) {
  const { applicants, decisions, onDecide, words, namesLots, refusals } = props
  const say = useSay()
  const { language } = useLanguage()
  const about = ({ lots, applicationSent }: Applicant): string =>
    [
      namesLots && lotNames(lots),
      applicationSent && say(texts.filedAt, { moment: sayDeadline(applicationSent, language) }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <div className={classes.choice}>
      {applicants.length > 1 && (
        <Button
          variant="default"
          size="sm"
          className={classes.all}
          onClick={() => onDecide(Object.fromEntries(applicants.map(({ offerId }) => [offerId, 'yes'])))}
        >
          {words.all}
        </Button>
      )}
      <ul className={classes.applicants}>
        {applicants.map((applicant) => (
          <li key={applicant.offerId}>
            <RadioField
              label={applicant.organizationName}
              hint={about(applicant)}
              name={`decision-${applicant.offerId}`}
              inline
              options={[
                { value: 'yes', label: words.yes },
                { value: 'no', label: words.no },
              ]}
              value={decisions[applicant.offerId] ?? null}
              onChange={(answer) => answer && onDecide({ ...decisions, [applicant.offerId]: answer })}
            />
            {refusals && decisions[applicant.offerId] === 'no' && (
              <TextAreaField
                label={say(texts.reasonFor, { name: applicant.organizationName })}
                hint={say(texts.reasonForHint)}
                required={refusals.areRequired}
                rows={3}
                maxLength={longestReason}
                error={refusals.faultAt(`4.reasons.${applicant.offerId}`)}
                value={refusals.reasons[applicant.offerId] ?? ''}
                onChange={(reason) => refusals.onReason(applicant.offerId, reason)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
