import { useState } from 'react'
import { DateField } from '../ui/form/DateField.tsx'
import { DateTimeField } from '../ui/form/DateTimeField.tsx'
import { TimeField } from '../ui/form/TimeField.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './Bausteine.module.css'
import { texts } from './bausteine.texts.ts'
import { Sample, Section } from './Section.tsx'

const nothing = () => {}

export function TimeSamples() {
  const say = useSay()
  const [day, setDay] = useState<string | null>(null)
  const [hour, setHour] = useState<string | null>('09:30')
  const [deadline, setDeadline] = useState<string | null>('2026-12-04T09:00:00.000Z')
  const kept = (value: string | null) => (
    <output className={classes.quiet}>{say(texts.kept, { value: value ?? '–' })}</output>
  )
  return (
    <Section id="zeit">
      <Sample title={say(texts.default)} wide>
        <div className={classes.pairs}>
          <div>
            <DateField label={say(texts.day)} value={day} onChange={setDay} />
            {kept(day)}
          </div>
          <div>
            <TimeField label={say(texts.hour)} value={hour} onChange={setHour} />
            {kept(hour)}
          </div>
          <div>
            <DateTimeField
              label={say(texts.deadline)}
              hint={say(texts.deadlineHint)}
              required
              value={deadline}
              onChange={setDeadline}
            />
            {kept(deadline)}
          </div>
        </div>
      </Sample>
      <Sample title={say(texts.wrong)} wide>
        <div className={classes.pairs}>
          <DateField label={say(texts.day)} value="31.11.2026" onChange={nothing} />
          <TimeField label={say(texts.hour)} value="25" onChange={nothing} />
          <DateTimeField label={say(texts.deadline)} value="29.03.2026, 02:30" onChange={nothing} />
        </div>
      </Sample>
      <Sample title={say(texts.locked)} wide>
        <div className={classes.pairs}>
          <DateField label={say(texts.day)} disabled value="2026-12-31" onChange={nothing} />
          <TimeField label={say(texts.hour)} disabled value="10:00" onChange={nothing} />
          <DateTimeField
            label={say(texts.deadline)}
            disabled
            value="2026-07-04T08:00:00.000Z"
            onChange={nothing}
          />
        </div>
      </Sample>
    </Section>
  )
}
