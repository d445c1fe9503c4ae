import { sayDeadline } from '@allmende/domain/times.ts'
import { useLanguage } from '../ui/language.tsx'
import classes from './DeadlineText.module.css'

/** `Fr., 04.12.2026, 10:00 Uhr`; where there is no room for it in one line it breaks before the time. */
export function DeadlineText({ moment }: { moment: Date | null }) {
  const { language } = useLanguage()
  if (!moment) return null
  const [, day, time] = /^(.*,) ([^,]*)$/.exec(sayDeadline(moment, language)) ?? []
  return (
    <time dateTime={moment.toISOString()}>
      <span className={classes.part}>{day}</span> <span className={classes.part}>{time}</span>
    </time>
  )
}
