import { sayDeadline } from '@allmende/domain/times.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { texts } from './course.texts.ts'
import classes from './CourseDialog.module.css'
import { type LotDeadline, sharedDeadlines } from '@allmende/domain/tenders/lot-deadlines.ts'
import { deadlineName } from './lot-deadlines.ts'

type StandingDeadlinesProps = { label: string; deadlines: readonly LotDeadline[] }

/** Until when it runs for the chosen lots, so that nobody starts it unawares of that. */
export function StandingDeadlines({ label, deadlines }: StandingDeadlinesProps) {
  const say = useSay()
  const { language } = useLanguage()
  const shared = sharedDeadlines(deadlines)
  if (shared.length === 0) return null
  return (
    <ul className={classes.list}>
      {shared.map(({ deadline, lots }) => (
        <li key={deadline.getTime()}>
          {say(texts.standingDeadline, {
            name: deadlineName(label, lots, deadlines.length),
            deadline: sayDeadline(deadline, language),
          })}
        </li>
      ))}
    </ul>
  )
}
