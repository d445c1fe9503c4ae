import type { AnnouncedAward, AwardLetter } from '@allmende/domain/procedure/award-letter.contract.ts'
import type { TeamLot } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayDay, sayDeadline } from '@allmende/domain/times.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { sayDaysLeft } from '../../ui/countdown.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import { AwardLetters } from './AwardLetters.tsx'
import classes from './award.module.css'
import { announcedWinner } from './contenders.ts'
import { sayOpenLetters } from './open-letters.ts'
import { texts } from './waiting.texts.ts'

const day = 86_400_000

/** Between the announcement and the award of a lot: until when one waits, and what for. */
export function WaitingPeriod({ lot }: { lot: TeamLot }) {
  const say = useSay()
  const { award, outcome } = lot
  const left = useTimeLeft(award?.awardableFrom ?? null)
  if (award === null || outcome !== null) return null
  const name = announcedWinner(lot)?.organizationName ?? ''
  const isFailed = award.letters.some(({ state }) => state === 'FAILED')
  const isOver = left !== null && left <= 0
  const warning = sayOpenLetters(say, award.letters)
  const tone = warning ? 'warning' : 'success'
  return (
    <Alert
      tone={isOver ? tone : award.awardableFrom === null && isFailed ? 'danger' : 'info'}
      isQuiet={!isFailed}
      title={say(texts.announced, { name })}
    >
      <div className={classes.waiting}>
        {award.awardableFrom === null ? (
          <NotBegun letters={award.letters} isFailed={isFailed} />
        ) : (
          <Running
            award={award}
            awardableFrom={award.awardableFrom}
            left={left ?? 0}
            hasOpenLetters={warning !== null}
          />
        )}
        {isOver && warning && <p>{warning}</p>}
        {!isOver && award.letters.some(({ state }) => state === 'KEPT') && <p>{say(texts.notMailed)}</p>}
        {award.letters.length > 0 && <AwardLetters lot={lot} award={award} />}
      </div>
    </Alert>
  )
}

type RunningProps = { award: AnnouncedAward; awardableFrom: Date; left: number; hasOpenLetters: boolean }

function Running({ award, awardableFrom, left, hasOpenLetters }: RunningProps) {
  const say = useSay()
  const { language } = useLanguage()
  const values = { day: sayDay(awardableFrom) }
  // Whoever has nobody to tell need not wait: then it can be given at the moment of announcing.
  if (awardableFrom.getTime() === award.sentAt.getTime()) return <p>{say(texts.nobodyTold)}</p>
  if (left <= 0) return <p>{say(hasOpenLetters ? texts.overIfSent : texts.over, values)}</p>
  const days = left > day ? sayDaysLeft(left, language) : null
  return (
    <>
      <p>
        <strong>{say(texts.possibleFrom, { moment: sayDeadline(awardableFrom, language) })}</strong>{' '}
        {days && <span>({days})</span>} <Countdown until={awardableFrom} />
      </p>
      <p>{say(texts.why)}</p>
    </>
  )
}

function NotBegun({ letters, isFailed }: { letters: readonly AwardLetter[]; isFailed: boolean }) {
  const say = useSay()
  const gone = letters.filter(({ state }) => state !== 'WAITING' && state !== 'FAILED').length
  if (gone === letters.length) return <p>{say(texts.notBegunSoon)}</p>
  return (
    <>
      <p>
        {say(texts.notBegun)} {say(texts.gone, { gone, all: letters.length })}
      </p>
      <p>{say(isFailed ? texts.whatFailed : texts.whatWaiting)}</p>
    </>
  )
}
