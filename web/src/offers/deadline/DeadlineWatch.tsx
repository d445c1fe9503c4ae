import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { sayArrival, sayClock } from '@allmende/domain/times.ts'
import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { lineSpeed } from '../../uploads/line-speed.ts'
import { roughly } from '../../rooms/uploads/durations.ts'
import { roomUploads } from '../../rooms/uploads/room-uploads.ts'
import { serverNow } from '../../rpc/clock.ts'
import { useStore } from '../../rpc/store.ts'
import { lotNames } from '../../tenders/course/lot-names.ts'
import { Alert } from '../../ui/Alert.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import type { LotCheck } from '../filing/checklist.ts'
import { useUnansweredLots } from '../filing/useAwaitedLots.ts'
import { isFiled, type OwnPart } from '../parts/own-parts.ts'
import { phaseTitles } from '../parts/phase.texts.ts'
import type { Phase } from '../offer-paths.ts'
import { adviceOf } from './advice.ts'
import { markTexts, texts } from './deadline.texts.ts'
import { type Warning, warningOf } from './deadline-marks.ts'
import { type LateUpload, lateUploads } from './late-uploads.ts'
import { type Unfinished, unfinishedOf } from './unfinished.ts'
import classes from './deadline.module.css'

type DeadlineWatchProps = {
  offerId: number | null
  phase: Phase
  parts: readonly OwnPart[]
  rooms: readonly Room[]
  /** What would be submitted for each lot that is open. */
  checks: readonly LotCheck[]
  hasNames: boolean
}

/** Near a deadline: that it comes, and what will not be there by then. Said once for each mark, never by the second. */
export function DeadlineWatch({ offerId, phase, parts, rooms, checks, hasNames }: DeadlineWatchProps) {
  const say = useSay()
  const { language } = useLanguage()
  const uploads = useStore(roomUploads.uploads)
  const speed = useStore(lineSpeed)
  const times = parts.flatMap(({ isOpen, deadline }) => (isOpen && deadline ? [deadline.getTime()] : []))
  useTimeLeft(times.length === 0 ? null : new Date(Math.min(...times)))
  const now = serverNow()
  const unanswered = useUnansweredLots(offerId)
  const isUnfinished = (own: OwnPart) =>
    // Whether that is submitted the server alone knows.
    !unanswered.has(own.lot.id) && (!isFiled(own, phase) || own.part.unsubmittedChanges)
  const warning = warningOf(parts, isUnfinished, now)
  const late = lateUploads(uploads, speed, deadlineOfRoom(parts, rooms), now)
  const title = say(phaseTitles[phase])
  const whatOf = ({ filedAt, parts: those }: Unfinished) => {
    const what = hasNames ? `${title} (${lotNames(those.map(({ lot }) => lot))})` : title
    return filedAt === null
      ? say(texts.notFiled, { what })
      : say(texts.changed, { what, moment: sayArrival(filedAt, language) })
  }
  return (
    <div className={classes.watch} aria-live="polite">
      {warning && (
        <Alert tone="warning" isQuiet title={say(markTexts[warning.mark])}>
          {warning.deadlines.map((near) => (
            <p key={near.deadline.getTime()} className={classes.late}>
              {[
                say(texts.ends, { time: sayClock(near.deadline, language) }),
                ...unfinishedOf(near.parts, phase).map(whatOf),
              ].join(' ')}
            </p>
          ))}
          {adviceOf(checksOf(warning, checks), hasNames, say).map((sentence) => (
            <p key={sentence} className={classes.late}>
              {sentence}
            </p>
          ))}
        </Alert>
      )}
      {late.length > 0 && <Late late={late} />}
    </div>
  )
}

/** Of the lots that are warned of. */
const checksOf = ({ deadlines }: Warning, checks: readonly LotCheck[]): LotCheck[] =>
  checks.filter(({ own }) => deadlines.some(({ parts }) => parts.some(({ lot }) => lot.id === own.lot.id)))

/** Which deadline holds for what goes into a room; null where none does any more. */
const deadlineOfRoom =
  (parts: readonly OwnPart[], rooms: readonly Room[]) =>
  (roomId: number): Date | null => {
    const room = rooms.find(({ id }) => id === roomId)
    const own = room && parts.find(({ lot }) => lot.id === room.lotId)
    return own?.isOpen ? own.deadline : null
  }

/** The names are read out once; the minutes that go by are for the eye. */
function Late({ late }: { late: readonly LateUpload[] }) {
  const say = useSay()
  return (
    <Alert
      tone="warning"
      isQuiet
      title={`${say(texts.lateTitle)}: ${late.map(({ name }) => name).join(', ')}`}
    >
      <div aria-live="off">
        {late.map(({ name, roomId, needs, left }) => {
          const [need, rest] = [roughly(needs), span(left)]
          return (
            <p key={`${roomId} ${name}`} className={classes.late}>
              {say(texts.late, {
                name,
                needs: say(need.text, need.values),
                left: say(rest.text, rest.values),
              })}
            </p>
          )
        })}
        <p className={classes.late}>{say(texts.lateAdvice)}</p>
      </div>
    </Alert>
  )
}

/** Rounded down: nobody shall rely on time that is not there. */
function span(seconds: number): { text: Bilingual; values: Values } {
  if (seconds < 60) return { text: texts.seconds, values: { n: Math.floor(seconds) } }
  const minutes = Math.floor(seconds / 60)
  return minutes < 120
    ? { text: texts.minutes, values: { n: minutes } }
    : { text: texts.hours, values: { n: Math.floor(minutes / 60) } }
}
