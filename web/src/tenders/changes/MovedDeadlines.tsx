import type { Form } from '@allmende/domain/notices/form/form.ts'
import { type MovedDeadline, movedDeadlines } from '@allmende/domain/tenders/changes/moved-deadlines.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { labelsOf } from '@allmende/domain/tenders/tenders.texts.ts'
import { sayDay, sayDeadline } from '@allmende/domain/times.ts'
import { serverNow } from '../../rpc/clock.ts'
import { Alert } from '../../ui/Alert.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { texts as courseTexts } from '../course/course.texts.ts'
import { deadlineName } from '../course/lot-deadlines.ts'
import { shortOnes } from './announcement.ts'
import { roundsOnceMoved } from './next-rounds.ts'
import classes from './changes.module.css'
import { texts } from './changes.texts.ts'

type MovedDeadlinesProps = { tender: TeamTender; form: Form; standing: TeamTender; pending: TeamTender }

/** From when to when, for which lots; and what the law says where that is too short. */
export function MovedDeadlines({ tender, form, standing, pending }: MovedDeadlinesProps) {
  const say = useSay()
  const { language } = useLanguage()
  const moved = movedDeadlines(form, standing, pending)
  if (moved.length === 0) return null
  const labels = labelsOf(tender.type)
  const moment = (time: Date | null) => (time ? sayDeadline(time, language) : say(texts.noDeadline))
  const named = ({ fact, lots }: Pick<MovedDeadline, 'fact' | 'lots'>) =>
    fact === 'finalDeadline'
      ? say(labels.finalDeadline)
      : deadlineName(
          say(labels[fact]),
          lots.map((lot, id) => ({ ...lot, id })),
          tender.lots.length,
        )
  const nextRounds = roundsOnceMoved(form, tender, { standing, pending }, serverNow())
  const hasBegunOpening = tender.lots.some(({ openUser }) => openUser !== null)
  return (
    <>
      <div>
        <strong>{say(texts.movedDeadlines)}</strong>
        <ul className={classes.summary}>
          {moved.map((one) => (
            <li key={`${one.fact} ${one.old?.getTime()} ${one.current?.getTime()}`}>
              {say(texts.moved, { name: named(one), old: moment(one.old), current: moment(one.current) })}
            </li>
          ))}
        </ul>
        {nextRounds.map(({ round, end, lots }) => (
          <p key={`${round} ${end.getTime()}`}>
            {say(lots === '' ? texts.nextRound : texts.nextRoundOf, { round, end: moment(end), lots })}
          </p>
        ))}
        {hasBegunOpening && <p>{say(texts.openingCleared)}</p>}
      </div>
      {shortOnes(form.subtype, tender, moved, serverNow()).map(({ fact, deadlines }) => (
        <Alert key={fact} tone="warning" isQuiet title={say(courseTexts.short)}>
          {deadlines.map(({ deadline, lots, days, paragraph, earliest }) => (
            <p key={deadline.getTime()}>
              {say(courseTexts.shortText, {
                name: deadlineName(say(labels[fact]), lots, tender.lots.length),
                deadline: sayDeadline(deadline, language),
                days,
                paragraph,
                earliest: sayDay(earliest),
              })}
            </p>
          ))}
        </Alert>
      ))}
    </>
  )
}
