import type { TenderRow } from '@allmende/domain/tenders/tenders.contract.ts'
import { nextDeadline } from '@allmende/domain/tenders/tenders.rules.ts'
import { say } from '@allmende/domain/texts.ts'
import { serverNow } from '../../rpc/clock.ts'
import { nearnessOf, sayDaysLeft, sayLeft } from '../../ui/countdown.ts'
import { texts } from '../../ui/countdown.texts.ts'
import { useLanguage } from '../../ui/language.tsx'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import { isVoid } from '../course/void-deadline.ts'
import { DeadlineText } from '../DeadlineText.tsx'
import classes from './list.module.css'

const none = '–'

/** A draft shows the deadline it plans; from publishing on the platform keeps the one that counts. */
const deadlineOf = (row: TenderRow): Date | null => (row.stage === null ? nextDeadline(row) : row.deadline)

export function DeadlineCell(row: TenderRow) {
  const moment = deadlineOf(row)
  if (!moment) return none
  return (
    <>
      <DeadlineText moment={moment} />{' '}
      {isVoid(row, moment, serverNow()) ? <Void /> : <TimeLeft moment={moment} />}
    </>
  )
}

function Void() {
  const { language } = useLanguage()
  return <span className={classes.left}>{say(texts.void, language)}</span>
}

/** Counted in the last day before it, as everywhere; here also told in days, so that rows can be compared. */
function TimeLeft({ moment }: { moment: Date }) {
  const { language } = useLanguage()
  const left = useTimeLeft(moment) ?? 0
  const nearness = nearnessOf(left)
  const text = {
    far: sayDaysLeft(left, language),
    near: sayLeft(left, language),
    past: say(texts.past, language),
  }[nearness]
  return (
    text && (
      <span className={classes.left} data-nearness={nearness}>
        {text}
      </span>
    )
  )
}
