import { sayDay, sayDeadline } from '@allmende/domain/times.ts'
import { Alert } from '../../ui/Alert.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { texts } from './course.texts.ts'
import { deadlineName } from './lot-deadlines.ts'
import { longestReason } from './reasons.ts'
import type { ShortDeadline } from './short-deadlines.ts'

type ShortDeadlinesProps = {
  /** What such a deadline is called: Teilnahmefrist, Angebotsfrist. */
  label: string
  /** Of how many lots it may be; which of them are meant is said where it is not all. */
  lotCount: number
  deadlines: readonly ShortDeadline[]
  reason: string
  onReason: (reason: string) => void
  /** The server's sentence; it may ask for a reason where the screen saw no need. */
  fault: string | undefined
}

/** Warns of deadlines below the legal minimum and asks why they are so short. */
export function ShortDeadlines(props: ShortDeadlinesProps) {
  const { label, lotCount, deadlines, reason, onReason, fault } = props
  const say = useSay()
  const { language } = useLanguage()
  if (deadlines.length === 0 && fault === undefined) return null
  return (
    <>
      {deadlines.length > 0 && (
        <Alert tone="warning" title={say(texts.short)}>
          {deadlines.map(({ deadline, lots, days, paragraph, earliest }) => (
            <p key={deadline.getTime()}>
              {say(texts.shortText, {
                name: deadlineName(label, lots, lotCount),
                deadline: sayDeadline(deadline, language),
                days,
                paragraph,
                earliest: sayDay(earliest),
              })}
            </p>
          ))}
        </Alert>
      )}
      <TextAreaField
        label={say(texts.shortReason)}
        hint={say(texts.shortReasonHint)}
        required
        rows={3}
        maxLength={longestReason}
        error={fault}
        value={reason}
        onChange={onReason}
      />
    </>
  )
}
