import { type Language, say } from '@allmende/domain/texts.ts'
import { texts } from './countdown.texts.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** From so many milliseconds before it on, a moment is counted down to. */
export const countsFrom = day

/** How a moment lies to now. */
export type Nearness = 'far' | 'near' | 'past'

/** A deadline is past a moment after it, not at it. */
export const nearnessOf = (left: number): Nearness =>
  left < 0 ? 'past' : left <= countsFrom ? 'near' : 'far'

/** `noch 3 Std. 12 Min.`; in the last hour to the second. */
export function sayLeft(left: number, language: Language): string {
  const [h, m, s] = [
    Math.floor(left / hour),
    Math.floor((left % hour) / minute),
    Math.floor((left % minute) / second),
  ]
  if (h > 0) return say(texts.hours, language, { h, m })
  return m > 0 ? say(texts.minutes, language, { m, s }) : say(texts.seconds, language, { s })
}

/** `noch 5 Tage`; null where the date alone says it better. */
export function sayDaysLeft(left: number, language: Language): string | null {
  const n = Math.floor(left / day)
  return n <= 14 ? say(texts.days, language, { n }) : null
}

const spokenAt = [12 * hour, 3 * hour, hour, 30 * minute, 10 * minute, 5 * minute, minute]

/** What a screen reader is told when one of these marks is reached; otherwise nothing. */
export function saySpoken(left: number, language: Language): string {
  const mark = spokenAt.find((time) => left <= time && left > time - 10 * second)
  if (mark === undefined) return ''
  return mark >= hour
    ? say(texts.spokenHours, language, { n: mark / hour })
    : say(texts.spokenMinutes, language, { n: mark / minute })
}
