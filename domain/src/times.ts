import type { Language } from './texts.ts'

const timeZone = 'Europe/Berlin'
const locales = { de: 'de-DE', en: 'en-GB' } as const
const formats = (options: Intl.DateTimeFormatOptions) => ({
  de: new Intl.DateTimeFormat(locales.de, { ...options, timeZone }),
  en: new Intl.DateTimeFormat(locales.en, { ...options, timeZone }),
})

const shortDay = formats({ day: '2-digit', month: '2-digit', year: 'numeric' }).de
const days = formats({ day: 'numeric', month: 'long', year: 'numeric' })
const months = formats({ month: 'long', year: 'numeric' })
const minutes = formats({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).de
const seconds = formats({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }).de

const oclock = (time: string, language: Language) => (language === 'de' ? `${time} Uhr` : time)

/** `31.12.2026` */
export const sayDay = (time: Date): string => shortDay.format(time)

/** `14:02 Uhr`: of something that happens today. */
export const sayTime = (time: Date, language: Language = 'de'): string =>
  oclock(minutes.format(time), language)

/** `Dezember 2026` */
export const sayMonth = (time: Date, language: Language = 'de'): string => months[language].format(time)

/** `31. Dezember 2026, 12:00 Uhr` */
export const sayMoment = (time: Date, language: Language = 'de'): string =>
  `${days[language].format(time)}, ${oclock(minutes.format(time), language)}`

/** `31. Dezember 2026, 12:00:05 Uhr`: where the order of things counts. */
export const sayExactMoment = (time: Date, language: Language = 'de'): string =>
  `${days[language].format(time)}, ${oclock(seconds.format(time), language)}`

/** `31.12.2026, 12:00:05`: the same in a table. */
export const sayShortMoment = (time: Date): string => `${shortDay.format(time)}, ${seconds.format(time)}`

/** `12:00:05 Uhr`: of something that was a moment ago. */
export const sayClock = (time: Date, language: Language = 'de'): string =>
  oclock(seconds.format(time), language)

const weekdays = formats({ weekday: 'short' })

/** `Fr., 04.12.2026, 10:00 Uhr`: how deadlines are always written. */
export const sayDeadline = (time: Date, language: Language = 'de'): string =>
  `${weekdayOf(time, language)}, ${shortDay.format(time)}, ${oclock(minutes.format(time), language)}`

/** The same; to the second or the millisecond where it does not fall on a minute, for these may decide. */
export function sayExactDeadline(time: Date, language: Language = 'de'): string {
  const [rest, parts] = [time.getTime() % 60_000, time.getTime() % 1000]
  const milliseconds = parts === 0 ? '' : `,${String(parts).padStart(3, '0')}`
  const exact = rest === 0 ? minutes.format(time) : `${seconds.format(time)}${milliseconds}`
  return `${weekdayOf(time, language)}, ${shortDay.format(time)}, ${oclock(exact, language)}`
}

/** `Fr., 04.12.2026, 10:00:05,007 Uhr`: when something arrived, however close to its deadline. */
export function sayArrival(time: Date, language: Language = 'de'): string {
  const exact = `${seconds.format(time)},${String(time.getUTCMilliseconds()).padStart(3, '0')}`
  return `${weekdayOf(time, language)}, ${shortDay.format(time)}, ${oclock(exact, language)}`
}

const weekdayOf = (time: Date, language: Language): string =>
  weekdays[language].format(time).replace(/\.?$/, language === 'de' ? '.' : '')

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
})

/** What German clocks and calendars show at a moment, by the names that formats give the parts. */
const shownAt = (moment: Date): Readonly<Record<string, string>> =>
  Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))

/** The two halves of a moment as a notice writes them: `2026-03-02+01:00` and `10:15:00+01:00`. */
export function noticeTime(moment: Date): { date: string; time: string } {
  const ahead = minutesAhead(moment)
  const shown = shifted(moment, ahead).toISOString()
  // Germany lies east of Greenwich.
  const offset = `+${twoDigits(Math.floor(ahead / 60))}:${twoDigits(ahead % 60)}`
  return { date: `${shown.slice(0, 10)}${offset}`, time: `${shown.slice(11, 19)}${offset}` }
}

/** A notice knows no seconds of it, as they were before 1893, and no year 10000: that is told by Greenwich's clock. */
function minutesAhead(moment: Date): number {
  const ahead = Math.round(offsetAt(moment) / minute)
  return shifted(moment, ahead).getUTCFullYear() > 9999 ? 0 : ahead
}

const minute = 60_000
const shifted = (moment: Date, by: number): Date => new Date(moment.getTime() + by * minute)
const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** The first moment of a German day: of the one `later` days after the one in which `moment` lies. */
export function startOfDay(moment: Date, later = 0): Date {
  const { year, month, day } = shownAt(moment)
  // In numbers: not every year that can be stored has four digits, and those below 100 are not of our time.
  const midnight = new Date(0)
  midnight.setUTCFullYear(Number(year), Number(month) - 1, Number(day) + later)
  // Clocks change after midnight in both, so the difference is that of the night in question.
  return new Date(midnight.getTime() - offsetAt(midnight))
}

/** What a German clock and calendar show; a day beyond its month's last is one of the next month. */
export type BerlinTime = {
  year: number
  /** From 1. */
  month: number
  day: number
  hour: number
  minute: number
  second: number
  ms: number
}

const day = 24 * 60 * minute

/** The moment at which German clocks show this: in the hour that is left out the later one, in the one told twice the first. */
export function berlinMoment(time: BerlinTime): Date {
  const shown = new Date(0)
  shown.setUTCFullYear(time.year, time.month - 1, time.day)
  shown.setUTCHours(time.hour, time.minute, time.second, time.ms)
  const [before, after] = [-day, day].map((by) => offsetAt(new Date(shown.getTime() + by)))
  const byOld = new Date(shown.getTime() - (before ?? 0))
  if (before === after || offsetAt(byOld) === before) return byOld
  const byNew = new Date(shown.getTime() - (after ?? 0))
  return offsetAt(byNew) === after ? byNew : byOld
}

/** So many calendar days later, when German clocks show the same. */
export function sameTimeAfter(moment: Date, later: number): Date {
  if (later === 0) return moment
  const shown = new Date(moment.getTime() + offsetAt(moment))
  return berlinMoment({
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate() + later,
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
    ms: shown.getUTCMilliseconds(),
  })
}

const hour = 60 * minute
const since1900 = Date.UTC(1900, 0)
/** By the hour, within which nothing changes; the calendar is slow to ask, and rounds ask it for the same days. */
const offsets = new Map<number, number>()
const mostOffsets = 10_000

/** How far German clocks are ahead. */
function offsetAt(moment: Date): number {
  if (moment.getTime() < since1900) return askedOffset(moment)
  const at = Math.floor(moment.getTime() / hour)
  const known = offsets.get(at)
  if (known !== undefined) return known
  const offset = askedOffset(moment)
  if (offsets.size >= mostOffsets) offsets.clear()
  offsets.set(at, offset)
  return offset
}

/** Before 1893 clocks followed the sun, to the second. */
function askedOffset(moment: Date): number {
  const { timeZoneName = '' } = shownAt(moment)
  const [, sign, ...units] = /([+-])(\d+):(\d+)(?::(\d+))?$/.exec(timeZoneName) ?? []
  const [inHours = 0, inMinutes = 0, inSeconds = 0] = units.map((unit) => Number(unit ?? 0))
  const difference = (inHours * 60 + inMinutes) * 60 + inSeconds
  return (sign === '-' ? -1 : 1) * difference * 1000
}
