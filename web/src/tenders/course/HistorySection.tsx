import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { serverNow } from '../../rpc/clock.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import type { SectionProps } from '../frame/tender-page.ts'
import { useStaffNames } from '../useStaffNames.ts'
import classes from './HistorySection.module.css'
import { lotNames } from './lot-names.ts'
import { nextMoment, type TimelineEntry, timelineOf } from './timeline.ts'
import { texts } from './timeline.texts.ts'

export const historyAnchor = 'verlauf'

/** How the procedure came to where it is, and what is to come. */
export function HistorySection({ tender }: SectionProps) {
  const say = useSay()
  const nameOf = useNames(isSeenInside(tender))
  const entries = timelineOf(tender, serverNow())
  // Looked at again at the moment itself, not some time after it.
  useTimeLeft(nextMoment(entries))
  return (
    <FormSection anchor={historyAnchor} title={say(texts.history)} hint={say(texts.hint)}>
      {entries.length === 0 ? (
        <p>{say(texts.nothing)}</p>
      ) : (
        <ol className={classes.timeline}>
          {entries.map((entry) => (
            <Entry
              key={`${entry.at.getTime()} ${entry.text.de} ${lotNames(entry.lots)}`}
              {...entry}
              nameOf={nameOf}
            />
          ))}
        </ol>
      )}
    </FormSection>
  )
}

type EntryProps = TimelineEntry & { nameOf: (userName: string) => string }

function Entry({ at, text, values, lots, by, isToCome, nameOf }: EntryProps) {
  const say = useSay()
  const { language } = useLanguage()
  const words = say(text, values)
  return (
    <li data-to-come={isToCome || undefined}>
      <time dateTime={at.toISOString()}>{sayDeadline(at, language)}</time>
      <span>
        {lots.length > 0 ? say(texts.lots, { text: words, lots: lotNames(lots) }) : words}
        {by !== null && <span className={classes.by}> {nameOf(by)}</span>}
        {isToCome && (
          <span className={classes.by}>
            {' '}
            <Countdown until={at} />
          </span>
        )}
      </span>
    </li>
  )
}

/** Who did something, by name; only those inside are told, and only they may ask. */
function useNames(isInside: boolean): (userName: string) => string {
  const say = useSay()
  const nameOf = useStaffNames(isInside)
  return (userName) =>
    userName === 'system' ? say(texts.bySystem) : say(texts.by, { name: nameOf(userName) })
}
