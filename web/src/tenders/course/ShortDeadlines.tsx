import { sayDay, sayDeadline } from '@allmende/domain/times.ts'
import { Alert } from '../../ui/Alert.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { texts } from './course.texts.ts'
import { longestReason } from './reasons.ts'
import type { ShortDeadline } from './short-deadlines.ts'

type ShortDeadlinesProps = {
  deadlines: readonly ShortDeadline[]
  reason: string
  onReason: (reason: string) => void
  /** The server's sentence; it may ask for a reason where the screen saw no need. */
  fault: string | undefined
}

/** Warns of deadlines below the legal minimum and asks why they are so short. */
export function ShortDeadlines({ deadlines, reason, onReason, fault }: ShortDeadlinesProps) {
  const say = useSay()
  const { language } = useLanguage()
  if (deadlines.length === 0 && fault === undefined) return null
  return (
    <>
      {deadlines.length > 0 && (
        <Alert tone="warning" title={say(texts.short)}>
          {deadlines.map(({ deadline, days, paragraph, earliest }) => (
            <p key={deadline.getTime()}>
              {say(texts.shortText, {
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
