import type { Submissions } from '@allmende/domain/offers/offers.contract.ts'
import { stampLabel, stampTexts } from '@allmende/domain/procedure/stamp.texts.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayArrival, sayExactDeadline } from '@allmende/domain/times.ts'
import { useQuery } from '@tanstack/react-query'
import { rpcQuery } from '../../rpc/queries.ts'
import { PdfButton } from '../../shell/PdfButton.tsx'
import { lotNames } from '../../tenders/course/lot-names.ts'
import { Facts } from '../../ui/Facts.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Part } from './applicants.ts'
import classes from './applicants.module.css'
import { filedTexts, kindTexts, texts } from './applicants.texts.ts'
import { FiledFiles } from './FiledFiles.tsx'
import { filedState, type Submission } from './filed-states.ts'
import { RefusedAttempts } from './RefusedAttempts.tsx'

export const submissionsAnchor = 'einreichungen'

type SubmissionsSectionProps = { tender: TeamTender; offerId: number; parts: readonly Part[] }

/** Everything that arrived, the newest first, and every attempt that was refused. */
export function SubmissionsSection({ tender, offerId, parts }: SubmissionsSectionProps) {
  const say = useSay()
  const { data, error, refetch } = useQuery(rpcQuery('getSubmissions', offerId))
  return (
    <FormSection anchor={submissionsAnchor} title={say(texts.submissions)} hint={say(texts.submissionsHint)}>
      {error && (
        <LoadFault title={say(texts.submissionsNotLoaded)} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <p className={classes.quiet}>{say(houseTexts.loading)}</p>}
      {data && <Filed tender={tender} parts={parts} submissions={data.submissions} />}
      {data && data.refused.length > 0 && <RefusedAttempts tender={tender} refused={data.refused} />}
    </FormSection>
  )
}

type FiledProps = Omit<SubmissionsSectionProps, 'offerId'> & Pick<Submissions, 'submissions'>

function Filed({ tender, parts, submissions }: FiledProps) {
  const say = useSay()
  if (submissions.length === 0) return <p className={classes.quiet}>{say(texts.noSubmissions)}</p>
  return (
    <ul className={classes.submissions}>
      {submissions.toReversed().map((submission) => (
        <FiledEntry
          key={`${submission.receiptId} ${submission.lotIds.join(' ')}`}
          tender={tender}
          submission={submission}
          state={filedState(submission, submissions, parts)}
        />
      ))}
    </ul>
  )
}

type FiledEntryProps = {
  tender: TeamTender
  submission: Submission
  state: ReturnType<typeof filedState>
}

function FiledEntry({ tender, submission, state }: FiledEntryProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { receiptId, lotIds, kind, receivedAt, stampedBy, deadline, files, withdrawnAt, openedAt } =
    submission
  const arrival = sayArrival(receivedAt, language)
  const lots = tender.lots.filter(({ id }) => lotIds.includes(id))
  return (
    <li className={classes.submission}>
      <div className={classes.submissionHead}>
        <h3>{say(kindTexts[kind])}</h3>
        {state && (
          <StatusBadge tone={state === 'opened' ? 'success' : 'neutral'}>
            {say(filedTexts[state])}
          </StatusBadge>
        )}
      </div>
      <Facts
        facts={[
          { label: say(texts.received), value: arrival },
          { label: say(stampLabel), value: stampedBy && say(stampTexts[stampedBy]) },
          { label: say(texts.deadline), value: deadline && sayExactDeadline(deadline, language) },
          { label: say(texts.lots), value: tender.lots.length > 1 && lotNames(lots) },
          { label: say(texts.withdrawnAt), value: withdrawnAt && sayArrival(withdrawnAt, language) },
          { label: say(texts.openedAt), value: openedAt && sayArrival(openedAt, language) },
        ]}
      />
      {files && <FiledFiles files={files} />}
      {openedAt && !files && <p className={classes.quiet}>{say(texts.filesInReceipt)}</p>}
      {openedAt && (
        <div>
          <PdfButton
            request={{ kind: 'receipt', id: receiptId }}
            label={say(texts.receipt)}
            spoken={say(texts.receiptOf, { of: `${say(kindTexts[kind])}, ${arrival}` })}
            size="sm"
          />
        </div>
      )}
    </li>
  )
}
