import { serverNow } from '../../rpc/clock.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { texts } from '../../ui/countdown.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import { DeadlineText } from '../DeadlineText.tsx'
import classes from './Deadline.module.css'
import { type Ended, isVoid } from './void-deadline.ts'

type DeadlineProps = {
  moment: Date | null
  /** The tender, and the lot where it is one's own, that may have ended before it. */
  of?: Ended
}

/** A deadline as it stands to the server's clock: what is left of it on its last day, that it is past, or void. */
export function Deadline({ moment, of }: DeadlineProps) {
  const say = useSay()
  const left = useTimeLeft(moment)
  if (moment === null || left === null) return null
  if (of && isVoid(of, moment, serverNow()))
    return (
      <span className={classes.deadline}>
        <del className={classes.past}>
          <DeadlineText moment={moment} />
        </del>
        <span className={classes.past}>{say(texts.void)}</span>
      </span>
    )
  return (
    <span className={classes.deadline}>
      <DeadlineText moment={moment} />
      {left < 0 ? <span className={classes.past}>{say(texts.past)}</span> : <Countdown until={moment} />}
    </span>
  )
}
