import { Countdown } from '../../ui/Countdown.tsx'
import { texts } from '../../ui/countdown.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import { DeadlineText } from '../DeadlineText.tsx'
import classes from './Deadline.module.css'

/** A deadline as it stands to the server's clock: what is left of it on its last day, or that it is past. */
export function Deadline({ moment }: { moment: Date | null }) {
  const say = useSay()
  const left = useTimeLeft(moment)
  if (moment === null || left === null) return null
  return (
    <span className={classes.deadline}>
      <DeadlineText moment={moment} />
      {left < 0 ? <span className={classes.past}>{say(texts.past)}</span> : <Countdown until={moment} />}
    </span>
  )
}
