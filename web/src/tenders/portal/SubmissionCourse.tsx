import type { Form } from '@allmende/domain/notices/form/form.ts'
import {
  businessIdOf,
  isUnusual,
  usualTime,
} from '@allmende/domain/tenders/submissions/notice-submissions.rules.ts'
import type {
  NoticeState,
  NoticeSubmission,
} from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import {
  noticeStateTexts,
  portalProblemTexts,
} from '@allmende/domain/tenders/submissions/notice-submissions.texts.ts'
import { sayDay, sayMoment, sayShortMoment } from '@allmende/domain/times.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Tone } from '../../ui/tones.ts'
import { sayAge } from './age.ts'
import { Objections } from './Objections.tsx'
import classes from './PortalSection.module.css'
import { texts } from './portal.texts.ts'
import { useServerTime } from './useServerTime.ts'

const tones: Record<NoticeState, Tone> = {
  QUEUED: 'info',
  SENDING: 'info',
  SUBMITTED: 'info',
  PUBLISHING: 'info',
  PUBLISHED: 'success',
  NOT_PUBLISHED: 'danger',
  VALIDATION_FAILED: 'danger',
  STOPPED: 'neutral',
}

export function StateBadge({ state }: { state: NoticeState }) {
  const say = useSay()
  return <StatusBadge tone={tones[state]}>{say(noticeStateTexts[state])}</StatusBadge>
}

type SubmissionCourseProps = {
  submission: NoticeSubmission
  form: Form
  isNewest?: boolean
  /** It is not its turn yet, and this is why. */
  waitsFor?: string | null
  /** Where it is mended; null where it is not. */
  formPath?: string | null
}

/** Where one version of the notice is, since when, and how it came there. */
export function SubmissionCourse(props: SubmissionCourseProps) {
  const { submission, form, isNewest = false, waitsFor = null, formPath = null } = props
  const say = useSay()
  const { language } = useLanguage()
  const now = useServerTime()
  const { state, since, problem, failures, steps } = submission
  const usual = useUsual(waitsFor ? null : state)
  return (
    <div className={classes.course}>
      <p className={classes.state}>
        <StateBadge state={state} />
        <span title={sayMoment(since, language)}>
          {usual
            ? say(texts.reachedUsual, { age: sayAge(since, now, language), usual })
            : say(texts.reached, { age: sayAge(since, now, language) })}
        </span>
      </p>
      {isNewest && problem && <Alert tone="warning">{say(portalProblemTexts[problem])}</Alert>}
      {waitsFor && <Alert tone="info">{waitsFor}</Alert>}
      {isNewest && !waitsFor && isUnusual(submission, now) && (
        <Alert tone="warning">{say(texts.unusual)}</Alert>
      )}
      {failures.length > 0 && <Objections failures={failures} form={form} formPath={formPath} />}
      <Facts facts={useFacts(submission)} />
      <ol className={classes.steps} aria-label={say(texts.course)}>
        {steps.map(({ state: step, at }, index) => (
          <li
            key={`${step} ${at.getTime()}`}
            data-reached={(index === steps.length - 1 && step === state) || undefined}
          >
            <time dateTime={at.toISOString()}>{sayShortMoment(at)}</time>
            <span>{say(noticeStateTexts[step])}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** How long one usually waits in a state; null where nothing is awaited. */
function useUsual(state: NoticeState | null): string | null {
  const say = useSay()
  const usual = state && usualTime(state)
  if (!usual) return null
  return 'ms' in usual
    ? say(texts.usualHours, { n: usual.ms / 3_600_000 })
    : say(texts.usualDays, { n: usual.workingDays })
}

function useFacts(submission: NoticeSubmission) {
  const say = useSay()
  const { language } = useLanguage()
  const { publicationNumber, publicationDate, createdBy, answered, due, state, reason } = submission
  return [
    { label: say(texts.reason), value: reason },
    { label: say(texts.publicationNumber), value: publicationNumber },
    { label: say(texts.publicationDate), value: publicationDate && dayOf(publicationDate) },
    { label: say(texts.identifier), value: businessIdOf(submission) },
    { label: say(texts.submittedBy), value: createdBy },
    { label: say(texts.answered), value: answered && sayMoment(answered, language) },
    {
      label: say(state === 'QUEUED' ? texts.nextAttempt : texts.due),
      value: due && sayMoment(due, language),
    },
  ]
}

/** The portal's own date where it is one we can read. */
function dayOf(text: string): string {
  const date = new Date(/^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? text)
  return Number.isNaN(date.getTime()) ? text : sayDay(date)
}
