import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { serverNow } from '../../rpc/clock.ts'
import { Clamped } from '../../ui/Clamped.tsx'
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
  const sayWho = useNames(isSeenInside(tender))
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
              sayWho={sayWho}
            />
          ))}
        </ol>
      )}
    </FormSection>
  )
}

type EntryProps = TimelineEntry & { sayWho: SayWho }

function Entry({ at, text, values, lots, by, reason, isToCome, sayWho }: EntryProps) {
  const say = useSay()
  const { language } = useLanguage()
  const words = say(text, values)
  return (
    <li data-to-come={isToCome || undefined}>
      <time dateTime={at.toISOString()}>{sayDeadline(at, language)}</time>
      <div>
        {lots.length > 0 ? say(texts.lots, { text: words, lots: lotNames(lots) }) : words}
        {by.length > 0 && <span className={classes.by}> {sayWho(by)}</span>}
        {isToCome && (
          <span className={classes.by}>
            {' '}
            <Countdown until={at} />
          </span>
        )}
        {reason && (
          <Clamped as="p" className={classes.reason} lines={4}>
            {say(texts.reason, { reason })}
          </Clamped>
        )}
      </div>
    </li>
  )
}

type SayWho = (userNames: readonly string[]) => string

/** Who did something, by name; only those inside are told, and only they may ask. */
function useNames(isInside: boolean): SayWho {
  const say = useSay()
  const nameOf = useStaffNames(isInside)
  return ([one = '', other]) => {
    if (other !== undefined) return say(texts.byBoth, { one: nameOf(one), other: nameOf(other) })
    return one === 'system' ? say(texts.bySystem) : say(texts.by, { name: nameOf(one) })
  }
}
