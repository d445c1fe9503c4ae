import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayArrival } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { lotNames } from '../../tenders/course/lot-names.ts'
import { houseTexts } from '../../ui/house.texts.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { type CourseEntry, lotIdsOf } from './course.ts'
import { inRound } from './in-round.ts'
import type { Rounds } from './rounds.ts'
import classes from './submissions.module.css'
import { kindTexts, texts } from './submissions.texts.ts'

type CourseProps = {
  tender: ShownTender
  rooms: readonly Room[]
  rounds: Rounds
  entries: readonly CourseEntry[]
}

/** More than this is asked for. */
const shownAtFirst = 10

/** Every upload, removal, submission, withdrawal and refusal, the newest first. */
export function CourseList({ entries, ...around }: CourseProps) {
  const say = useSay()
  const { language } = useLanguage()
  const words = useWords(around)
  const [isWhole, setWhole] = useState(false)
  if (entries.length === 0) return null
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst)
  return (
    <section aria-label={say(texts.course)} className={classes.course}>
      <h3>{say(texts.course)}</h3>
      <ol>
        {shown.map((entry) => (
          <li key={entry.key}>
            <time dateTime={entry.at.toISOString()}>{sayArrival(entry.at, language)}</time>
            <span>{words(entry)}</span>
          </li>
        ))}
      </ol>
      {entries.length > shownAtFirst && (
        <div>
          <Button variant="default" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {say(isWhole ? houseTexts.showLess : houseTexts.showMore)}
          </Button>
        </div>
      )}
    </section>
  )
}

function useWords({ tender, rooms, rounds }: Omit<CourseProps, 'entries'>): (entry: CourseEntry) => string {
  const say = useSay()
  const forLots = (what: string, lotIds: readonly number[]) => {
    const lots = tender.lots.filter(({ id }) => lotIds.includes(id))
    return tender.lots.length === 1 ? what : say(texts.filedFor, { what, lots: lotNames(lots) })
  }
  const roomName = (id: number) => rooms.find((room) => room.id === id)?.name ?? say(texts.someRoom)
  return (entry) => {
    if (entry.kind === 'filed') {
      const { receipt } = entry
      const what = inRound(say, say(kindTexts[receipt.kind]), rounds.ofReceipt(receipt))
      return forLots(what, lotIdsOf(receipt))
    }
    if (entry.kind === 'refused') return forLots(say(texts.refused), [entry.refusal.lotId])
    const values = {
      name: entry.name,
      room: inRound(say, roomName(entry.roomId), rounds.ofRoom(entry.roomId)),
    }
    const what = say(entry.kind === 'upload' ? texts.upload : texts.removal, values)
    return entry.by === null ? what : `${what}, ${say(texts.by, { name: entry.by })}`
  }
}
