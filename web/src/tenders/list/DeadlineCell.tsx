import type { TenderRow } from '@allmende/domain/tenders/tenders.contract.ts'
import { nextDeadline } from '@allmende/domain/tenders/tenders.rules.ts'
import { useSay } from '../../ui/language.tsx'
import { DeadlineText } from '../DeadlineText.tsx'
import { useServerTime } from '../portal/useServerTime.ts'
import classes from './list.module.css'
import { timeLeft } from './time-left.ts'

const none = '–'

/** A draft shows the deadline it plans; from publishing on the platform keeps the one that counts. */
const deadlineOf = (row: TenderRow): Date | null => (row.stage === null ? nextDeadline(row) : row.deadline)

export function DeadlineCell(row: TenderRow) {
  const moment = deadlineOf(row)
  if (!moment) return none
  return (
    <>
      <DeadlineText moment={moment} /> <TimeLeft moment={moment} />
    </>
  )
}

function TimeLeft({ moment }: { moment: Date }) {
  const say = useSay()
  const left = timeLeft(moment, useServerTime())
  return (
    left && (
      <span className={classes.left} data-state={left.state}>
        {say(left.text, left.values)}
      </span>
    )
  )
}
