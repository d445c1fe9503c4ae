import type { AwardLetter } from '@allmende/domain/procedure/award-letter.contract.ts'
import { type DispatchWay, dispatchWays } from '@allmende/domain/procedure/dispatch.contract.ts'
import { awardableFromDispatch } from '@allmende/domain/procedure/waiting-period.ts'
import { sayDay } from '@allmende/domain/times.ts'
import { useState } from 'react'
import { call } from '../../rpc/call.ts'
import { serverNow } from '../../rpc/clock.ts'
import { CourseDialog } from '../../tenders/course/CourseDialog.tsx'
import { useCourseChange } from '../../tenders/course/useCourseChange.ts'
import { toBerlin } from '../../ui/form/berlin-time.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { RadioField } from '../../ui/form/RadioField.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { texts, wayTexts } from './dispatch.texts.ts'
import { dayFault, dispatchOn } from './dispatch-day.ts'

type DispatchDialogProps = {
  lotId: number
  letter: AwardLetter
  announcedAt: Date
  onClose: () => void
}

/** On which day a letter left that could not by mail, and how. */
export function DispatchDialog({ lotId, letter, announcedAt, onClose }: DispatchDialogProps) {
  const say = useSay()
  const change = useCourseChange(texts.notRecorded)
  const [day, setDay] = useState<string | null>(null)
  const [how, setHow] = useState<DispatchWay | null>(null)
  const fault = dayFault(day, { announcedAt, now: serverNow() })
  const dispatch = fault === null ? dispatchOn(day, how) : null
  const wrongDay = fault && say(texts[fault], { announced: sayDay(announcedAt) })
  async function record() {
    if (!dispatch) return
    const { at } = dispatch
    if (!(await change.run(() => call('recordDispatch', letter.offerId, lotId, at, dispatch.how)))) return
    toast.success(say(texts.recorded))
    onClose()
  }
  return (
    <CourseDialog
      title={say(texts.title)}
      onClose={onClose}
      change={change}
      submitLabel={say(texts.record)}
      whyNot={
        dispatch
          ? null
          : (wrongDay ?? say(how === null && day !== null ? texts.howMissing : texts.dayMissing))
      }
      onSubmit={() => void record()}
    >
      <p>{say(texts.text, { name: letter.organizationName })}</p>
      <DateField
        label={say(texts.day)}
        required
        min={toBerlin(announcedAt).date}
        max={toBerlin(serverNow()).date}
        error={wrongDay ?? change.faultAt('2')}
        value={day}
        onChange={setDay}
      />
      <RadioField
        label={say(texts.how)}
        required
        name="how"
        options={dispatchWays.map((way) => ({
          value: way,
          label: say(wayTexts[way].label),
          hint: say(wayTexts[way].hint),
        }))}
        value={how}
        onChange={setHow}
      />
      {dispatch && (
        <p>
          <strong>{say(texts.earliest, { day: sayDay(awardableFromDispatch(dispatch)) })}</strong>
        </p>
      )}
      <p>{say(texts.paperHint)}</p>
    </CourseDialog>
  )
}
