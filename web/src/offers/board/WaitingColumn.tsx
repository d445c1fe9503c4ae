import { sayDeadline } from '@allmende/domain/times.ts'
import { VisuallyHidden } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { texts } from './board.texts.ts'
import classes from './Column.module.css'
import type { WaitingRoom } from './columns.ts'

/** Closed: how many wait and until when, nothing else. */
export function WaitingColumn({ room, isChosen }: { room: WaitingRoom; isChosen: boolean }) {
  const say = useSay()
  const { language } = useLanguage()
  const id = useId()
  const count = room.rounds.reduce((sum, round) => sum + round.count, 0)
  return (
    <section aria-labelledby={id} className={classes.column} data-closed data-chosen={isChosen || undefined}>
      <h3 id={id} className={classes.title}>
        <IconLock size={20} aria-hidden />
        {say(texts.waiting)}
        <span className={classes.count} aria-hidden>
          {count}
        </span>
        <VisuallyHidden>{say(texts.count, { n: count })}</VisuallyHidden>
      </h3>
      <p className={classes.hint}>{say(texts.waitingHint)}</p>
      {room.rounds.length === 0 && <p className={classes.empty}>{say(texts.waitingNone)}</p>}
      {room.rounds.length > 0 && (
        <ul className={classes.rounds}>
          {room.rounds.map(({ round, count: n, until }) => (
            <li key={round}>
              <strong>{say(texts.waitingRound, { round, n })}</strong>
              <span>{say(texts.waitingUntil, { deadline: sayDeadline(until, language) })}</span>
            </li>
          ))}
        </ul>
      )}
      {room.registered > 0 && (
        <p className={classes.empty}>{say(texts.waitingRegistered, { n: room.registered })}</p>
      )}
    </section>
  )
}
