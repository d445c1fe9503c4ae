import type { Status } from '@allmende/domain/procedure/status.contract.ts'
import { datedTexts, statusTexts } from '@allmende/domain/tenders/status.texts.ts'
import { sayDay, sayDeadline } from '@allmende/domain/times.ts'
import { useSay } from '../../ui/language.tsx'
import badge from '../../ui/StatusBadge.module.css'
import { DeadlineText } from '../DeadlineText.tsx'
import { statusIcons } from './status-icons.ts'
import classes from './TenderStatus.module.css'

/** Where a tender or a lot stands, in the words that are used everywhere. */
export function TenderStatus({ status }: { status: Status }) {
  const Icon = statusIcons[status.word]
  return (
    <span className={`${badge.badge} ${classes.status}`} data-word={status.word}>
      <Icon size={16} className={badge.icon} aria-hidden />
      <span>
        <Words {...status} />
      </span>
    </span>
  )
}

function Words({ word, at }: Status) {
  const say = useSay()
  const dated = datedTexts[word]
  if (at === null || dated === undefined) return say(statusTexts[word])
  const [before, after] = say(dated.text).split('{moment}')
  return (
    <>
      {before}
      {dated.sayMoment === sayDeadline ? <DeadlineText moment={at} /> : sayDay(at)}
      {after}
    </>
  )
}
